"""The lines under the stock: how many cards, rows and redeals are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.ui.looks import TEXT, ink

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF


class CaptionItem(QGraphicsItem):
    """Draws a few centred lines, the first one large."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__()
        self._lines: tuple[str, ...] = ()
        self._card = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)

    def say(self, lines: tuple[str, ...], at: QPointF, card: float) -> None:
        """Show *lines* below the point *at*, the middle of the text; *card* is a card's width."""
        self.prepareGeometryChange()
        self._lines, self._card = lines, card
        self.setPos(at)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return a card's width and a little more, as high as the lines."""
        wide = 1.3 * self._card
        return QRectF(
            -wide / 2, 0, wide, 0.3 * self._card + 20 * len(self._lines) + 0.6 * self._card
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw the lines."""
        font = QFont(QApplication.font())
        painter.setPen(ink(TEXT))
        top = 0.06 * self._card
        for number, line in enumerate(self._lines):
            font.setBold(number == 0)
            font.setPixelSize(max(12, round((0.24 if number == 0 else 0.135) * self._card)))
            painter.setFont(font)
            height = 1.45 * font.pixelSize()
            box = QRectF(-0.65 * self._card, top, 1.3 * self._card, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line)
            top += height
