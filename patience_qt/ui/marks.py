"""What a card in hand shows on the table: where it may go, and the card itself aloft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from patience_qt.ui.flight import ALOFT
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
        self._grip = QPointF()
        self._legal: dict[PileId, CardItem | PlaceItem] = {}

    def lift(self, held: CardItem, moves: Collection[Move], at: QPointF | None) -> None:
        """Mark *held* as in hand, and every place where it may go.

        It is carried by its point *at*, or lifted in place where that is None.
        """
        self.clear()
        self._held = held
        held.mark(ring=Ring.LIFTED if at is None else None, carried=at is not None)
        if at is not None:
            self._grip = at - held.pos()
            held.setZValue(IN_HAND)
        self._legal = {move.target: self._items.upper(move.target) for move in moves}
        for item in self._legal.values():
            item.mark(ring=Ring.LEGAL)

    def carry(self, at: QPointF) -> None:
        """Draw the card in hand under the pointer at *at*, where it was taken hold of."""
        if self._held:
            self._held.setPos(at - self._grip)

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
