"""What keeps Babette's rows in line: their numbers, a bar at the last one, a dash in each gap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.engine.piles import COLUMNS, Role, Spot
from patience_qt.ui.looks import DASH, ROW_BAR, ROW_TEXT, TEXT, ink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.piles import Pile, PileId
    from patience_qt.engine.table import Table
    from patience_qt.ui.places import Places

CLEAR = 0.06
"""How far a dash keeps from the card above it, in card widths."""


class RowsItem(QGraphicsItem):
    """Draws the numbers, the bar and the dashes of one position."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._area = QRectF()
        self._numbers: list[QPointF] = []
        self._dashes: list[QPointF] = []
        self._mirrored = False
        self._is_numbered = True
        self._card = 0.0
        self._tall = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-2)

    def show_rows(self, table: Table, places: Places) -> None:
        """Draw the rows of *table*; a dash stands where no card shows through."""
        self.prepareGeometryChange()
        arrangement = places.arrangement
        self._area = QRectF(QPointF(), arrangement.table)
        self._card, self._tall = arrangement.card.width(), arrangement.card.height()
        columns = dict(table.all(Role.COLUMN))
        rows = max(map(len, columns.values()), default=0)
        self._mirrored = arrangement.mirrored
        outer = COLUMNS[len(columns) - 1 if self._mirrored else 0]
        edge = QPointF(self._card if self._mirrored else 0.0, 0.0)
        self._numbers = [places.at(Spot(outer, row)) + edge for row in range(rows)]
        self._dashes = [
            middle for name, pile in columns.items() for middle in self._bare(places, name, pile)
        ]
        self.update()

    def number(self, *, on: bool) -> None:
        """Show numbers from now on, or only the bar at the last row."""
        self._is_numbered = on
        self.update()

    def _bare(self, places: Places, column: PileId, pile: Pile) -> Iterator[QPointF]:
        """Yield the middle of each gap of a column into which the card above does not reach."""
        middle = QPointF(self._card / 2, places.reveal(column, 0) / 2)
        reached = -self._card
        for row, card in enumerate(pile.cells):
            corner = places.at(Spot(column, row))
            if card is not None:
                reached = corner.y() + self._tall
            elif corner.y() + middle.y() > reached + CLEAR * self._card:
                yield corner + middle

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
        return self._area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw dashes, numbers and bar."""
        painter.setPen(QPen(ink(DASH), max(1.0, 0.012 * self._card)))
        half = QPointF(0.07 * self._card, 0)
        for middle in self._dashes:
            painter.drawLine(middle - half, middle + half)
        for number, place in enumerate(self._numbers if self._is_numbered else (), 1):
            self._draw_number(painter, number, place)
        if self._numbers:
            last, width = self._numbers[-1], max(2.0, 0.022 * self._card)
            away = 0.052 * self._card
            left = last.x() + away - width if self._mirrored else last.x() - away
            painter.fillRect(QRectF(left, last.y(), width, self._tall), ROW_BAR)

    def _draw_number(self, painter: QPainter, number: int, place: QPointF) -> None:
        """Draw a row's number on the side of the stock; the last row's is bold."""
        is_last = number == len(self._numbers)
        font = QFont(QApplication.font())
        font.setPixelSize(max(11, round(0.13 * self._card)))
        font.setBold(is_last)
        painter.setFont(font)
        painter.setPen(ink(TEXT if is_last else ROW_TEXT))
        box = QRectF(place.x(), place.y(), 0.425 * self._card, 0.28 * self._card)
        towards = Qt.AlignmentFlag.AlignLeft if self._mirrored else Qt.AlignmentFlag.AlignRight
        box.translate((0.075 if self._mirrored else -0.5) * self._card, 0)
        painter.drawText(box, towards | Qt.AlignmentFlag.AlignVCenter, str(number))
