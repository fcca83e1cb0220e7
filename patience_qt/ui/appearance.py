"""How cards and table look: chosen by name, and given to the pictures as they are loaded.

This is the one place that knows which colours in an SVG are roles.  The pictures are drawn in two
colours on ivory paper; a suit is the colour of the root group, and paper and edge are colours that
stand for nothing else.  A mark is drawn in the ink of a dark table.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from patience_qt.ui import looks
from patience_qt.ui.decks import BACKS, DECKS, FANS, TWO_COLOURS, Back, Deck
from patience_qt.ui.tables import FELT, TABLES, Table

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.ui.deck_figures import Figures

_SUIT = re.compile(rb'<g color="#[0-9A-F]{6}"')
_PAPER, _EDGE = (colour.encode("ascii") for colour in (TWO_COLOURS.paper, TWO_COLOURS.edge))
_MARK = re.compile(rb'<g color="#[0-9A-F]{6}" opacity="[0-9.]+"')


class Appearance(NamedTuple):
    """A deck, a back and a table; which figures the cards have follows from their size."""

    deck: Deck = TWO_COLOURS
    back: Back = FANS
    table: Table = FELT

    @classmethod
    def named(cls, deck: str, back: str, table: str) -> Appearance:
        """Return what has those names; what nothing is called any more looks as usual."""
        return cls(DECKS.get(deck, TWO_COLOURS), BACKS.get(back, FANS), TABLES.get(table, FELT))

    @property
    def back_file(self) -> str:
        """The name of the picture of the back, below the folder of all cards."""
        return f"backs/{self.back.name}"

    def picture(self, file: Path, figures: Figures) -> bytes:
        """Return the SVG in *file*, a face, a back or a mark, in these colours."""
        svg = file.read_bytes()
        folder = file.parent.name
        if folder == "marks":
            colour, strength = looks.ink_of(self.table, looks.MARK)
            return _MARK.sub(b'<g color="%b" opacity="%g"' % (_code(colour), strength), svg, 1)
        deck = self.deck.worn_with(figures)
        if folder != "backs":
            suit = _code(deck.suit(file.stem[0]))
            svg = _SUIT.sub(b'<g color="%b"' % suit, svg, 1)
        return svg.replace(_PAPER, _code(deck.paper)).replace(_EDGE, _code(deck.edge))


USUAL = Appearance()


def _code(colour: str) -> bytes:
    return colour.encode("ascii")
