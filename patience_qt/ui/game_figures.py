"""The right end of the status line: game, deal, moves, time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from patience_qt.ui.figures import deal_number, duration, moves

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_APART = 20
"""From one figure to the next, in pixels; a line stands in the middle."""


class GameFigures(QWidget):
    """Shows as many of its figures as there is room for; the deal's number stays longest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._game, self._deal, self._moves, self._time = "", "", 0, ""
        self._counts = True
        self.shown: tuple[str, ...] = ()

    def show_game(self, game: str, deal: int | None) -> None:
        """Name the game and its deal."""
        self._game = game
        self._deal = self.tr("Deal {number}").format(number=deal_number(deal)) if deal else ""

    def show_moves(self, number: int) -> None:
        """Show how many moves were made."""
        self._moves = number
        self.setAccessibleName(", ".join(filter(None, (self._game, self._deal, moves(number)))))

    def show_seconds(self, seconds: float) -> None:
        """Show the time; nothing else moves unless it grows longer."""
        before, self._time = self._time, duration(seconds)
        self.shown = tuple(self._time if part == before else part for part in self.shown)
        self.setFixedWidth(self._width(self.shown))
        self.update()

    def show_counts(self, *, on: bool) -> None:
        """Show or hide the moves and the time."""
        self._counts = on

    def fit(self, room: int) -> None:
        """Show what *room* pixels can hold."""
        for parts in self._choices():
            if self._width(parts) <= room:
                break
        self.shown = parts
        self.setFixedWidth(self._width(parts))
        self.update()

    def _choices(self) -> list[tuple[str, ...]]:
        """Return what may be shown, the fullest first."""
        in_words, number = moves(self._moves), str(self._moves)
        choices = [
            (self._game, self._deal, in_words, self._time),
            (self._deal, in_words, self._time),
            (self._deal, in_words),
            (self._deal, number),
            (self._deal,),
        ]
        if not self._counts:
            choices = [(self._game, self._deal), (self._deal,)]
        return [*(tuple(filter(None, parts)) for parts in choices), ()]

    def _width(self, parts: tuple[str, ...]) -> int:
        return sum(self.fontMetrics().horizontalAdvance(part) + _APART for part in parts)

    def sizeHint(self) -> QSize:
        """Return the width of what is shown."""
        return QSize(self._width(self.shown), self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures, each after a thin line."""
        with QPainter(self) as painter:
            ink = self.palette().color(QPalette.ColorRole.WindowText)
            line = QColor(ink)
            line.setAlphaF(0.25)
            height = self.fontMetrics().height()
            x, middle = 0, self.height() // 2
            for part in self.shown:
                painter.setPen(line)
                at = QPoint(x + _APART // 2, middle - height // 2)
                painter.drawLine(at, at + QPoint(0, height))
                width = self.fontMetrics().horizontalAdvance(part)
                painter.setPen(ink)
                area = QRect(x + _APART, 0, width, self.height())
                painter.drawText(
                    area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, part
                )
                x += width + _APART
