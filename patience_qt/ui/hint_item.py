"""A hint on the table: a ring around card and place, and an arrow from one to the other."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.ui.looks import Ring, ring_line
from patience_qt.ui.marks import IN_HAND
from patience_qt.ui.ring import RING_REACH, draw_ring

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINE, _HEAD = 0.032, 0.22
"""The arrow's line and the length of its head, in card widths."""
_THINNEST = 1.8
"""The least width of the line, in pixels."""


class HintItem(QGraphicsItem):
    """Draws over all cards at rest; it takes no press."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._card = self._place = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(IN_HAND)
        self.hide()

    def point(self, card: QRectF, place: QRectF) -> None:
        """Show that *card* goes to *place*; if they are the same, there is but one ring."""
        self.prepareGeometryChange()
        self._card, self._place = QRectF(card), QRectF(place)
        self.show()

    @property
    def rings(self) -> Sequence[QRectF]:
        """What is ringed."""
        return [self._card] if self._card == self._place else [self._card, self._place]

    def boundingRect(self) -> QRectF:
        """Return all that is drawn: the arrow bends, but not out of this."""
        reach = (RING_REACH + _HEAD) * self._card.width() + 2
        area = self._card | self._place
        bend = 0.2 * math.hypot(area.width(), area.height())
        return area.adjusted(-reach, -reach, reach, reach + bend)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw rings and arrow."""
        for card in self.rings:
            draw_ring(painter, card, Ring.LIFTED, wash=0.0)
        if self._card != self._place:
            self._draw_arrow(painter)

    def _draw_arrow(self, painter: QPainter) -> None:
        """Draw the arrow: light within, dark without, so that it is seen on any card."""
        width = self._card.width()
        start = self._card.center()
        end = _edge(self._place, start)
        bend = (start + end) / 2 + QPointF(0, 0.2 * abs(end.x() - start.x()))
        way = math.atan2(end.y() - bend.y(), end.x() - bend.x())
        back = end - QPointF(math.cos(way), math.sin(way)) * (_HEAD * width)
        line = QPainterPath(start)
        line.quadTo(bend, back)
        side = QPointF(-math.sin(way), math.cos(way)) * (0.45 * _HEAD * width)
        head = QPolygonF([end, back + side, back - side])
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for ink, more in ((ring_line(), 2.4), (Ring.LIFTED.colour, 0.0)):
            stroke = QPen(ink, max(_LINE * width, _THINNEST) + more)
            stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(stroke)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(line)
            painter.setPen(QPen(ink, max(more, 0.5)))
            painter.setBrush(ink)
            painter.drawPolygon(head)
        painter.restore()


def _edge(place: QRectF, start: QPointF) -> QPointF:
    """Return where the straight way from *start* to the middle of *place* meets its edge."""
    middle = place.center()
    away = start - middle
    across = abs(away.x()) / (place.width() / 2)
    up = abs(away.y()) / (place.height() / 2)
    return middle + away / max(across, up, 1.0)
