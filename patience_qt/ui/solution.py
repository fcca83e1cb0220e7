"""Plays a line that wins, step by step, until the player takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from patience_qt.engine.notation import read_move
from patience_qt.solver.seeing import is_hidden
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.message import Message

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.ui.judge import Judge
    from patience_qt.ui.window import MainWindow

_STEP = 700
"""Milliseconds from one move to the next: long enough to see where a card went."""
_TOLD = 8.0


class Solution(QObject):
    """Plays by ordinary moves, so that each can be taken back; whatever else is done ends it."""

    def __init__(self, window: MainWindow, judge: Judge, parent: QObject) -> None:
        """Ask *judge* for the line."""
        super().__init__(parent)
        self._window, self._session, self._judge = window, window.session, judge
        self.is_wanted = self._is_stepping = False
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._step)
        judge.judged.connect(self._go_on)
        window.session.stands.connect(self._heed)
        window.session.started.connect(self.stop)
        window.closing.connect(self.stop)

    def start(self) -> None:
        """Play on from the position that lies there, as soon as a line is known."""
        position = self._session.position
        if is_hidden(self._session.game.rules, position.table):
            self._end(self.tr("Cards are still hidden, and a solution would tell them."))
            return
        self.is_wanted = True
        self._judge.want()
        self._go_on()

    def stop(self) -> None:
        """Play no more; to start again goes on from there."""
        if self.is_wanted:
            self._end("")

    def give_way(self, card: Card | None) -> None:
        """Stop where the player takes a *card* in hand."""
        if card:
            self.stop()

    def _end(self, text: str) -> None:
        """Be over, and say why where the player did not end it."""
        self.is_wanted = False
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
        self._say(self.tr("The solution is being played. Esc, or any move of yours, ends it."))

    def _say(self, text: str) -> None:
        self._window.status_line.say(Message(text, icon="hint"))
