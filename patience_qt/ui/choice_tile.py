"""One of several things to choose from, shown by its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QPixmap

_PAD, _APART, _CORNER, _TICK = 7, 7, 5, 8.0


class ChoiceTile(QAbstractButton):
    """Shows *picture* and, beside or below it, *text*; the one that is chosen has a tick."""

    def __init__(self, name: str, picture: QPixmap, text: str, *, below: bool = False) -> None:
        """Stand for what is called *name*; without room for it, *text* is only a tool tip."""
        super().__init__()
        self.name, self._picture, self._below = name, picture, below
        self.setText(text)
        self.setToolTip(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.shows_text = True

    def without_text(self) -> ChoiceTile:
        """Show the picture alone, and return the tile."""
        self.shows_text = False
        return self

    def sizeHint(self) -> QSize:
        """Return the room that picture and text need."""
        size = self._picture.deviceIndependentSize().toSize()
        if self.shows_text:
            words = self.fontMetrics().size(0, self.text())
            if self._below:
                width = max(size.width(), words.width() + 3 * round(_TICK))
                size = QSize(width, size.height() + 4 + words.height())
            else:
                size += QSize(_APART + words.width(), 0)
        return size + QSize(2 * _PAD, 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile, its edge telling whether it is chosen, has the keyboard or the pointer."""
        palette = self.palette()
        highlight = palette.color(QPalette.ColorRole.Highlight)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(palette.color(QPalette.ColorRole.Mid), 1)
            if self.isChecked():
                pen = QPen(highlight, 2.5)
            elif self.underMouse():
                pen = QPen(highlight, 1)
            painter.setPen(pen)
            painter.setBrush(palette.base())
            edge = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(edge, _CORNER, _CORNER)
            if self.hasFocus():
                pen = QPen(palette.color(QPalette.ColorRole.Text), 1, Qt.PenStyle.DotLine)
                painter.setPen(pen)
                painter.drawRect(edge.adjusted(3, 3, -3, -3))
            self._draw_content(painter)
            if self.isChecked():
                self._draw_tick(painter, edge.bottomRight() - QPointF(_TICK + 2, _TICK + 2))

    def _draw_content(self, painter: QPainter) -> None:
        size = self._picture.deviceIndependentSize().toSize()
        room = self.rect().adjusted(_PAD, _PAD, -_PAD, -_PAD)
        at = QRect(room.topLeft(), size)
        if self._below or not self.shows_text:
            at.moveLeft(room.center().x() - size.width() // 2)
        else:
            at.moveTop(room.center().y() - size.height() // 2)
        painter.drawPixmap(at.topLeft(), self._picture)
        if self.shows_text:
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            rest = room.adjusted(0, size.height() + 4, 0, 0)
            flags = Qt.AlignmentFlag.AlignCenter
            if not self._below:
                rest = room.adjusted(size.width() + _APART, 0, 0, 0)
                flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(rest, flags, self.text())

    def _draw_tick(self, painter: QPainter, middle: QPointF) -> None:
        """Draw a tick in a disc: the choice is told by more than a colour."""
        palette = self.palette()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        disc = QRectF(0, 0, 2 * _TICK, 2 * _TICK)
        disc.moveCenter(middle)
        painter.drawEllipse(disc)
        pen = QPen(palette.color(QPalette.ColorRole.HighlightedText), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        steps = (QPointF(-3.5, 0.3), QPointF(-1, 3), QPointF(3.8, -2.8))
        painter.drawPolyline([middle + step for step in steps])
