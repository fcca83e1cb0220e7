"""Where everything stands on a table of a given size, whatever the course of the deal."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, PileId, Role
from patience_qt.ui.sizes import (
    BAND,
    END_MARGIN,
    GAP,
    PILE_GAP,
    SIDE,
    TALL,
    WIDEST_GAP,
    WIDEST_PILE_GAP,
    Size,
    across,
)

if TYPE_CHECKING:
    from patience_qt.games.layouts import Layout

FOUNDATION_REACH = 0.15
"""How far around its card a foundation takes a drop, in card widths."""


@dataclass(frozen=True)
class Arrangement:
    """The places of all piles: *table* and everything else in logical pixels.

    Where it is *mirrored*, stock and foundations change sides, and nothing changes its order.
    """

    layout: Layout
    table: QSizeF
    size: Size
    ratio: float = 1.0
    mirrored: bool = False

    def whole(self, length: float) -> float:
        """Return *length* rounded down to whole device pixels."""
        return math.floor(length * self.ratio + 1e-6) / self.ratio

    @cached_property
    def card(self) -> QSizeF:
        """The size of a card."""
        return QSizeF(self.size.card, self.whole(self.size.card * TALL))

    @cached_property
    def gap(self) -> float:
        """The gap between columns: it grows into spare width, up to a point."""
        spare = self.table.width() - across(self.layout, above=self.size.above) * self.size.card
        shared = spare / (self.layout.columns - 1) + GAP * self.size.card
        return self.whole(min(max(shared, GAP * self.size.card), WIDEST_GAP * self.size.card))

    @property
    def pitch(self) -> float:
        """The distance from one column to the next."""
        return self.size.card + self.gap

    @cached_property
    def _stock_width(self) -> float:
        return self.whole((1 + SIDE) * self.size.card) if self.layout.in_rows else 0.0

    @cached_property
    def left(self) -> float:
        """Where the first column begins."""
        columns = self.layout.columns * self.pitch - self.gap
        files = self.layout.files
        block = 0.0 if self.size.above else SIDE + files + (files - 1) * PILE_GAP
        whole = self._stock_width + columns + block * self.size.card
        return self.whole((self.table.width() - whole) / 2) + self._stock_width

    @cached_property
    def top(self) -> float:
        """Where the columns begin."""
        band = TALL + BAND if self.size.above else 0.0
        return self.whole((END_MARGIN + band) * self.size.card)

    @property
    def first(self) -> float:
        """Where the uppermost pile begins."""
        return self.whole(END_MARGIN * self.size.card)

    @property
    def column_height(self) -> float:
        """The height left for a column."""
        return self.table.height() - self.top - self.first

    def pile(self, name: PileId) -> QRectF:
        """Return the place of a pile: where its first card lies."""
        if not self.mirrored:
            return self._unmirrored(name)
        place = self._unmirrored(self._opposite(name))
        place.moveLeft(self.whole(self.table.width() - place.right()))
        return place

    def _opposite(self, name: PileId) -> PileId:
        """Return the pile whose image in the mirror *name* is: what stands in a row is reversed."""
        if name.role is Role.COLUMN:
            return COLUMNS[self.layout.columns - 1 - name.number]
        if name.role is Role.FOUNDATION and self.size.above:
            return FOUNDATIONS[4 * self.layout.files - 1 - name.number]
        return name

    def _unmirrored(self, name: PileId) -> QRectF:
        if name.role is Role.COLUMN:
            return QRectF(QPointF(self.left + name.number * self.pitch, self.top), self.card)
        if name == STOCK:
            return QRectF(QPointF(self.left - self._stock_width, self.first), self.card)
        return QRectF(self._foundation(name.number), self.card)

    def _foundation(self, number: int) -> QPointF:
        """Return where a foundation stands: over columns, centred over them, or beside them."""
        card, file, suit = self.size.card, number // 4, number % 4
        if not self.size.above:
            right = self.left + self.layout.columns * self.pitch - self.gap
            x = right + self.whole((SIDE + file * (1 + PILE_GAP)) * card)
            return QPointF(x, self.first + suit * (self.card.height() + self._pile_gap))
        if self.layout.files > 1:
            return QPointF(self.left + number * self.pitch, self.first)
        apart = card + max(self.gap, self.whole(2 * GAP * card))
        begin = (self.table.width() - 3 * apart - card) / 2
        return QPointF(self.whole(begin) + suit * apart, self.first)

    @cached_property
    def _pile_gap(self) -> float:
        """The gap between foundations that stand one below the other."""
        spare = (self.table.height() - 2 * self.first - 4 * self.card.height()) / 3
        card = self.size.card
        return self.whole(min(max(spare, PILE_GAP * card), WIDEST_PILE_GAP * card))

    @property
    def below_foundation(self) -> float:
        """The height of the strip below a foundation, where its direction is shown."""
        return self.whole(BAND * self.size.card) if self.size.above else self._pile_gap

    def drop_area(self, name: PileId) -> QRectF:
        """Return where a card may be dropped to lie on that pile.

        A column reaches from its first card to the table's lower edge, half of each gap included.
        """
        place = self.pile(name)
        if name.role is Role.COLUMN:
            place.setBottom(self.table.height())
            return place.adjusted(-self.gap / 2, 0, self.gap / 2, 0)
        reach = FOUNDATION_REACH * self.size.card
        return (
            place.adjusted(-reach, -reach, reach, reach) if name.role is Role.FOUNDATION else place
        )

    @property
    def piles(self) -> tuple[PileId, ...]:
        """The piles of the layout."""
        stock = (STOCK,) if self.layout.in_rows else ()
        return stock + FOUNDATIONS[: 4 * self.layout.files] + COLUMNS[: self.layout.columns]
