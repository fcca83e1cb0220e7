"""What is said when a game is won: quietly, over the lower part of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QPropertyAnimation, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QGraphicsOpacityEffect,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from patience_qt.ui import words
from patience_qt.ui.figures import deal_number, duration, moves
from patience_qt.ui.looks import (
    BUTTON,
    BUTTON_HOVER,
    BUTTON_PRESSED,
    GOLD,
    PAPER,
    PAPER_EDGE,
    PAPER_INK,
    PAPER_SOFT,
)
from patience_qt.ui.star import star
from patience_qt.ui.win_place import WIDEST, WIDEST_TALL, Form, place

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from patience_qt.ui.session import Session

_FADE = 160.0
"""Milliseconds until it is wholly there."""
_STAR = 15.0
"""Half the width of the star."""
_MARGINS = {Form.WIDE: (66, 24, 22, 18), Form.TALL: (22, 54, 22, 18), Form.FLAT: (62, 4, 16, 4)}
"""Left, top, right and bottom; the star stands in the larger one."""
_SHEET = f"""
    QLabel {{ color: {PAPER_SOFT.name()}; background: transparent; }}
    QLabel#title {{ color: {PAPER_INK.name()}; font-size: 17pt; font-weight: bold; }}
    QPushButton {{ color: {PAPER_INK.name()}; background: {PAPER.name()};
        border: 1px solid {PAPER_EDGE.name()}; border-radius: 5px; padding: 7px 16px; }}
    QPushButton:hover, QPushButton:focus {{ border-color: {BUTTON.name()}; }}
    QPushButton:pressed {{ background: {BUTTON_PRESSED.name()}; }}
    QPushButton#first {{ color: white; background: {BUTTON.name()};
        border-color: {BUTTON.name()}; font-weight: bold; }}
    QPushButton#first:hover, QPushButton#first:focus {{ background: {BUTTON_HOVER.name()}; }}
"""


class WinPanel(QWidget):
    """Lies on the table; no button has the focus, so that a stray key deals nothing."""

    new_deal = Signal()
    """The player wants another deal."""
    same_again = Signal()
    """The player wants to play this deal again."""

    def __init__(self, table: QWidget, cards: Callable[[], QRectF]) -> None:
        """Wait, hidden, over *table*; *cards* tells where the cards of the won deal lie."""
        super().__init__(table)
        self._table, self._cards = table, cards
        self._form = Form.WIDE
        self.setStyleSheet(_SHEET)
        self._title, self._result = QLabel(self.tr("You won.")), QLabel()
        self._title.setObjectName("title")
        self._result.setWordWrap(True)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addStretch()
        said.addWidget(self._title)
        said.addWidget(self._result)
        said.addStretch()
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setSpacing(18)
        self._parts.addLayout(said, 1)
        self._buttons = self._with_buttons()
        self._parts.addLayout(self._buttons)
        self._veil = QGraphicsOpacityEffect(self)
        self._veil.setEnabled(False)
        self.setGraphicsEffect(self._veil)
        self._fading = QPropertyAnimation(self._veil, b"opacity", self)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.finished.connect(self._be_there)
        self.hide()

    def _with_buttons(self) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(10)
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
        self.settle()
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

    def settle(self) -> None:
        """Lie where no card of the won deal is hidden, in the form that fits there."""
        form, area = place(self._table.size(), self._cards().toAlignedRect(), self._needs)
        self._take(form)
        self.setGeometry(area)
        self.update()

    def _needs(self, form: Form, room: int) -> QSize:
        """Return the size that *form* needs where so much width is left."""
        self._take(form)
        widest = WIDEST_TALL if form is Form.TALL else WIDEST
        width = max(min(widest, room), self._parts.totalMinimumSize().width())
        return QSize(width, self._parts.totalHeightForWidth(width))

    def _take(self, form: Form) -> None:
        """Lay the parts out in that *form*."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._form = form
        self._parts.setDirection(across if form is Form.FLAT else down)
        self._parts.setContentsMargins(*_MARGINS[form])
        self._buttons.setDirection(down if form is Form.TALL else across)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Escape to the window."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses from the table beneath."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a sheet of paper."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(PAPER_EDGE)
            painter.setBrush(PAPER)
            painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(GOLD)
            painter.drawPolygon(star(_STAR).translated(self._star_at()))

    def _star_at(self) -> QPointF:
        """Return where the middle of the star is: beside the title, or above it."""
        left, top, _, _ = _MARGINS[self._form]
        if self._form is Form.TALL:
            return QPointF(left + _STAR, top / 2 + 6)
        return QPointF(left - 26, self._title.geometry().center().y() + 1)
