"""What an item paints, on paper of one colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from patience_qt.ui.deck_figures import CLASSIC
from patience_qt.ui.faces import Faces

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

CARD = QSizeF(85, 119)
GROUND = QColor("#1F5A46")
EDGE = 60


def faces() -> Faces:
    """Return faces 85 units wide, for which rings and shadows are specified."""
    made = Faces()
    made.fit(CARD, 1.0, CLASSIC)
    return made


def painted(item: QGraphicsItem) -> QImage:
    """Return a picture of *item*, its origin EDGE pixels from both edges."""
    size = int(CARD.height()) + 2 * EDGE
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.translate(EDGE, EDGE)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return image


def at(image: QImage, x: float, y: float) -> QColor:
    """Return the colour at a point in the item's own units."""
    return image.pixelColor(int(x) + EDGE, int(y) + EDGE)


def inked(image: QImage) -> QRectF:
    """Return the smallest rectangle, in the item's units, that holds everything painted."""
    ink = [
        QRectF(QPointF(x - EDGE, y - EDGE), QSizeF(1, 1))
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != GROUND
    ]
    area = QRectF()
    for pixel in ink:
        area |= pixel
    return area
