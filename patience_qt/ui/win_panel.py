"""What is said when a game is won: quietly, over the lower part of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from patience_qt.ui import words
from patience_qt.ui.figures import deal_number, duration, moves

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from patience_qt.ui.session import Session

_WIDTH = 640
_FROM_BELOW = 46
_FADE = 160.0
"""Milliseconds until it is wholly there."""
_STAR, _STAR_AT = 15.0, QPointF(40, 44)
"""Half the width of the star, and its middle."""
_PAPER, _EDGE, _INK, _SOFT, _GOLD = (
    QColor(colour) for colour in ("#FDFCF7", "#C9C4B4", "#1B1D2B", "#5A5D66", "#E2A33B")
)
_SHEET = f"""
    QLabel {{ color: {_SOFT.name()}; background: transparent; }}
    QLabel#title {{ color: {_INK.name()}; font-size: 17pt; font-weight: bold; }}
    QPushButton {{ color: {_INK.name()}; background: {_PAPER.name()};
        border: 1px solid {_EDGE.name()}; border-radius: 5px; padding: 7px 16px; }}
    QPushButton:hover, QPushButton:focus {{ border-color: #1F6B55; }}
    QPushButton:pressed {{ background: #EDEBE2; }}
    QPushButton#first {{ color: white; background: #1F6B55; border-color: #1F6B55;
        font-weight: bold; }}
    QPushButton#first:hover, QPushButton#first:focus {{ background: #17523F; }}
"""


class WinPanel(QWidget):
    """Lies on the table; no button has the focus, so that a stray key deals nothing."""

    new_deal = Signal()
    """The player wants another deal."""
    same_again = Signal()
    """The player wants to play this deal again."""

    def __init__(self, table: QWidget) -> None:
        """Wait, hidden, over *table*."""
        super().__init__(table)
        self._table = table
        table.installEventFilter(self)
        self.setStyleSheet(_SHEET)
        title = QLabel(self.tr("You won."))
        title.setObjectName("title")
        self._result = QLabel()
        self._result.setWordWrap(True)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(66, 24, 22, 18)
        rows.setSpacing(10)
        rows.addWidget(title)
        rows.addWidget(self._result)
        rows.addSpacing(8)
        rows.addLayout(self._buttons())
        self._veil = QGraphicsOpacityEffect(self)
        self._veil.setEnabled(False)
        self.setGraphicsEffect(self._veil)
        self._fading = QPropertyAnimation(self._veil, b"opacity", self)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.finished.connect(self._be_there)
        self.hide()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        for text, name, do in (
            (self.tr("New Deal"), "first", self.new_deal.emit),
            (self.tr("Same Deal Again"), "second", self.same_again.emit),
            (self.tr("Look Back"), "third", self.hide),
        ):
            button = QPushButton(text)
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(do)
            row.addWidget(button)
        return row

    def show_result(self, session: Session, *, pace: float) -> None:
        """Say how the game of *session* was won; at *pace* 0 be there at once."""
        facts = self.tr("{game}, deal {number}: {moves} in {time}.")
        if session.deal is None:
            facts = self.tr("{game}: {moves} in {time}.")
        self._result.setText(
            facts.format(
                game=words.title(session.game),
                number=deal_number(session.deal or 0),
                moves=moves(session.history.index()),
                time=duration(session.seconds),
            )
        )
        self._settle()
        self._fade(round(_FADE * pace))
        self.show()
        self.raise_()

    def _fade(self, milliseconds: int) -> None:
        self._fading.stop()
        self._veil.setEnabled(milliseconds > 0)
        if milliseconds > 0:
            self._fading.setDuration(milliseconds)
            self._fading.start()

    def _be_there(self) -> None:
        self._veil.setEnabled(False)

    def _settle(self) -> None:
        """Lie in the middle, a little above the lower edge of the table."""
        table = self._table
        width = min(_WIDTH, table.width() - 24)
        height = self._rows.totalHeightForWidth(width)
        below = min(_FROM_BELOW, (table.height() - height) // 10)
        self.setGeometry(
            (table.width() - width) // 2, table.height() - height - below, width, height
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._settle()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Escape to the window."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses from the table beneath."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a sheet of paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_EDGE)
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_GOLD)
        painter.drawPolygon(_star())


def _star() -> QPolygonF:
    """Return the four-pointed star of the Aces."""
    tip, waist = _STAR, _STAR * 0.22
    right = [QPointF(0, -tip), QPointF(waist, -waist), QPointF(tip, 0), QPointF(waist, waist)]
    return QPolygonF([*right, *(-point for point in right)]).translated(_STAR_AT)
