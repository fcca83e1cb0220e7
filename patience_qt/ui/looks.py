"""The colours of our own: of the table and what is drawn on it, of the win panel, of warnings."""

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
PAPER, PAPER_EDGE, PAPER_INK, PAPER_SOFT, GOLD = (
    QColor(colour) for colour in ("#FDFCF7", "#C9C4B4", "#1B1D2B", "#5A5D66", "#E2A33B")
)
"""What is said of a win: its sheet, edge, title, text and star."""
BUTTON, BUTTON_HOVER, BUTTON_PRESSED = (
    QColor(colour) for colour in ("#1F6B55", "#17523F", "#EDEBE2")
)
BAD, FAINT, AMBER, ON_AMBER = (
    tuple(QColor(colour) for colour in pair)
    for pair in (
        ("#B3261E", "#FF8A80"),
        ("#65686D", "#A9ACB0"),
        ("#FFE9B0", "#4A3A12"),
        ("#22252A", "#E8E6E1"),
    )
)
"""On a light window and on a dark one."""
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
