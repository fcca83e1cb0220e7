"""Cards that go up without being played one by one: of themselves, or on one command."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from patience_qt.engine.piles import Role
from patience_qt.solver.safe import certain_end, every_run, safe_run
from patience_qt.ui.message import NOTHING, Message, Offer

if TYPE_CHECKING:
    from patience_qt.engine.play import Transition
    from patience_qt.engine.rules import Move, Rules
    from patience_qt.ui.window import MainWindow

_TOLD = 4.0
"""For how many seconds is said that nothing is safe."""


class ByItself(Enum):
    """What goes up of itself after a move; each value is what the settings keep."""

    NEVER = "never"
    SAFE = "safe"
    EVERYTHING = "everything"

    def after(self, rules: Rules, made: Transition) -> tuple[Move, ...]:
        """Return what goes up after a move; a card just taken from a foundation stays."""
        if made.move.source.pile.role is Role.FOUNDATION:
            return ()
        match self:
            case ByItself.SAFE:
                return safe_run(rules, made.after)
            case ByItself.EVERYTHING:
                return every_run(rules, made.after)
        return ()


class PlayingUp(QObject):
    """Does what the Play menu offers; all that goes up at once is one step of the history."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        """Serve *window*."""
        super().__init__(parent)
        self._window, self._session = window, window.session
        act, settings = window.act, window.settings
        self._set(act.by_itself.choose(settings.play_up))
        act.by_itself.chosen.connect(self._choose)
        act.play_up.triggered.connect(self.play_up)
        act.finish.triggered.connect(self.finish)

    def play_up(self) -> None:
        """Play up every card that is proved to be safe there."""
        run = safe_run(self._session.game.rules, self._session.position.table)
        if run:
            self._session.play_together(run)
        else:
            text = self.tr("No card can safely be played up now.")
            self._window.status_line.say(Message(text, icon="lost"), _TOLD)

    def finish(self) -> None:
        """Play all that is left where that ends the game."""
        if rest := self.rest():
            self._session.play_together(rest)

    def rest(self) -> tuple[Move, ...]:
        """Return the plays that end the game of themselves, or nothing."""
        position = self._session.position
        if position.is_won or not position.moves:
            return ()
        return certain_end(self._session.game.rules, position.table)

    def offer(self) -> Message:
        """Return the offer to finish, where the rest is certain, and let the menu offer it too."""
        is_certain = bool(self.rest())
        self._window.act.finish.setEnabled(is_certain)
        if not is_certain:
            return NOTHING
        offer = Offer(self.tr("Finish"), self.finish)
        return Message(self.tr("The rest goes up by itself."), (offer,))

    def _choose(self, value: str) -> None:
        self._window.settings.play_up = value
        self._set(value)

    def _set(self, value: str) -> None:
        self._session.followed_by = ByItself(value).after
