"""Cards as small numbers, places as bits: what the searches of Babette reckon with.

A card's code is 15 times its suit plus its rank, so that the codes next to it are the cards that
the foundations of its suit want before and after it; ranks 0 and 14 belong to no card.  The cards
of a pass are numbered in dealing order: number i lies in row i // 8, column i % 8, and is bit i
of a set of places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import Card, Suit
from patience_qt.games.babette.piles import ROW

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = len(ROW)
"""Cards in a row."""
STRIDE = 15
"""From the Ace of one suit to the Ace of the next."""
CODES = STRIDE * len(Suit)
NO_ACES = tuple(range(0, CODES, STRIDE))
"""The Ace foundations before they are begun: rank 0 of each suit."""
NO_KINGS = tuple(range(14, CODES, STRIDE))
"""The King foundations before they are begun: rank 14 of each suit."""
SUIT_OF = tuple(code // STRIDE for code in range(CODES))
ACE_PILE, KING_PILE = 0, 1


def code(card: Card) -> int:
    """Return the number by which a search knows *card*."""
    return card.suit * STRIDE + card.rank


def places(bits: int) -> Iterator[int]:
    """Yield the number of each bit that is set, the lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
