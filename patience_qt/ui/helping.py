"""What helps the player at a window: verdicts, and the way back to where a game was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from patience_qt.ui import fate
from patience_qt.ui.judge import Judge, Showing

if TYPE_CHECKING:
    from patience_qt.ui.animator import Animator
    from patience_qt.ui.window import MainWindow

_SEEN = 300
"""Milliseconds after the window is shown until the solver may be started."""


class Helping(QObject):
    """Tells in the status line what the judge knows, and does what the Play menu offers as help.

    It must die before the session, whose dying history still tells of moves taken back.
    """

    def __init__(self, window: MainWindow, animator: Animator) -> None:
        """Serve *window*, from when it is seen until it is closed."""
        super().__init__(window.narrator)
        self._window, self._session = window, window.session
        self.judge = Judge(window.session, self, lambda: not animator.is_running)
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self.judge.begin)
        window.installEventFilter(self)
        window.closing.connect(self._stop)
        self._offer_verdicts()
        window.act.back_to_won.triggered.connect(self.back_to_won)
        self.judge.judged.connect(self._tell)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin some time after the window is seen: nothing of it waits for the solver."""
        if event.type() == QEvent.Type.Show:
            self._start.start(_SEEN)
        return super().eventFilter(watched, event)

    def back_to_won(self) -> None:
        """Stand where the game could last be won."""
        won, _ = self.judge.turn()
        if won is not None:
            self._session.go_to(won)

    def _stop(self) -> None:
        self._start.stop()
        self.judge.close()

    def _offer_verdicts(self) -> None:
        choice, settings = self._window.act.verdict, self._window.settings
        self.judge.show(Showing(choice.choose(settings.verdict)))
        choice.chosen.connect(self._show_verdicts)

    def _show_verdicts(self, when: str) -> None:
        self._window.settings.verdict = when
        self.judge.show(Showing(when))

    def _tell(self) -> None:
        """Say what is known of the position."""
        line = self._window.status_line
        line.verdict.show_verdict(fate.verdict(self.judge.standing))
        self._window.narrator.tell_loss(fate.loss(self.judge, self._session))
        won, lost = self.judge.turn()
        self._window.act.back_to_won.setEnabled(won is not None and lost is not None)
