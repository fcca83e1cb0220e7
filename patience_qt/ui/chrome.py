"""The few colours of our own outside the table; everything else is the desktop's."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from patience_qt.ui.looks import AMBER, BAD, FAINT, GOOD, ON_AMBER, STAR


class Chrome(NamedTuple):
    """Colours that can be read on a light or on a dark window."""

    good: QColor
    bad: QColor
    faint: QColor
    amber: QColor
    on_amber: QColor
    star: QColor


LIGHT, DARK = (Chrome(*inks) for inks in zip(GOOD, BAD, FAINT, AMBER, ON_AMBER, STAR, strict=True))


def chrome(palette: QPalette) -> Chrome:
    """Return the colours that suit *palette*."""
    ground = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Window)
    return DARK if ground.lightness() < 128 else LIGHT
