"""How fast cards move: as the player wishes, or as the desktop does."""

from __future__ import annotations

import sys
from enum import StrEnum

from PySide6.QtGui import QGuiApplication


class Motion(StrEnum):
    """The speeds to choose from."""

    SYSTEM = "system"
    NORMAL = "normal"
    QUICK = "quick"
    SLOW = "slow"
    NONE = "none"


_STYLES_HINT = sys.platform in ("darwin", "win32")
"""Elsewhere no style of Qt's own knows; and to ask one costs every start some time."""
_PACES = {Motion.NORMAL: 1.0, Motion.QUICK: 0.5, Motion.SLOW: 1.8, Motion.NONE: 0.0}


def pace(motion: Motion) -> float:
    """Return by how much *motion* stretches all times; at 0 nothing moves."""
    if motion is Motion.SYSTEM:
        motion = Motion.NONE if system_wants_rest() else Motion.NORMAL
    return _PACES[motion]


def system_wants_rest() -> bool:
    """Tell whether the desktop asks programs to move as little as they can.

    Qt tells the wish itself from version 6.12 on; before, styles without animation hint at it.
    """
    hints = QGuiApplication.styleHints().accessibility()
    preference = getattr(hints, "motionPreference", None)
    if preference is not None and "reduce" in str(preference()).lower():
        return True
    if not _STYLES_HINT:
        return False
    from PySide6.QtWidgets import QApplication, QStyle

    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
