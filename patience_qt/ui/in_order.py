"""A deal that is won, laid out again in order: the reward for the chaos put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import COLUMNS, Pile, Role
from patience_qt.engine.table import Table

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card


def in_order(table: Table) -> Table:
    """Return the cards of a won *table* in its columns, by rank and suit; for the eye only.

    Thirteen columns hold a rank each; fewer hold a suit each, in the middle of the table.
    """
    cards = [card for pile in table.piles.values() for card in pile]
    count = sum(1 for _ in table.all(Role.COLUMN))
    columns: dict[int, list[Card]] = {}
    for card in sorted(cards, key=lambda card: (card.suit, card.rank)):
        by_suit = card.suit + 4 * card.pack + (count - len(cards) // 13) // 2
        columns.setdefault(card.rank - 1 if count >= 13 else by_suit, []).append(card)
    piles = {name: Pile() for name in table.piles}
    piles |= {COLUMNS[number]: Pile(tuple(cards)) for number, cards in columns.items()}
    return Table(piles, passes=table.passes)
