"""The columns that a search meets, each known by a number, so that equal ones are made once."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.key import ON_DEALT, ON_NOTHING, ON_SUIT, Key

if TYPE_CHECKING:
    from collections.abc import Sequence

EMPTY = 0
"""The number of the column without cards."""
NO_CARD = 60
"""The last "card" of the empty column: none is one rank lower, and it never goes up."""
KING = 12


class Columns:
    """Columns by number: each is its last card, and the column under that card.

    ``last[n]`` is the last card of column n, ``under[n]`` the column without it, ``share[n]`` what
    that card adds there to a position's key.  ``laid[4 * n + suit]`` is the column that the next
    lower rank of that suit makes of column n, 0 where it was not made yet.  ``has_high_king[n]``
    tells whether a King lies elsewhere in column n than at the far end.
    """

    def __init__(self, dealt: Sequence[bytes], key: Key) -> None:
        """Begin with the columns as *dealt*, each a string of cards, far end first."""
        self.key = key
        self.dealt = dealt
        self.last, self.under, self.share = [NO_CARD], [EMPTY], [0]
        self.laid = [0, 0, 0, 0]
        self.cards = [b""]
        self.has_high_king = [False]
        self._lowest: list[tuple[int, ...]] = [(NO_CARD,) * 5]
        self._alone: dict[int, int] = {}
        self._untouched_of = [-1]
        self._place = {cards[0]: place for place, cards in enumerate(dealt) if cards}
        self._dealt_on = {card: below for cards in dealt for below, card in pairwise(cards)}
        self.start = tuple(map(self._column, dealt))

    def __len__(self) -> int:
        """Return how many columns there are, the empty one included."""
        return len(self.last)

    def _column(self, cards: bytes) -> int:
        column = EMPTY
        for card in cards:
            column = self.lay(column, card)
        return column

    def lay(self, column: int, card: int) -> int:
        """Return the column that *card* makes of *column*."""
        if column == EMPTY:
            if card not in self._alone:
                self._alone[card] = self._made(column, card, ON_NOTHING)
            return self._alone[card]
        below = self.last[column]
        if self._dealt_on.get(card) == below:
            on = ON_DEALT
            if below >> 2 != (card >> 2) + 1:
                return self._made(column, card, on)
        else:
            on = ON_SUIT + (below & 3)
        slot = 4 * column + (card & 3)
        if not self.laid[slot]:
            self.laid[slot] = self._made(column, card, on)
        return self.laid[slot]

    def weight(self, column: int) -> int:
        """Return what all cards of *column* add to a position's key."""
        weight = 0
        while column != EMPTY:
            weight += self.share[column]
            column = self.under[column]
        return weight

    def _made(self, column: int, card: int, on: int) -> int:
        place = self._place_of(column, card)
        share = self._disorder(column, card) + self.key.lying(card, on)
        if place >= 0:
            share += self.key.untouched(place)
        self.last.append(card)
        self.under.append(column)
        self.share.append(share)
        self.laid += (0, 0, 0, 0)
        self.cards.append(self.cards[column] + bytes((card,)))
        self.has_high_king.append(
            self.has_high_king[column] or (column != EMPTY and card >> 2 == KING)
        )
        self._untouched_of.append(place)
        return len(self.last) - 1

    def _disorder(self, column: int, card: int) -> int:
        """Return what *card* on *column* adds to the two measures of disorder, a byte each.

        Both count cards, and cards above a lower rank twice more; the second also counts cards
        above a lower rank of their own suit.  They steer the search and prove nothing.
        """
        lowest, rank, suit = self._lowest[column], card >> 2, card & 3
        measure = 3 if rank > lowest[4] else 1
        second = measure + (rank > lowest[suit])
        if rank < lowest[suit]:
            lowest = (*lowest[:suit], rank, *lowest[suit + 1 : 4], min(rank, lowest[4]))
        self._lowest.append(lowest)
        return measure | second << 8

    def _place_of(self, column: int, card: int) -> int:
        """Return in which place *card* on *column* lies as dealt, with all under it; else -1."""
        if column == EMPTY:
            return self._place.get(card, -1)
        place, depth = self._untouched_of[column], len(self.cards[column])
        if place >= 0 and self.dealt[place][depth : depth + 1] == bytes((card,)):
            return place
        return -1
