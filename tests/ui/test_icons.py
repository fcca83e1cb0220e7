"""The icons follow colours, size and pixel ratio."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QColor, QIcon, QPalette
from PySide6.QtWidgets import QMainWindow

from patience_qt.assets import folder
from patience_qt.ui.icons import Icons, pixmap

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NAMES = sorted(path.stem for path in (folder() / "icons").glob("*.svg"))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_in_the_ink_alone(name: str) -> None:
    image = pixmap(name, QColor("#FF0000"), 24, 1.25).toImage()
    assert image.size() == QSize(30, 30)
    seen = [image.pixelColor(x, y) for x in range(30) for y in range(30)]
    drawn = [colour for colour in seen if colour.alpha() > 128]
    assert len(drawn) > 20
    assert all(colour.red() > 200 and colour.green() < 60 for colour in drawn)


def test_an_icon_follows_the_palette(qtbot: QtBot) -> None:
    widget, action = QMainWindow(), QAction()
    qtbot.addWidget(widget)
    icons = Icons(widget)
    icons.dress(action, "undo")
    palette = QPalette(QColor("#202020"))
    widget.setPalette(palette)
    icons.redraw()
    image = action.icon().pixmap(24).toImage()
    inks = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
    assert max(ink.lightness() for ink in inks if ink.alpha() > 200) > 200
    assert not action.icon().pixmap(24, mode=QIcon.Mode.Disabled).isNull()
