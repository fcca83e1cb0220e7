"""What helps the player at a window: verdicts, and the way back to where a game was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from patience_qt.ui import fate, hint_words
from patience_qt.ui.adviser import Adviser
from patience_qt.ui.judge import Judge
from patience_qt.ui.message import NOTHING, Message
from patience_qt.ui.playing_up import PlayingUp
from patience_qt.ui.solution import Solution
from patience_qt.ui.standing import Showing
from patience_qt.ui.winnable_deal import WinnableDeal

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move
    from patience_qt.solver.advice import Hint
    from patience_qt.ui.hint_mark import HintMark
    from patience_qt.ui.table_scene import TableScene
    from patience_qt.ui.window import MainWindow


class Helping(QObject):
    """Tells in the status line what the judge knows, and does what the Play menu offers as help.

    It must die before the session, whose dying history still tells of moves taken back.
    """

    def __init__(self, window: MainWindow, scene: TableScene) -> None:
        """Serve *window* until it is closed."""
        super().__init__(window.narrator)
        self._window, self._session = window, window.session
        self.judge = Judge(window.session, self, lambda: not scene.animator.is_running)
        self.adviser = Adviser(window.session, self.judge, self)
        self._scene = scene
        self._mark: HintMark | None = None
        self._is_looking_back = False
        self._playing_up = PlayingUp(window, self)
        self._solution = Solution(window, self.judge, self)
        self.winnable_deal = WinnableDeal(window, self)
        scene.in_hand.connect(self._solution.give_way)
        window.installEventFilter(self)
        window.closing.connect(self._stop)
        self._offer_verdicts()
        window.act.back_to_won.triggered.connect(self.back_to_won)
        self.adviser.advised.connect(self._show_hint)
        window.session.changed.connect(self._clear_hint)
        self.judge.judged.connect(self._tell)
        self.judge.went_on.connect(self._count_help)
        window.act.history.toggled.connect(self._mark_history)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End a solution or put a hint away on Escape."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            return self._put_away() or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _put_away(self) -> bool:
        """End what goes on of itself; tell whether anything did."""
        if self._solution.is_wanted:
            self._solution.stop()
        elif self.winnable_deal.is_wanted:
            self.winnable_deal.cancel()
        elif self._shows_hint or self.adviser.is_busy:
            self._put_hint_away()
        else:
            return False
        return True

    def back_to_won(self) -> None:
        """Stand where the game could last be won."""
        won, _ = self.judge.turn()
        if won is not None:
            self._session.go_to(won)

    def look_back(self) -> None:
        """Show in the history where the game was won, and where it was lost."""
        self._window.act.history.setChecked(True)
        if not self.judge.is_over:
            self._count_help()
        self._is_looking_back = True
        self.judge.look_back()

    def _count_help(self) -> None:
        """Note that the player was helped: to know where a game was won helps whoever goes on."""
        self._session.note(helped=True)

    def show_solution(self, *, on: bool) -> None:
        """Play on along a line that wins, or wait there."""
        if on:
            self._solution.start()
        else:
            self._solution.hold()

    def ask_hint(self) -> None:
        """Look for a hint, and say so where it takes time."""
        self._clear_hint()
        self.adviser.ask()
        if self.adviser.is_busy:
            self._window.status_line.say(Message(self.tr("Looking for a hint…"), icon="hint"))

    def _show_hint(self, hint: Hint | None) -> None:
        """Show what was found, and note that the player was helped."""
        table = self._session.position.table
        self._window.status_line.say(Message(hint_words.told(hint, table), icon="hint"))
        if hint is not None:
            self._count_help()
            if hint.move:
                self._show_move(hint.move)

    def _put_hint_away(self) -> None:
        self.adviser.cancel()
        self._clear_hint()
        self._window.status_line.next_action()

    def _stop(self) -> None:
        self.adviser.cancel()
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
        line.verdict.show_verdict(fate.verdict(self.judge.standing, self.judge.grade))
        more = self._playing_up.offer()
        if more == NOTHING:
            more = fate.loss(self.judge, self._session)
        self._window.narrator.tell_more(more)
        self._tell_of_the_past()
        won, lost = self.judge.turn()
        self._window.act.back_to_won.setEnabled(won is not None and lost is not None)
        self._mark_history()

    def _tell_of_the_past(self) -> None:
        """Say that it is being looked for, and what came of it."""
        if not self._is_looking_back:
            return
        self._is_looking_back = self.judge.looks_back and self.judge.is_working
        text = fate.looking_back(self.judge)
        if text:
            self._window.status_line.say(Message(text))
        else:
            self._window.status_line.next_action()

    @property
    def _shows_hint(self) -> bool:
        return self._mark is not None and self._mark.is_shown

    def _show_move(self, move: Move) -> None:
        """Show *move* on the table; the mark is made when it is first wanted."""
        if self._mark is None:
            from patience_qt.ui.hint_mark import HintMark

            self._mark = HintMark(self._scene)
        self._mark.show(move)

    def _clear_hint(self) -> None:
        if self._mark is not None:
            self._mark.clear()

    def _mark_history(self) -> None:
        """Mark in the history what is known of each position."""
        if self._window.act.history.isChecked():
            self._window.history.model.show_outcomes(self.judge.outcome_at)
