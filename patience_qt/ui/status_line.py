"""The line below the table: one sentence with its buttons, and the figures of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStatusBar, QWidget

from patience_qt.ui.chrome import chrome
from patience_qt.ui.elided_label import ElidedLabel
from patience_qt.ui.game_figures import GameFigures
from patience_qt.ui.icons import pixmap
from patience_qt.ui.message import NOTHING, Message

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from patience_qt.ui.verdict_figure import VerdictFigure

_MARGIN = 14
_ICON = 16


class StatusLine(QWidget):
    """Shows the topmost of three messages.

    What is true of the position stays; over it lies what was said in passing, for some seconds or
    until the next move; over that, as long as a card is in hand, where it may go.  Buttons stay
    until a message with others comes.  The bar it lies in takes its colour.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing."""
        super().__init__(parent)
        self._standing = self._passing = self._in_hand = self._shown = NOTHING
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.next_action)
        self._icon, self._sentence = QLabel(self), ElidedLabel(self)
        self.buttons: list[QPushButton] = []
        self.figures = GameFigures(self)
        self._verdict: VerdictFigure | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_MARGIN, 2, 8, 2)
        self._row.setSpacing(6)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._sentence, 1)
        self._row.addWidget(self.figures)
        self.setAutoFillBackground(True)
        self.setMinimumHeight(QPushButton("X").sizeHint().height() + 6)
        self._show()

    @property
    def sentence(self) -> str:
        """What is being said."""
        return self._shown.text

    @property
    def offers(self) -> tuple[str, ...]:
        """The words on the buttons."""
        return tuple(offer.text for offer in self._shown.offers)

    @property
    def verdict(self) -> VerdictFigure:
        """The last of the figures, made when there is first something to say."""
        if self._verdict is None:
            from patience_qt.ui.verdict_figure import VerdictFigure

            self._verdict = VerdictFigure(self)
            self._row.addWidget(self._verdict)
        return self._verdict

    def stand(self, message: Message) -> None:
        """Say *message* until another standing one comes."""
        self._standing = message
        self._show()

    def say(self, message: Message, seconds: float | None = None) -> None:
        """Say *message* in passing: for some *seconds*, or until the next action."""
        self._passing = message
        self._timer.stop()
        if seconds is not None:
            self._timer.start(round(seconds * 1000))
        self._show()

    def hold(self, message: Message) -> None:
        """Say *message* above all else while a card is in hand, NOTHING when it no longer is."""
        self._in_hand = message
        self._show()

    def next_action(self) -> None:
        """Forget what was said in passing."""
        self._timer.stop()
        self._passing = NOTHING
        self._show()

    def refit(self) -> None:
        """Show as many figures as the sentence and its buttons leave room for."""
        sentence = self._sentence.fontMetrics().horizontalAdvance(self._shown.text) + 1
        icon = _ICON + self._row.spacing() if self._shown.icon else 0
        buttons = sum(button.sizeHint().width() + self._row.spacing() for button in self.buttons)
        verdict = self._verdict.room if self._verdict else 0
        self.figures.fit(self.width() - 2 * _MARGIN - icon - sentence - buttons - verdict)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show more figures, or fewer."""
        super().resizeEvent(event)
        self.refit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the desktop."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_row"):
            self._colour()

    def sizeHint(self) -> QSize:
        """Ask for no more than there is."""
        return QSize(200, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Be no hindrance to a narrow window."""
        return QSize(200, self.minimumHeight())

    def _show(self) -> None:
        """Show the topmost message that says something, and the topmost offers."""
        layers = (self._in_hand, self._passing, self._standing)
        top = next((message for message in layers if message.text), NOTHING)
        if not top.is_alone:
            offering = next((message for message in layers if message.offers), NOTHING)
            is_alarm = self._standing.is_alarm
            top = replace(top, offers=offering.offers, is_alarm=is_alarm)
        is_news = top.text != self._shown.text and bool(top.text)
        before, self._shown = self._shown.offers, top
        self.figures.setVisible(not top.is_alone)
        if self._verdict:
            self._verdict.setVisible(bool(self._verdict.room) and not top.is_alone)
        self._sentence.say(top.text)
        if self._shown.offers != before:
            self._show_offers()
        self._colour()
        self.refit()
        if is_news:
            from patience_qt.ui.announcing import announce

            announce(top.text, self)

    def _show_offers(self) -> None:
        """Put a button for every offer between the sentence and the figures."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [QPushButton(offer.text, self) for offer in self._shown.offers]
        for button, offer in zip(self.buttons, self._shown.offers, strict=True):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, accept=offer.accept: accept())
            self._row.insertWidget(self._row.indexOf(self.figures), button)
            button.show()

    def _colour(self) -> None:
        """Be amber where the game is over and lost, else as the desktop has it."""
        inks = chrome(self._desktop())
        palette = QPalette()
        if self._shown.is_alarm:
            palette.setColor(QPalette.ColorRole.Window, inks.amber)
            palette.setColor(QPalette.ColorRole.WindowText, inks.on_amber)
        bar = self.parentWidget() or self
        if palette != bar.palette():
            bar.setPalette(palette)
        font = self.font()
        font.setBold(self._shown.is_alarm)
        self._sentence.setFont(font)
        self._icon.setVisible(bool(self._shown.icon))
        if self._shown.icon:
            ratio = self.devicePixelRatioF()
            ink = inks.bad if self._shown.icon == "lost" else inks.faint
            self._icon.setPixmap(pixmap(self._shown.icon, ink, _ICON, ratio))

    def _desktop(self) -> QPalette:
        """Return the colours of the window this line belongs to."""
        return self.window().palette() if self.parentWidget() else QPalette()


def bar_with(line: StatusLine) -> QStatusBar:
    """Return a window's status bar that holds *line* and nothing else."""
    bar = QStatusBar()
    bar.setSizeGripEnabled(False)
    bar.setAutoFillBackground(True)
    bar.setContentsMargins(0, 0, 0, 0)
    bar.addWidget(line, 1)
    return bar
