"""The icons: drawn in one ink, which follows the colours of the desktop."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from patience_qt import assets

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QColor
    from PySide6.QtWidgets import QMainWindow

_INK = r'color="#[0-9A-Fa-f]{6}"'


@cache
def _drawing(name: str) -> str:
    """Return the file of an icon; raise OSError where there is none."""
    return (assets.folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


def pixmap(name: str, ink: QColor, side: int, ratio: float) -> QPixmap:
    """Return the icon *name*, *side* wide and high on a screen of that pixel *ratio*."""
    svg = re.sub(_INK, f'color="{ink.name()}"', _drawing(name))
    picture = QPixmap(QSize(side, side) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(picture.rect()))
    picture.setDevicePixelRatio(ratio)
    return picture


class Icons:
    """Gives actions their icons, in the colours, at the size and the pixel ratio of *window*."""

    def __init__(self, window: QMainWindow) -> None:
        """Know no action yet."""
        self._window = window
        self._names: dict[QAction, str] = {}

    def dress(self, action: QAction, name: str) -> None:
        """Give *action* the icon *name*, now and whenever the icons are drawn again."""
        if self._names.get(action) == name:
            return
        self._names[action] = name
        action.setIconVisibleInMenu(False)
        action.setIcon(self.icon(name))

    def redraw(self) -> None:
        """Draw all icons again, after colours, style or pixel ratio have changed."""
        for action, name in self._names.items():
            action.setIcon(self.icon(name))

    def icon(self, name: str) -> QIcon:
        """Return an icon that looks faded where it is disabled."""
        palette, ratio = self._window.palette(), self._window.devicePixelRatioF()
        side = self._window.iconSize().width()
        made = QIcon()
        for group, mode in (
            (QPalette.ColorGroup.Active, QIcon.Mode.Normal),
            (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled),
        ):
            ink = palette.color(group, QPalette.ColorRole.ButtonText)
            made.addPixmap(pixmap(name, ink, side, ratio), mode)
        return made
