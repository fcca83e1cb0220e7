"""How the cards of a table lie there for the eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience_qt.engine.piles import Role, Spot
from patience_qt.ui.places import backs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.cards import Card
    from patience_qt.engine.table import Table


class Lying(NamedTuple):
    """A card as it lies: where, which side up, blocked or free, and whether it is seen at all."""

    card: Card
    spot: Spot
    face_up: bool
    blocked: bool
    seen: bool


ON_FOUNDATION = 2
"""So many cards of a foundation are drawn: the last one, and what lies under it in flight."""


def lying(table: Table, *, in_rows: bool) -> Iterator[Lying]:
    """Yield every card of *table*; only *in_rows* are covered cards shown as blocked."""
    for name, pile in table.piles.items():
        deepest = len(pile) - _depth(name.role, len(pile))
        for row, card in enumerate(pile.cells):
            if card is not None:
                blocked = in_rows and name.role is Role.COLUMN and pile.below(row) is not None
                face_up = card not in table.face_down
                yield Lying(card, Spot(name, row), face_up, blocked, row >= deepest)


def _depth(role: Role, cards: int) -> int:
    """Return how many cards of a pile are drawn."""
    if role is Role.STOCK:
        return backs(cards)
    return ON_FOUNDATION if role is Role.FOUNDATION else cards
