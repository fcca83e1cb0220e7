"""New deals that are known to be winnable; the next one is looked for while one is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.message import Message
from patience_qt.ui.session import fresh
from patience_qt.ui.solver_process import SolverProcess

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience_qt.games.variant import Variant
    from patience_qt.ui.window import MainWindow

_SECONDS = 3
"""What one deal may cost; another is looked at where that is not enough."""


class WinnableDeal(QObject):
    """Lays out a deal with a line that wins it, every card known; nobody is told the line."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        """Look for nothing until somebody asks."""
        super().__init__(parent)
        self._window, self._session = window, window.session
        self._solver = SolverProcess(self)
        self._solver.answered.connect(self._hear)
        self._found: dict[Variant, int] = {}
        self._game, self._deal = self._session.game, 0
        self.is_wanted = False
        self._session.started.connect(self._heed)
        window.closing.connect(self._solver.close)

    def ask(self) -> None:
        """Lay one out, at once where one is at hand."""
        game = self._session.game
        if deal := self._found.pop(game, 0):
            self._lay_out(game, deal)
            return
        self.is_wanted = True
        text = self.tr("Looking for a deal that can be won… Esc ends it.")
        self._window.status_line.say(Message(text, icon="hint"))
        if not self._solver.is_busy:
            self._look(game)

    def cancel(self) -> None:
        """Look no further."""
        self.is_wanted = False
        self._solver.close()
        self._window.status_line.next_action()

    def _lay_out(self, game: Variant, deal: int) -> None:
        self.is_wanted = False
        self._session.start(game, deal)
        self._look(game)

    def _look(self, game: Variant) -> None:
        """Ask about another deal of *game*."""
        self._game, self._deal = game, fresh(game).deal or 1
        self._solver.ask(
            {
                "ask": "verdict",
                "game": game.key,
                "start": {"deal": self._deal},
                "seconds": _SECONDS,
            }
        )

    def _hear(self, answer: Mapping[str, object]) -> None:
        """Lay the deal out or keep it where it can be won, and look at another where not."""
        if "error" in answer:
            if self.is_wanted:
                self.cancel()
                text = self.tr("No such deal could be looked for. New Deal lays out another.")
                self._window.status_line.say(Message(text, icon="lost"))
        elif answer.get("outcome") != Outcome.WON.value:
            self._look(self._game)
        elif self.is_wanted:
            self._lay_out(self._game, self._deal)
        else:
            self._found[self._game] = self._deal
            self._solver.close()

    def _heed(self) -> None:
        """Give way where the player has gone to another deal meanwhile, or to another game."""
        self.is_wanted = False
        if self._session.game is not self._game:
            self._solver.close()
