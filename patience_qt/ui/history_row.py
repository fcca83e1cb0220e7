"""How a move looks in the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from patience_qt.ui import words
from patience_qt.ui.chrome import chrome
from patience_qt.ui.history_marks import MARK, HistoryMarks
from patience_qt.ui.history_model import Role

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
    from PySide6.QtGui import QColor, QPainter

    from patience_qt.ui.words import Told

HEIGHT = 26
_APART = 8
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class HistoryRow(QStyledItemDelegate):
    """Draws mark, number, card and fate in columns, and smaller what followed from the move."""

    def __init__(self, parent: QObject) -> None:
        """Have drawn no mark yet."""
        super().__init__(parent)
        self._marks = HistoryMarks()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """Return the height of a row; its width is the list's."""
        return QSize(0, max(HEIGHT, option.fontMetrics.height() + 6))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row: the present one on the desktop's highlight, those taken back faint."""
        told: Told = index.data(Role.TOLD)
        ink, red, faint = self._inks(option, is_undone=bool(index.data(Role.IS_UNDONE)))
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.highlight())
        painter.setFont(option.font)
        area = option.rect.adjusted(_APART, 0, -_APART, 0)
        self._marks.draw(painter, option, index)
        area.setLeft(area.left() + MARK)
        number = option.fontMetrics.horizontalAdvance("000")
        if index.row():
            painter.setPen(faint)
            at = QRect(area.left(), area.top(), number, area.height())
            painter.drawText(at, _RIGHT, str(index.row()))
        area.setLeft(area.left() + number + _APART)
        if told.card:
            painter.setPen(red if told.card.suit.is_red else ink)
            painter.drawText(area, _LEFT, words.card(told.card))
            area.setLeft(area.left() + option.fontMetrics.horizontalAdvance("10♠") + _APART)
        painter.setPen(ink)
        painter.drawText(area, _LEFT, told.fate)
        area.setLeft(area.left() + option.fontMetrics.horizontalAdvance(told.fate) + _APART)
        painter.setPen(faint)
        _draw_smaller(painter, option.font, area, told.brief)

    def _inks(
        self, option: QStyleOptionViewItem, *, is_undone: bool
    ) -> tuple[QColor, QColor, QColor]:
        """Return the colours of text, of red suits and of what matters less."""
        inks = chrome(option.palette)
        if option.state & QStyle.StateFlag.State_Selected:
            ink = option.palette.color(QPalette.ColorRole.HighlightedText)
            return ink, ink, ink
        if is_undone:
            return inks.faint, inks.faint, inks.faint
        return option.palette.color(QPalette.ColorRole.Text), inks.bad, inks.faint


def _draw_smaller(painter: QPainter, font: QFont, area: QRect, text: str) -> None:
    """Draw *text* one size smaller, as much of it as fits."""
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() - 1)
    painter.setFont(smaller)
    mode = Qt.TextElideMode.ElideRight
    painter.drawText(area, _LEFT, QFontMetrics(smaller).elidedText(text, mode, area.width()))
