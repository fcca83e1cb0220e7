"""The colours in use: what is drawn on the table's ground, rings around cards, paper, warnings.

There is one table in a program, and everything drawn on it asks here; lay changes it.
"""

from __future__ import annotations

from enum import Enum, StrEnum

from PySide6.QtGui import QColor

from patience_qt.ui.tables import FELT, Table

ROW_BAR = QColor("#FFC83D")
PAPER, PAPER_EDGE, PAPER_INK, PAPER_SOFT, GOLD = (
    QColor(colour) for colour in ("#FDFCF7", "#C9C4B4", "#1B1D2B", "#5A5D66", "#E2A33B")
)
"""What is said of a win: its sheet, edge, title, text and star."""
BUTTON, BUTTON_HOVER, BUTTON_PRESSED = (
    QColor(colour) for colour in ("#1F6B55", "#17523F", "#EDEBE2")
)
GOOD, BAD, FAINT, AMBER, ON_AMBER, STAR = (
    tuple(QColor(colour) for colour in pair)
    for pair in (
        ("#1E7A4C", "#63D39B"),
        ("#B3261E", "#FF8A80"),
        ("#65686D", "#A9ACB0"),
        ("#FFE9B0", "#4A3A12"),
        ("#22252A", "#E8E6E1"),
        ("#A8691E", "#E2A33B"),
    )
)
"""On a light window and on a dark one."""
TEXT, ROW_TEXT, MARK, CHEVRON, DASH = 0.92, 0.88, 0.60, 0.64, 0.40
"""How strong the ink is on a dark table."""
_DARK_INK, _LIGHT_INK = "#2A3040", "#FFF6DD"
_STRONGER_ON_LIGHT = 0.08
_in_use = [FELT]


class Blocked(StrEnum):
    """How much darker Babette's blocked cards are than free ones."""

    SLIGHT = "slight"
    OFF = "off"
    STRONG = "strong"


_marked = [Blocked.SLIGHT]
_VEILS = {Blocked.SLIGHT: (51, 46), Blocked.OFF: (0, 0), Blocked.STRONG: (89, 89)}
"""How opaque the veil is on a dark table and on a light one, of 255."""


class Ring(Enum):
    """A ring around a card or a place; they differ in lines and wash, not by colour alone."""

    LIFTED = "lifted"
    LEGAL = "legal"
    NEAREST = "nearest"
    HINT = "hint"
    CURSOR = "cursor"

    @property
    def colour(self) -> QColor:
        """The colour of the outer line."""
        gold, mint = ("#8A4B00", "#00594C") if table().is_light else ("#FFC83D", "#7FE6C8")
        if self is Ring.CURSOR:
            return QColor("#1C2030" if table().is_light else "#FFFFFF")
        return QColor(gold if self in (Ring.LIFTED, Ring.HINT) else mint)

    @property
    def tints(self) -> bool:
        """Tell whether what it surrounds is tinted: only places to lay a card are."""
        return self in (Ring.LEGAL, Ring.NEAREST)

    @property
    def is_double(self) -> bool:
        """Tell whether a second, thin line runs around the outer one."""
        return self is Ring.HINT

    @property
    def is_dashed(self) -> bool:
        """Tell whether the outer line is broken."""
        return self is Ring.CURSOR

    @property
    def width(self) -> float:
        """The width of the outer line on a card 85 units wide."""
        return 4.0 if self is Ring.NEAREST else 3.0


def table() -> Table:
    """Return the table in use."""
    return _in_use[0]


def lay(new: Table, blocked: Blocked = Blocked.SLIGHT) -> None:
    """Use another table from now on; what has been drawn has to be drawn again."""
    _in_use[0], _marked[0] = new, blocked


def ring_line() -> QColor:
    """Return the colour of a ring's inner line, which parts it from the card."""
    return QColor("#FFFDF6" if table().is_light else "#1C2030")


def wash() -> float:
    """Return how strongly an empty place to lay a card is tinted: more looks dirty on light."""
    return 0.10 if table().is_light else 0.16


def veil() -> QColor:
    """Return what lies over blocked cards: the colour of the table's edge, thin."""
    edge = QColor(table().ground[-1])
    colour = edge.darker(185) if table().is_light else edge
    colour.setAlpha(_VEILS[_marked[0]][table().is_light])
    return colour


def ink(strength: float) -> QColor:
    """Return the table's ink at that strength, a little stronger on a light table."""
    name, strength = ink_of(table(), strength)
    colour = QColor(name)
    colour.setAlphaF(strength)
    return colour


def ink_of(on: Table, strength: float) -> tuple[str, float]:
    """Return the colour of the ink on that table, and how strong it is there."""
    if not on.is_light:
        return _LIGHT_INK, strength
    return _DARK_INK, min(TEXT, strength + _STRONGER_ON_LIGHT)
