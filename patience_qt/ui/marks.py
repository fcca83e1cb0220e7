"""What a card in hand shows on the table: where it may go, and the card itself aloft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from patience_qt.ui.animator import ALOFT
from patience_qt.ui.looks import Ring

if TYPE_CHECKING:
    from collections.abc import Collection

    from patience_qt.engine.piles import PileId
    from patience_qt.engine.rules import Move
    from patience_qt.ui.card_item import CardItem
    from patience_qt.ui.place_item import PlaceItem
    from patience_qt.ui.table_items import TableItems

IN_HAND = 10 * ALOFT
"""The height of a carried card."""


class Marks:
    """Rings and a lifted card, over the items of a table; clear takes all of it back."""

    def __init__(self, items: TableItems) -> None:
        """Mark nothing."""
        self._items = items
        self._held: CardItem | None = None
        self._from = QPointF()
        self._legal: dict[PileId, CardItem | PlaceItem] = {}

    def lift(self, held: CardItem, moves: Collection[Move], *, carried: bool) -> None:
        """Mark *held* as in hand, and every place where it may go."""
        self.clear()
        self._held, self._from = held, held.pos()
        held.mark(ring=None if carried else Ring.LIFTED, carried=carried)
        if carried:
            held.setZValue(IN_HAND)
        self._legal = {move.target: self._items.upper(move.target) for move in moves}
        for item in self._legal.values():
            item.mark(ring=Ring.LEGAL)

    def carry(self, distance: QPointF) -> None:
        """Draw the card in hand that far from where it lay."""
        if self._held:
            self._held.setPos(self._from + distance)

    def nearest(self, target: PileId | None) -> None:
        """Mark the place where the card would be laid if it were dropped now."""
        for pile, item in self._legal.items():
            item.mark(ring=Ring.NEAREST if pile == target else Ring.LEGAL)

    def clear(self) -> None:
        """Mark nothing any more; the card stays where it is drawn."""
        for item in self._legal.values():
            item.mark()
        if self._held:
            self._held.mark()
        self._held, self._legal = None, {}
