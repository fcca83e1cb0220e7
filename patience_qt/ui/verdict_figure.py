"""The last figure of the status line: whether the game can be won."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from patience_qt.ui.chrome import chrome
from patience_qt.ui.icons import pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_BEFORE, _ICON, _APART = 20, 16, 5
"""From the line before to the sign, the sign, and from it to the words, in pixels."""


class Ink(Enum):
    """In which colour something is said."""

    FAINT = "faint"
    GOOD = "good"
    BAD = "bad"


class Verdict(NamedTuple):
    """A sign and a few words: never a colour alone."""

    text: str
    icon: str = ""
    ink: Ink = Ink.FAINT


NO_VERDICT = Verdict("")


class VerdictFigure(QWidget):
    """Shows a verdict after a thin line; without one it is not there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.verdict = NO_VERDICT
        self.hide()

    def show_verdict(self, verdict: Verdict) -> None:
        """Show *verdict* from now on."""
        self.verdict = verdict
        self.setAccessibleName(verdict.text)
        self.setFixedWidth(self.room)
        self.setVisible(bool(verdict.text))
        self.update()

    @property
    def room(self) -> int:
        """The width of what is shown."""
        if not self.verdict.text:
            return 0
        icon = _ICON + _APART if self.verdict.icon else 0
        words = QFontMetrics(self._bold()).horizontalAdvance(self.verdict.text)
        return _BEFORE + icon + words + 1

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """Return the width of what is shown."""
        return QSize(self.room, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw line, sign and words."""
        inks = chrome(self.palette())
        ink = {Ink.GOOD: inks.good, Ink.BAD: inks.bad, Ink.FAINT: inks.faint}[self.verdict.ink]
        height, middle = self.fontMetrics().height(), self.height() // 2
        line = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        line.setAlphaF(0.25)
        with QPainter(self) as painter:
            painter.setPen(line)
            at = QPoint(_BEFORE // 2, middle - height // 2)
            painter.drawLine(at, at + QPoint(0, height))
            left = _BEFORE
            if self.verdict.icon:
                sign = pixmap(self.verdict.icon, ink, _ICON, self.devicePixelRatioF())
                painter.drawPixmap(QPoint(left, middle - _ICON // 2), sign)
                left += _ICON + _APART
            painter.setFont(self._bold())
            painter.setPen(ink)
            area = QRect(left, 0, self.width() - left, self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.verdict.text)
