"""The felt: a soft light on the middle of the table, painted once for each size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from patience_qt.ui.looks import GROUND


class Ground:
    """Keeps the picture of the ground."""

    def __init__(self) -> None:
        """Have no picture yet."""
        self._picture = QPixmap()
        self._made_for = (QSizeF(), 0.0)

    def draw(self, painter: QPainter, exposed: QRectF, table: QSizeF, ratio: float) -> None:
        """Draw the part *exposed* of a table of that size."""
        if self._made_for != (table, ratio):
            self._picture = _picture(table, ratio)
            self._made_for = (table, ratio)
        source = QRectF(exposed.topLeft() * ratio, exposed.size() * ratio)
        painter.drawPixmap(exposed, self._picture, source)


def _picture(table: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap((table * ratio).toSize())
    light = QRadialGradient(
        QPointF(table.width() / 2, 0.42 * table.height()),
        0.72 * max(table.width(), table.height()),
    )
    for stop, colour in zip((0.0, 0.55, 1.0), GROUND, strict=True):
        light.setColorAt(stop, QColor(colour))
    painter = QPainter(pixmap)
    painter.scale(ratio, ratio)
    painter.fillRect(QRectF(QPointF(), table), light)
    painter.end()
    return pixmap
