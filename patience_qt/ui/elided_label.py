"""A line of text that gives way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent


class ElidedLabel(QLabel):
    """A label that ends in an ellipsis where there is no room, and says all in its tool tip."""

    def say(self, text: str) -> None:
        """Show *text*."""
        self.setText(text)
        self._offer_tool_tip()

    def minimumSizeHint(self) -> QSize:
        """Return room for a few letters."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.fontMetrics().averageCharWidth() * 4), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole text where it does not fit."""
        super().resizeEvent(event)
        self._offer_tool_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as fits."""
        with QPainter(self) as painter:
            area = self.contentsRect()
            mode = Qt.TextElideMode.ElideRight
            text = self.fontMetrics().elidedText(self.text(), mode, area.width())
            painter.drawText(area, self.alignment(), text)

    def _offer_tool_tip(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()
        self.setToolTip("" if fits else self.text())
