"""A covered card, shown whole over its column for as long as the player wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import Role, Spot
from patience_qt.ui.flight import ALOFT

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.table import Table
    from patience_qt.ui.card_item import CardItem
    from patience_qt.ui.table_items import TableItems


class Peek:
    """Shows one covered card of *items* at a time."""

    def __init__(self, items: TableItems) -> None:
        """Show none."""
        self._items = items
        self._shown: tuple[CardItem, float] | None = None

    @property
    def is_on(self) -> bool:
        """Tell whether a card is shown whole."""
        return self._shown is not None

    def begin(self, card: Card) -> None:
        """Show *card* whole."""
        self.end()
        item = self._items.item(card)
        self._shown = item, item.zValue()
        item.setZValue(ALOFT)
        item.rise_by(1.0)

    def end(self) -> bool:
        """Let the card lie again as it lay; tell whether one was shown."""
        shown, self._shown = self._shown, None
        if shown is None:
            return False
        item, height = shown
        item.setZValue(height)
        item.rise_by(0.0)
        return True

    def covers(self, table: Table, spot: Spot) -> bool:
        """Tell whether *spot* has a card, face up, that a later one of its column hides in part."""
        card, pile = table.find(spot), table[spot.pile]
        if card is None or card in table.face_down or spot.pile.role is not Role.COLUMN:
            return False
        places = self._items.places
        end = places.at(spot).y() + places.arrangement.card.height()
        later = (row for row in range(spot.row + 1, len(pile)) if pile.cells[row] is not None)
        return any(places.at(Spot(spot.pile, row)).y() < end for row in later)
