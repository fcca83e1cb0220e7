"""The lines under the stock: how many cards, rows and redeals are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.ui.looks import TEXT, ink

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

WIDTH = 1.3
"""How wide a line may be, in card widths; a longer one is broken."""
LARGE, SMALL, SMALLEST = 0.24, 0.135, 12
"""The height of the first line and of the others in card widths, and the least in pixels."""
CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class Line(NamedTuple):
    """A line, its font, and where it stands below the point of the item."""

    text: str
    font: QFont
    box: QRectF


class CaptionItem(QGraphicsItem):
    """Draws a few centred lines, the first one large; an empty line takes no room."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__()
        self._lines: list[Line] = []
        self._said: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)

    def say(self, lines: tuple[str, ...], at: QPointF, card: float) -> None:
        """Show *lines* below the point *at*, the middle of the text; *card* is a card's width."""
        self.setPos(at)
        if (lines, card) == self._said:
            return
        self.prepareGeometryChange()
        self._said = (lines, card)
        self._lines.clear()
        top = 0.12 * card
        for number, text in enumerate(lines):
            if text:
                line = _line(text, card, top, is_first=number == 0)
                self._lines.append(line)
                top = line.box.bottom() + 0.02 * card
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the boxes of all lines, and a pixel around each."""
        area = QRectF()
        for line in self._lines:
            area |= line.box.adjusted(-1, -1, 1, 1)
        return area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the lines."""
        painter.setPen(ink(TEXT))
        for line in self._lines:
            painter.setFont(line.font)
            painter.drawText(line.box, CENTRED, line.text)


def _line(text: str, card: float, top: float, *, is_first: bool) -> Line:
    """Return *text* laid out from *top* downwards."""
    font = QFont(QApplication.font())
    font.setBold(is_first)
    font.setPixelSize(max(SMALLEST, round((LARGE if is_first else SMALL) * card)))
    column = QRectF(-WIDTH / 2 * card, top, WIDTH * card, 20 * font.pixelSize())
    needed = QFontMetricsF(font).boundingRect(column, CENTRED, text)
    column.setHeight(needed.height())
    return Line(text, font, column)
