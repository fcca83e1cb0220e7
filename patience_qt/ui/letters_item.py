"""The letters of the columns, on one line above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.engine.piles import COLUMNS
from patience_qt.ui.column_letters import COLUMN_LETTERS
from patience_qt.ui.looks import TEXT, ink
from patience_qt.ui.sizes import BAND, END_MARGIN

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from patience_qt.ui.geometry import Arrangement

HIGH, LEAST = 0.15, 10
"""The height of the letters in card widths, and the least in pixels."""


class LettersItem(QGraphicsItem):
    """Draws a letter above every column, until told otherwise unseen."""

    def __init__(self) -> None:
        """Be unseen, and stand nowhere yet."""
        super().__init__()
        self.boxes: list[QRectF] = []
        self._pixels = LEAST
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-2)
        self.setVisible(False)

    def stand(self, arrangement: Arrangement) -> None:
        """Stand above the columns: beside the chevrons, where foundations stand there too."""
        self.prepareGeometryChange()
        card, above = arrangement.card.width(), arrangement.size.above
        self._pixels = max(LEAST, round(HIGH * card))
        size = QSizeF(card, min((BAND if above else END_MARGIN) * card, arrangement.top))
        if above and arrangement.layout.files > 1:
            size.setWidth(0.4 * card)
        corners = (
            arrangement.pile(name).topLeft() for name in COLUMNS[: arrangement.layout.columns]
        )
        self.boxes = [QRectF(at - QPointF(0, size.height()), size) for at in corners]
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the line of letters."""
        area = QRectF()
        for box in self.boxes:
            area |= box.adjusted(0, -2, 0, 2)
        return area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the letters."""
        font = QFont(QApplication.font())
        font.setPixelSize(self._pixels)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink(TEXT))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        for letter, box in zip(COLUMN_LETTERS, self.boxes, strict=False):
            painter.drawText(box, flags, letter)
