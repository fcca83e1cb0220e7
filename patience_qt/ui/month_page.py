"""A month of daily deals: every day can be chosen that has come, however long ago."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from patience_qt.ui import figures
from patience_qt.ui.chrome import chrome
from patience_qt.ui.day_button import DayButton

if TYPE_CHECKING:
    from collections.abc import Mapping

_WEEK, _ROWS = 7, 6
_FIRST = date(1000, 1, 1)
"""Days before that have shorter numbers than a day's deal."""


class MonthPage(QWidget):
    """Shows a month, the one of *today* at first, and which of its deals were played."""

    chosen = Signal(object)
    """The date of a day that was clicked, or reached with the arrow keys."""

    def __init__(self, today: date) -> None:
        """Know of no deal that was played."""
        super().__init__()
        self._today, self._month = today, today.replace(day=1)
        self._days: Mapping[date, bool] = {}
        self._chosen: date | None = None
        self._group = QButtonGroup(self)
        self.heading = QLabel()
        self.before = self._arrow(Qt.ArrowType.LeftArrow, self.tr("Previous month"), -1)
        self.after = self._arrow(Qt.ArrowType.RightArrow, self.tr("Next month"), 1)
        top = QHBoxLayout()
        for widget in (self.before, self.after, self.heading):
            top.addWidget(widget)
        top.addStretch()
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addLayout(self._grid)
        self._group.buttonClicked.connect(self._choose)
        self._head()
        self._fill()

    def _arrow(self, arrow: Qt.ArrowType, name: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setArrowType(arrow)
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._turn(step))
        return button

    @property
    def days(self) -> list[DayButton]:
        """The days of the month, in order."""
        return [button for button in self._group.buttons() if isinstance(button, DayButton)]

    def show_played(self, days: Mapping[date, bool]) -> None:
        """Mark the *days* whose deals were played: True where won."""
        self._days = days
        self._fill()

    def show_day(self, day: date | None) -> None:
        """Show *day* as the chosen one, or none."""
        if day != self._chosen:
            self._chosen = day
            self._check()

    def _choose(self, button: DayButton) -> None:
        self._chosen = button.day
        self.chosen.emit(button.day)

    def _turn(self, step: int) -> None:
        """Show the next month, or the one before."""
        middle = self._month.replace(day=15) + timedelta(days=30 * step)
        self._month = middle.replace(day=1)
        self._fill()

    def _latest(self) -> date:
        """Return the last day that can be chosen: later than today if the clock was set back."""
        return max([self._today, *self._days])

    def _head(self) -> None:
        """Write the names of the days above the columns."""
        locale = QLocale()
        for column in range(_WEEK):
            day = (locale.firstDayOfWeek().value - 1 + column) % _WEEK + 1
            label = QLabel(locale.standaloneDayName(day, QLocale.FormatType.ShortFormat))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setForegroundRole(self.foregroundRole())
            palette = label.palette()
            palette.setColor(label.foregroundRole(), chrome(palette).faint)
            label.setPalette(palette)
            self._grid.addWidget(label, 0, column)

    def _fill(self) -> None:
        """Lay out the days of the month, and say which it is."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.heading.setText(figures.month(self._month))
        latest, day = self._latest(), self._month
        offset = (day.isoweekday() - QLocale().firstDayOfWeek().value) % _WEEK
        while day.month == self._month.month:
            place = offset + day.day - 1
            button = DayButton(
                day, was_won=self._days.get(day), is_today=day == self._today, parent=self
            )
            button.setEnabled(day <= latest)
            self._group.addButton(button)
            self._grid.addWidget(button, 1 + place // _WEEK, place % _WEEK)
            day += timedelta(days=1)
        # As many rows always, so that nothing moves when the page is turned.
        height = self.days[0].sizeHint().height()
        for row in range(1, 1 + _ROWS):
            self._grid.setRowMinimumHeight(row, height)
        self.before.setEnabled(self._month > _FIRST)
        self.after.setEnabled(self._month < latest.replace(day=1))
        self._check()

    def _check(self) -> None:
        """Let just the chosen day look chosen."""
        self._group.setExclusive(False)
        for button in self.days:
            button.setChecked(button.day == self._chosen)
        self._group.setExclusive(True)
