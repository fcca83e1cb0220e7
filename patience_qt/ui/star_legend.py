"""Says what the stars of the calendar mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from patience_qt.ui.day_button import TIP, draw_star


class StarLegend(QWidget):
    """A star and a word for each, and what may be done with a missed day."""

    def __init__(self) -> None:
        """Draw them in the colours of the window."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 30, 0, 0)
        column.addLayout(self._line(self.tr("won"), is_filled=True))
        column.addLayout(self._line(self.tr("played"), is_filled=False))
        missed = QLabel(self.tr("A missed day can be played at any time."))
        missed.setWordWrap(True)
        missed.setMinimumWidth(120)
        column.addWidget(missed)
        column.addStretch()

    def _line(self, text: str, *, is_filled: bool) -> QHBoxLayout:
        mark = QLabel()
        side, ratio = round(2 * TIP) + 4, self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = self.palette().color(QPalette.ColorRole.WindowText)
            middle = QPointF(side / 2, side / 2)
            draw_star(painter, middle, self.palette(), ink, is_filled=is_filled)
        mark.setPixmap(picture)
        line = QHBoxLayout()
        line.addWidget(mark)
        line.addWidget(QLabel(text), 1)
        return line
