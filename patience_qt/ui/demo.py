"""The demonstration's picture, drawn off screen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImageWriter

from patience_qt.ui.app import application
from patience_qt.ui.picture import picture_of

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

PICTURE = QSize(1280, 800)


def drawn(game: Variant, table: Table) -> bytes:
    """Return *table* of *game* as a picture in PNG; no display is needed."""
    # Where the locale is not in UTF-8, Qt would say so at length.
    os.environ.update(QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    running = application()
    picture = picture_of(game, table, PICTURE)
    running.quit()
    png = QBuffer()
    png.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(png, QByteArray(b"png")).write(picture)
    return bytes(png.data().data())
