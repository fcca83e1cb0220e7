"""May this card go on that one?  The words the rule books use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card


def down(card: Card, below: Card) -> bool:
    """Tell whether *card* is one rank lower than *below*, whatever the suits."""
    return card.rank == below.rank - 1


def up_in_suit(card: Card, below: Card) -> bool:
    """Tell whether *card* is one rank higher than *below*, in the same suit."""
    return card.suit is below.suit and card.rank == below.rank + 1


def down_in_suit(card: Card, below: Card) -> bool:
    """Tell whether *card* is one rank lower than *below*, in the same suit."""
    return card.suit is below.suit and card.rank == below.rank - 1
