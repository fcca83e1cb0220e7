"""The few colours of our own outside the table; everything else is the desktop's."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette


class Chrome(NamedTuple):
    """Colours that can be read on a light or on a dark window."""

    bad: QColor
    faint: QColor
    amber: QColor
    on_amber: QColor


LIGHT = Chrome(QColor("#B3261E"), QColor("#65686D"), QColor("#FFE9B0"), QColor("#22252A"))
DARK = Chrome(QColor("#FF8A80"), QColor("#A9ACB0"), QColor("#4A3A12"), QColor("#E8E6E1"))


def chrome(palette: QPalette) -> Chrome:
    """Return the colours that suit *palette*."""
    ground = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Window)
    return DARK if ground.lightness() < 128 else LIGHT
