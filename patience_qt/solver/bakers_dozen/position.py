"""A position in the search's own form, read off a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.cards import ACE, KING
from patience_qt.engine.piles import FOUNDATIONS, Pile, Role

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.table import Table


@dataclass(frozen=True, slots=True)
class Compact:
    """The *columns*, far end first, as strings of cards, and how many ranks are *up* in each suit.

    A card is four times its rank (Ace 0) and its suit.
    """

    columns: tuple[bytes, ...]
    up: tuple[int, ...]

    @property
    def all_up(self) -> tuple[int, ...]:
        """How many ranks are up in each suit when every card is out."""
        return tuple(
            ranks + sum(card & 3 == suit for column in self.columns for card in column)
            for suit, ranks in enumerate(self.up)
        )


def compact(table: Table) -> Compact:
    """Return *table* with its hidden cards known, and every hidden King sunk.

    Sinking early changes nothing but what the player sees.  A hidden King goes to the far end when
    it is turned up, and until then nothing under it can be reached; so the cards that come to be
    last in a column are the same, one after the other.  Of several, the one dealt nearest the far
    end is turned up last, and so ends up nearest the far end, beneath all that sank before.
    """
    columns = tuple(
        bytes(map(_number, _sunk(column, table.face_down))) for _, column in table.all(Role.COLUMN)
    )
    tops = (table[FOUNDATIONS[suit]].top for suit in range(4))
    return Compact(columns, tuple(top.rank if top else 0 for top in tops))


def _sunk(column: Pile, face_down: frozenset[Card]) -> list[Card]:
    return sorted(column, key=lambda card: not (card.rank == KING and card in face_down))


def _number(card: Card) -> int:
    return (card.rank - ACE) * 4 + card.suit
