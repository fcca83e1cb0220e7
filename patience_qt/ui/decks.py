"""The decks and backs to choose from: the colours that the pictures are given when loaded."""

from __future__ import annotations

from typing import NamedTuple

from patience_qt.ui.deck_figures import LARGE, Figures


class Deck(NamedTuple):
    """The colours of a deck; *suits* are those of spades, hearts, diamonds and clubs."""

    name: str
    title: str
    suits: tuple[str, str, str, str]
    paper: str = "#FDFBF5"
    edge: str = "#BDB5A3"

    def suit(self, letter: str) -> str:
        """Return the colour of the suit with that letter, one of S H D C."""
        return self.suits["SHDC".index(letter)]

    def worn_with(self, figures: Figures) -> Deck:
        """Return the deck as it looks with those figures: the small ones need white paper."""
        if figures is not LARGE:
            return self
        return STRONG if self is TWO_COLOURS else self._replace(paper=STRONG.paper)


TWO_COLOURS = Deck("two", "Two Colours", ("#1C2030", "#C4202B", "#C4202B", "#1C2030"))
FOUR_COLOURS = Deck("four", "Four Colours", ("#1C2030", "#AD1030", "#D06C00", "#127A7A"))
"""Warm suits are red, cool ones black: that is what the eye needs to build in turns."""
POKER_COLOURS = Deck("poker", "Four Colours, Poker", ("#1C2030", "#C4202B", "#2A6FDB", "#007A5A"))
STRONG = Deck(
    "strong",
    "Strong",
    ("#000000", "#D0021B", "#D0021B", "#000000"),
    paper="#FFFFFF",
    edge="#000000",
)
DECKS = {deck.name: deck for deck in (TWO_COLOURS, FOUR_COLOURS, POKER_COLOURS, STRONG)}


class Back(NamedTuple):
    """A back: the name of its picture, and what people call it."""

    name: str
    title: str


FANS = Back("fans", "Fans")
BACKS = {
    back.name: back
    for back in (
        FANS,
        Back("lattice", "Lattice"),
        Back("sunburst", "Sunburst"),
        Back("night", "Night Sky"),
        Back("quilt", "Quilt"),
    )
}
