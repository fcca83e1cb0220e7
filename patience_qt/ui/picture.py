"""A picture of a table, drawn by the same items as the window's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from shiboken6 import delete

from patience_qt.engine.play import position
from patience_qt.ui.faces import Faces
from patience_qt.ui.table_scene import TableScene

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant


def picture_of(
    game: Variant, table: Table, size: QSize, ratio: float = 1.0, faces: Faces | None = None
) -> QImage:
    """Return *table* of *game* as a picture of *size* logical pixels, sharp at that *ratio*.

    For pictures of one layout and size, *faces* can be shared.
    """
    shown = faces or Faces(ahead=False)
    scene = TableScene(shown)
    if faces is None:
        shown.setParent(scene)
    try:
        scene.animator.pace = 0
        scene.lay_out(game.layout)
        scene.fit(size.width(), size.height(), ratio)
        scene.show_position(position(game.rules, table))
        image = QImage(size * ratio, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    finally:
        # A scene is full of cycles: Python would collect it at any moment, even amid Qt's work.
        delete(scene)
    image.setDevicePixelRatio(ratio)
    return image
