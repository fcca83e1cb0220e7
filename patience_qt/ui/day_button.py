"""A day of the calendar: its number, and a star where its deal was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton

from patience_qt.ui import figures
from patience_qt.ui.chrome import chrome
from patience_qt.ui.star import star

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QColor, QPaintEvent
    from PySide6.QtWidgets import QWidget

TIP = 7.0
_PAD, _CORNER = 8, 4


class DayButton(QAbstractButton):
    """Is clicked, or reached with the arrow keys, to choose the deal of *day*.

    *was_won* is None where the deal was never played.
    """

    def __init__(self, day: date, *, was_won: bool | None, is_today: bool, parent: QWidget) -> None:
        """Be a day of a month."""
        super().__init__(parent)
        self.day, self.was_won, self.is_today = day, was_won, is_today
        self.setCheckable(True)
        self.setText(str(day.day))
        name = figures.day(day)
        if was_won is not None:
            state = self.tr("won") if was_won else self.tr("played")
            name = self.tr("{day}, {state}").format(day=name, state=state)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return room for two figures and the star."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance("00") + 2 * round(TIP) + 3 * _PAD
        return QSize(width, metrics.height() + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the day on a small sheet; a day to come is faint, and today is bold."""
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = self.rect().toRectF().adjusted(1, 1, -1, -1)
            sheet = palette.color(QPalette.ColorRole.Base)
            lit = palette.color(QPalette.ColorRole.Highlight)
            painter.setBrush(lit if self.isChecked() else sheet)
            is_marked = self.is_today or self.underMouse() or self.hasFocus()
            width = 2 if self.is_today or self.hasFocus() else 1
            painter.setPen(QPen(lit, width) if is_marked else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(edge, _CORNER, _CORNER)
            self._write(painter)

    def _write(self, painter: QPainter) -> None:
        palette = self.palette()
        on_lit = palette.color(QPalette.ColorRole.HighlightedText)
        ink = on_lit if self.isChecked() else palette.color(QPalette.ColorRole.Text)
        if not self.isEnabled():
            ink = chrome(palette).faint
        font = self.font()
        font.setBold(self.is_today)
        painter.setFont(font)
        painter.setPen(ink)
        room = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.was_won is not None:
            middle = QPointF(self.width() - _PAD - TIP, self.height() / 2)
            draw_star(painter, middle, palette, ink, is_filled=self.was_won)


def draw_star(
    painter: QPainter, middle: QPointF, palette: QPalette, ink: QColor, *, is_filled: bool
) -> None:
    """Draw the star of a day that was won, filled, or of one that was only played, hollow."""
    filled = chrome(palette).star
    painter.setPen(QPen(filled if is_filled else ink, 1.2))
    painter.setBrush(filled if is_filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star(TIP).translated(middle))
