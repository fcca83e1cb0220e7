"""The felt: a soft light on the middle of the table, painted once for each size.

The light changes so slowly that the picture is kept coarse, and drawn enlarged without a trace.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from patience_qt.ui.looks import table as table_in_use

COARSE = 4
"""So many pixels across share one of the picture's."""


class Ground:
    """Keeps the picture of the ground."""

    def __init__(self) -> None:
        """Have no picture yet."""
        self._picture = QPixmap()
        self._table = QSizeF()
        self._colours: tuple[str, ...] = ()

    def draw(self, painter: QPainter, exposed: QRectF, table: QSizeF) -> None:
        """Draw the part *exposed* of a table of that size."""
        colours = table_in_use().ground
        if (self._table, self._colours) != (table, colours):
            self._picture = _picture(table, colours)
            self._table, self._colours = table, colours
        source = QRectF(exposed.topLeft() / COARSE, exposed.size() / COARSE)
        painter.drawPixmap(exposed, self._picture, source)


def _picture(table: QSizeF, colours: tuple[str, ...]) -> QPixmap:
    pixmap = QPixmap((table / COARSE).toSize() + QSize(1, 1))
    light = QRadialGradient(
        QPointF(table.width() / 2, 0.42 * table.height()),
        0.72 * max(table.width(), table.height()),
    )
    for stop, colour in zip((0.0, 0.55, 1.0), colours, strict=True):
        light.setColorAt(stop, QColor(colour))
    with QPainter(pixmap) as painter:
        painter.scale(1 / COARSE, 1 / COARSE)
        painter.fillRect(QRectF(QPointF(), table + QSizeF(COARSE, COARSE)), light)
    return pixmap
