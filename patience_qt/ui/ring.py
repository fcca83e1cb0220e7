"""Rings: two lines, so that they show on paper and on the table alike, and a wash within."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from patience_qt.ui.looks import ring_line
from patience_qt.ui.shadow import CORNER

if TYPE_CHECKING:
    from patience_qt.ui.looks import Ring

INNER = 1.2
LEAST = 0.7
"""A ring around a small card is drawn as around one 60 units wide, lest it be a mere hair."""
SECOND = 1.6
"""The width of a second line, and of what parts it from the first."""
RING_REACH = (INNER + 3.0 + 2 * SECOND) / 85
"""How far the widest ring reaches beyond the card, in card widths."""


def draw_ring(painter: QPainter, card: QRectF, ring: Ring, *, wash: float) -> None:
    """Draw *ring* around *card*, and its colour over the card as a *wash* of that strength."""
    unit = max(LEAST, card.width() / 85)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ring.tints:
        tint = QColor(ring.colour)
        tint.setAlphaF(wash)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(card, CORNER * card.width(), CORNER * card.width())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner, outer = INNER * unit, ring.width * unit
    _line(painter, card, inner / 2, QPen(ring_line(), inner))
    _line(painter, card, inner + outer / 2, _pen(ring, outer))
    if ring.is_double:
        beyond, second = inner + outer, SECOND * unit
        _line(painter, card, beyond + second / 2, QPen(ring_line(), second))
        _line(painter, card, beyond + 1.5 * second, QPen(ring.colour, second))
    painter.restore()


def _pen(ring: Ring, width: float) -> QPen:
    pen = QPen(ring.colour, width)
    if ring.is_dashed:
        pen.setDashPattern([3.0, 2.0])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _line(painter: QPainter, card: QRectF, distance: float, pen: QPen) -> None:
    """Draw one line around *card*, its middle at *distance*."""
    painter.setPen(pen)
    radius = CORNER * card.width() + distance
    painter.drawRoundedRect(card.adjusted(-distance, -distance, distance, distance), radius, radius)
