"""Rings: two lines, so that they show on paper and on the table alike, and a wash within."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from patience_qt.ui.looks import Ring, ring_line
from patience_qt.ui.shadow import CORNER

INNER = 1.2
LEAST = 0.7
"""A ring around a small card is drawn as around one 60 units wide, lest it be a mere hair."""
RING_REACH = (INNER + 4.0) / 85
"""How far the widest ring reaches beyond the card, in card widths."""


def draw_ring(painter: QPainter, card: QRectF, ring: Ring, *, wash: float) -> None:
    """Draw *ring* around *card*, and its colour over the card as a *wash* of that strength."""
    unit = max(LEAST, card.width() / 85)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ring is not Ring.LIFTED:
        tint = QColor(ring.colour)
        tint.setAlphaF(wash)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(card, CORNER * card.width(), CORNER * card.width())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner, outer = INNER * unit, ring.width * unit
    _line(painter, card, inner / 2, inner, ring_line())
    _line(painter, card, inner + outer / 2, outer, ring.colour)
    painter.restore()


def _line(painter: QPainter, card: QRectF, distance: float, width: float, colour: QColor) -> None:
    """Draw one line around *card*, its middle at *distance*."""
    painter.setPen(QPen(colour, width))
    radius = CORNER * card.width() + distance
    painter.drawRoundedRect(card.adjusted(-distance, -distance, distance, distance), radius, radius)
