"""A picture of the last deals: which were won, and how many of any ten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from patience_qt.store.results import WON
from patience_qt.ui.chrome import chrome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from patience_qt.store.results import Result

SHOWN, _AMONG = 48, 10
_LEFT, _STRIP, _FOOT = 46, 14, 4


class RecentStrip(QWidget):
    """Draws up to 48 deals as marks, filled where won, below the wins among the last ten."""

    def __init__(self) -> None:
        """Show no deal."""
        super().__init__()
        self._won: list[bool] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_results(self, counted: Sequence[Result]) -> None:
        """Show the last of the games that count."""
        self._won = [result.outcome == WON for result in counted]
        won = sum(self._won[-SHOWN:])
        text = self.tr("{won} of the last {count} deals won")
        self.setAccessibleName(text.format(won=won, count=len(self._won[-SHOWN:])))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which everything is clear."""
        return QSize(600, 150)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which nothing is."""
        return QSize(300, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw scale, line and marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = chrome(self.palette())
        above = self.fontMetrics().height() / 2
        below = self.height() - 2 * _STRIP - _FOOT
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        for share, text in ((1.0, "100%"), (0.5, "50%"), (0.0, "0")):
            y = below + (above - below) * share
            painter.setPen(inks.faint)
            room = QRectF(0, y - above, _LEFT - 8, 2 * above)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, flags, text)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Midlight), 1))
            painter.drawLine(QPointF(_LEFT, y), QPointF(self.width(), y))
        self._draw_line(painter, above, below)
        self._draw_marks(painter)

    def _x(self, number: int) -> float:
        """Return the middle of mark *number*, the last of which stands at the right."""
        step = (self.width() - _LEFT) / SHOWN
        return _LEFT + step * (number + 0.5)

    def _draw_line(self, painter: QPainter, above: float, below: float) -> None:
        first = max(0, len(self._won) - SHOWN)
        points = [
            QPointF(
                self._x(end - 1 - first),
                below + (above - below) * sum(self._won[end - _AMONG : end]) / _AMONG,
            )
            for end in range(max(first + 1, _AMONG), len(self._won) + 1)
        ]
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawPolyline(points)

    def _draw_marks(self, painter: QPainter) -> None:
        width = min(10.0, (self.width() - _LEFT) / SHOWN - 3)
        foot = self.height() - _FOOT
        good = self.palette().color(QPalette.ColorRole.Highlight)
        bad = chrome(self.palette()).bad
        for number, won in enumerate(self._won[-SHOWN:]):
            left = self._x(number) - width / 2
            if won:
                painter.fillRect(QRectF(left, foot - _STRIP, width, _STRIP), good)
            else:
                painter.setPen(QPen(bad, 1.2))
                painter.drawRect(QRectF(left, foot - _STRIP / 2, width, _STRIP / 2))
