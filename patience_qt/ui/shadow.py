"""Shadows of cards, painted into pixmaps once: six stacked rectangles, no filter."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF


class Shadow(NamedTuple):
    """A shadow of a card 85 units wide: how far it spreads and falls, and how dark it is."""

    spread: float
    fall: float
    strength: float

    def margin(self, card: QSizeF) -> float:
        """Return how far the shadow reaches beyond the card."""
        return (self.spread + self.fall) * card.width() / 85


RESTING = Shadow(4, 1, 0.30)
LIFTED = Shadow(18, 8, 0.40)
HALF_LIFTED = Shadow(11, 4, 0.35)
LAYERS = 6
CORNER = 14 / 250
"""The radius of a card's corner, in card widths."""


def paint_shadow(painter: QPainter, card: QRectF, shadow: Shadow) -> None:
    """Paint the shadow of a card that lies at *card*."""
    unit = card.width() / 85
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0, 0, 0, shadow.strength / LAYERS))
    for layer in range(1, LAYERS + 1):
        grown = shadow.spread * unit * (layer / LAYERS - 0.5)
        soft = card.translated(0, shadow.fall * unit).adjusted(-grown, -grown, grown, grown)
        radius = CORNER * card.width() + max(0.0, grown)
        painter.drawRoundedRect(soft, radius, radius)
