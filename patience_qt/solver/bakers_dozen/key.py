"""The key of a position: one whole number that tells positions apart, and orders the search.

Cards are numbers here: four times the rank (Ace 0) and the suit.  A key is a sum over the columns,
so that a move changes it by two small additions, and equal positions have equal keys whichever
columns their cards stand in.  From its low end it holds:

* two measures of disorder, a byte each (`Columns`);
* of each column as dealt, how many cards still lie there untouched, from the far end;
* the foundations, four bits a suit;
* for every card in the columns, three bits that tell what it lies on: nothing, the card it was
  dealt on, or a card of the next rank and one of four suits; no bits are set for a card that is up.

The last part alone determines a position but for the order of its columns, so keys are exact.
"""

from __future__ import annotations

from typing import NamedTuple

from patience_qt.solver.bakers_dozen.safe import safe_cards

ON_SUIT, ON_DEALT, ON_NOTHING = 1, 5, 6
"""What three bits say of a card; ON_SUIT is followed by the other three suits."""
DISORDER_BITS = 16
FOUNDATION_BITS = 4


class Tops(NamedTuple):
    """The ranks *up* in each suit, the cards *ready* to go up next, and the *safe* of these."""

    up: tuple[int, ...]
    ready: tuple[int, ...]
    safe: tuple[int, ...]


class Key:
    """Where in the key of one search each part lies; no column may be longer than *longest*."""

    __slots__ = ("_cards", "_tops", "_width", "foundations", "outline")

    def __init__(self, columns: int, longest: int) -> None:
        """Lay the parts out for a number of columns as dealt, of at most *longest* cards."""
        self._width = longest.bit_length()
        self._tops: dict[int, Tops] = {}
        self.foundations = DISORDER_BITS + self._width * columns
        self._cards = self.foundations + 4 * FOUNDATION_BITS
        self.outline = (1 << self._cards) - (1 << DISORDER_BITS)
        """The bits that tell the untouched cards of each column, and the foundations."""

    def lying(self, card: int, on: int) -> int:
        """Return what *card* adds that lies *on* one of the things above."""
        return on << self._cards + 3 * card

    def untouched(self, column: int) -> int:
        """Return what one more untouched card adds in a *column* as dealt."""
        return 1 << DISORDER_BITS + self._width * column

    def up(self, suit: int, ranks: int = 1) -> int:
        """Return what *ranks* more cards on the foundation of *suit* add."""
        return ranks << self.foundations + FOUNDATION_BITS * suit

    def depths(self, key: int, columns: int) -> list[int]:
        """Return how many untouched cards *key* has in each of the columns."""
        mask = (1 << self._width) - 1
        return [key >> DISORDER_BITS + self._width * column & mask for column in range(columns)]

    def ranks_up(self, key: int) -> list[int]:
        """Return how many ranks *key* has up in each suit."""
        return [*self.tops(key).up]

    def tops(self, key: int) -> Tops:
        """Return what the foundations of *key* show."""
        tops = key >> self.foundations & 0xFFFF
        known = self._tops.get(tops)
        if known is None:
            up = (tops & 15, tops >> 4 & 15, tops >> 8 & 15, tops >> 12)
            ready = tuple(rank * 4 + suit for suit, rank in enumerate(up))
            known = self._tops[tops] = Tops(up, ready, safe_cards(up))
        return known
