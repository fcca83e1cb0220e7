"""The colours of the table: its ground, what is drawn on it, and the rings around cards."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QColor

GROUND = ("#2A6D55", "#1F5A46", "#164335")
"""Green felt: the middle, the way out, and the edge."""
INK = QColor("#FFF6DD")
VEIL = QColor(22, 67, 53, 51)
"""Lies over blocked cards: the edge of the ground, one part in five."""
ROW_BAR = QColor("#FFC83D")
RING_LINE = QColor("#1C2030")
TEXT, ROW_TEXT, MARK, CHEVRON, DASH = 0.92, 0.88, 0.60, 0.64, 0.40
"""How strong the ink is."""


class Ring(Enum):
    """A ring around a card or a place; they differ in width and wash, not by colour alone."""

    LIFTED = "lifted"
    LEGAL = "legal"
    NEAREST = "nearest"

    @property
    def colour(self) -> QColor:
        """The colour of the outer line."""
        return QColor("#FFC83D") if self is Ring.LIFTED else QColor("#7FE6C8")

    @property
    def width(self) -> float:
        """The width of the outer line on a card 85 units wide."""
        return 4.0 if self is Ring.NEAREST else 3.0


def ink(strength: float) -> QColor:
    """Return the table's ink at that strength."""
    colour = QColor(INK)
    colour.setAlphaF(strength)
    return colour
