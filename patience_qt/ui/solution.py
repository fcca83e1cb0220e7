"""Plays a line that wins, step by step, until the player takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from patience_qt.engine.notation import read_move
from patience_qt.solver.seeing import is_hidden
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.message import Message, Offer

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.ui.judge import Judge
    from patience_qt.ui.window import MainWindow

_STEP = 700
"""Milliseconds from one move to the next: long enough to see where a card went."""
_TOLD = 8.0


class Solution(QObject):
    """Plays by ordinary moves, so that each can be taken back; whatever else is done ends it.

    It can be held, and go on move by move.
    """

    def __init__(self, window: MainWindow, judge: Judge, parent: QObject) -> None:
        """Ask *judge* for the line."""
        super().__init__(parent)
        self._window, self._session, self._judge = window, window.session, judge
        self.is_wanted = self._is_held = self._is_stepping = False
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._step)
        judge.judged.connect(self._go_on)
        window.session.stands.connect(self._heed)
        window.session.started.connect(self.stop)
        window.closing.connect(self.stop)

    def start(self) -> None:
        """Play on from the position that lies there, as soon as a line is known."""
        if self.is_wanted:
            self.hold(on=False)
            return
        position = self._session.position
        if is_hidden(self._session.game.rules, position.table):
            self._end(self.tr("Cards are still hidden, and a solution would tell them."))
            return
        self.is_wanted = True
        self._window.view.installEventFilter(self)
        self._judge.want()
        self._go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold it or let it go on with Space, and play one move with the right arrow."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            match event.key():
                case Qt.Key.Key_Space:
                    self.hold(on=not self._is_held)
                    return True
                case Qt.Key.Key_Right:
                    self.step()
                    return True
        return super().eventFilter(watched, event)

    def hold(self, *, on: bool = True) -> None:
        """Wait where the table stands, or go on."""
        if not self.is_wanted:
            return
        self._is_held = on
        self._window.act.solution.setChecked(not on)
        self._timer.stop()
        self._go_on()

    def step(self) -> None:
        """Play one move, and wait there."""
        self.hold()
        if self.is_wanted:
            self._step()

    def stop(self) -> None:
        """Play no more."""
        if self.is_wanted:
            self._end("")

    def give_way(self, card: Card | None) -> None:
        """Stop where the player takes a *card* in hand."""
        if card:
            self.stop()

    def _end(self, text: str) -> None:
        """Be over, and say why where the player did not end it."""
        self.is_wanted = self._is_held = False
        self._window.view.removeEventFilter(self)
        self._timer.stop()
        self._window.act.solution.setChecked(False)
        if text:
            self._window.status_line.say(Message(text, icon="lost"), _TOLD)
        else:
            self._window.status_line.next_action()

    def _go_on(self) -> None:
        """Begin where a line is known, and say so where none is."""
        if not self.is_wanted or self._timer.isActive():
            return
        known = self._judge.known
        if known is None:
            self._say(self.tr("Looking for a solution…"))
        elif known.outcome is Outcome.WON:
            self._session.note(helped=True)
            self._tell()
            if not self._is_held:
                self._timer.start()
        elif known.outcome is Outcome.LOST:
            self._end(self.tr("No move helps any more."))
        else:
            self._end(self.tr("No solution has been found."))

    def _step(self) -> None:
        """Play the next move; where the line is not known any more, wait for another."""
        known, table = self._judge.known, self._session.position.table
        if known is None or not known.line:
            self._timer.stop()
            self._judge.want()
            self._go_on()
            return
        self._is_stepping = True
        self._session.play(read_move(known.line[0], table))
        self._is_stepping = False
        if self._session.position.is_won:
            self._end("")
        else:
            self._tell()

    def _heed(self) -> None:
        """Give way to whatever the player does."""
        if not self._is_stepping:
            self.stop()

    def _tell(self) -> None:
        """Say what is going on; a move unsays it."""
        if self._is_held:
            go_on = Offer(self.tr("Go On"), self.start)
            one_more = Offer(self.tr("One Move"), self.step)
            text = self.tr("The solution waits. Space goes on, the right arrow plays one move.")
            self._say(text, go_on, one_more)
        else:
            self._say(self.tr("The solution is being played. Space holds it, Esc ends it."))

    def _say(self, text: str, *offers: Offer) -> None:
        self._window.status_line.say(Message(text, offers, icon="hint"))
