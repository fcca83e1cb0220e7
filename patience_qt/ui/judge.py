"""Knows whether the game on the table can be won, as far as the player may be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from patience_qt.solver.grading import Grade, grade
from patience_qt.solver.seeing import is_hidden, proves_losses
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.prospects import Known, Prospects
from patience_qt.ui.solver_process import SolverProcess
from patience_qt.ui.standing import Showing, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from patience_qt.engine.play import Transition
    from patience_qt.engine.table import Table
    from patience_qt.ui.session import Session

SECONDS = 10
"""What one position may cost; more than 99 of 100 deals are decided sooner."""
BRIEF = 3
"""What one of the positions may cost that lie behind: there may be many."""
_REST = 60
"""Milliseconds after a move until the solver is asked: who steps on does not wait for it."""
_FEW = 4
"""So many positions are asked about one by one from the last; among more, in the middle."""


class Judge(QObject):
    """Follows *session*, and asks the solver about the position that lies there.

    Where it is lost, and where it was not seen to be lost, the positions before it are asked about.
    *rests* tells whether nothing flies, so that the solver can be started without being seen.
    """

    judged = Signal()
    """What is known may have changed."""
    went_on = Signal()
    """Another move was made in a game that had been told of to its end."""

    def __init__(
        self, session: Session, parent: QObject, rests: Callable[[], bool] = lambda: True
    ) -> None:
        """Ask nothing until begin is called."""
        super().__init__(parent)
        self._session, self._rests = session, rests
        self._solver = SolverProcess(self)
        self._solver.answered.connect(self._learn)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        self._showing = Showing.ALWAYS
        self._has_begun = self._is_wanted = False
        self._looked_back_at: tuple[Transition, ...] = ()
        self._looks_back = False
        self._asked: Table | None = None
        session.stands.connect(self._look)
        session.started.connect(self._forget)
        self._forget()

    def begin(self) -> None:
        """Ask from now on."""
        self._has_begun = True
        self._go_on()

    def close(self) -> None:
        """Ask nothing more, and end the solver."""
        self._has_begun = False
        self._timer.stop()
        self._solver.close()

    def show(self, showing: Showing) -> None:
        """Tell what is known then, and only then."""
        self._showing = showing
        self._look()

    def want(self) -> None:
        """Work this position out, and where it was lost, even if verdicts are not shown."""
        self._is_wanted = True
        self._conclude()

    def look_back(self) -> None:
        """Work out every position of the game, as it was played, until another move is made."""
        self._looked_back_at = tuple(self._session.transitions())
        self._looks_back = True
        self._conclude()

    # What is known

    @property
    def is_over(self) -> bool:
        """Tell whether the game as it was played came to an end, moves taken back included.

        No card of it is a secret then; once another move is made, the cards of that game are.
        """
        rules = self._session.game.rules
        last = self._session.table_at(self._session.history.count())
        return rules.is_won(last) or rules.is_stuck(last)

    @property
    def looks_back(self) -> bool:
        """Tell whether every position is being told of, those taken back included."""
        return self._looks_back

    @property
    def is_working(self) -> bool:
        """Tell whether there is something left to work out."""
        return self._target() is not None

    @property
    def may_tell(self) -> bool:
        """Tell whether the player wants to be told now."""
        if self._showing is Showing.AFTER:
            return self.is_over
        return self._showing is Showing.ALWAYS

    @property
    def standing(self) -> Standing:
        """What is said of the position on the table, but for one from which nothing goes on."""
        position = self._session.position
        if not self.may_tell or position.is_won or position.is_stuck:
            return Standing.SILENT
        if is_hidden(self._session.game.rules, position.table):
            return Standing.HIDDEN
        if (known := self.known) is None:
            return Standing.WORKING
        if known.outcome is Outcome.LOST and self.proves_unwinnable():
            return Standing.NEVER
        return {
            Outcome.WON: Standing.WON,
            Outcome.LOST: Standing.LOST,
            Outcome.UNKNOWN: Standing.UNKNOWN,
        }[known.outcome]

    @property
    def known(self) -> Known | None:
        """What is known of the position on the table, shown or not."""
        return self._prospects.of(self._session.position.table)

    @property
    def grade(self) -> Grade | None:
        """How hard the deal is that has not been begun, where that may be told."""
        known = self.known
        if self._session.history.index() or self.standing is not Standing.WON or not known:
            return None
        return grade(self._session.game.key, known.positions) if known.positions else None

    def proves_unwinnable(self) -> bool:
        """Tell whether the deal is proved not to be winnable from the start."""
        return self._prospects.outcome(self._session.table_at(0)) is Outcome.LOST

    def outcome_at(self, index: int) -> Outcome | None:
        """Return the outcome after *index* moves, None where nothing may be said of it."""
        table = self._session.table_at(index)
        may_tell = self.may_tell or self._is_wanted or self.looks_back
        if not may_tell or self._is_secret(table):
            return None
        return self._prospects.outcome(table)

    def turn(self) -> tuple[int | None, int | None]:
        """Return after how many moves the game was last won, and first lost, as far as known."""
        outcomes = [self.outcome_at(at) for at in range(self.last + 1)]
        won = max((at for at, one in enumerate(outcomes) if one is Outcome.WON), default=None)
        return won, outcomes.index(Outcome.LOST) if Outcome.LOST in outcomes else None

    @property
    def last(self) -> int:
        """After how many moves the last position lies that is worth asking about."""
        history = self._session.history
        return history.count() if self.looks_back else history.index()

    def _is_secret(self, table: Table) -> bool:
        """Tell whether to speak of *table* would tell cards that the player has not seen."""
        is_told = self.looks_back and self.is_over
        return not is_told and is_hidden(self._session.game.rules, table)

    # How it comes to be known

    def _forget(self) -> None:
        """Know nothing of another game."""
        self._prospects = Prospects(self._session.game)
        self._looks_back = False
        self._look()

    def _look(self) -> None:
        """Conclude what can be of the position that now stands, and ask for the rest."""
        position = self._session.position
        self._is_wanted = False
        if self._looks_back and self._looked_back_at != tuple(self._session.transitions()):
            self._looks_back = False
            self.went_on.emit()
        if position.is_won:
            self._prospects.learn(position.table, Known(Outcome.WON))
        elif position.is_stuck:
            self._prospects.learn(position.table, Known(Outcome.LOST))
        self._conclude()

    def _conclude(self) -> None:
        self._prospects.conclude(list(self._session.transitions()))
        self._go_on()
        self.judged.emit()

    def _target(self) -> Table | None:
        """Return the position that is worth asking about, if one is."""
        known = self.known
        if not (self.may_tell or self._is_wanted or self.looks_back):
            return None
        if known is None and not self._is_secret(self._session.position.table):
            return self._session.position.table
        if self.looks_back or (known and known.outcome is Outcome.LOST):
            return self._unjudged()
        return None

    def _unjudged(self) -> Table | None:
        """Return a position between the last win and the first loss of which nothing is known.

        Wherever the loss lies between them, few questions find it.
        """
        won, lost = self.turn()
        end = self.last + 1 if lost is None else lost
        tables = [self._session.table_at(at) for at in range(0 if won is None else won + 1, end)]
        unknown = [
            table
            for table in tables
            if self._prospects.of(table) is None and not self._is_secret(table)
        ]
        if not unknown:
            return None
        # At the end of a game there is the least to search.
        is_at_end = lost is None and unknown[-1] is tables[-1]
        return unknown[-1] if is_at_end or len(unknown) <= _FEW else unknown[len(unknown) // 2]

    def _go_on(self) -> None:
        """Ask what is worth asking, unless that has just been asked."""
        table = self._target()
        if table is None or not self._has_begun:
            self._timer.stop()
            self._solver.cancel()
        elif not (self._solver.is_busy and table is self._asked):
            self._solver.cancel()
            self._timer.start(_REST)

    def _ask(self) -> None:
        self._asked = self._target()
        if self._asked is None:
            return
        if not (self._solver.is_started or self._rests()):
            self._timer.start(_REST)
            return
        lies_there = self._asked is self._session.position.table
        self._solver.ask(
            {
                "ask": "verdict",
                "game": self._session.game.key,
                "board": self._prospects.text(self._asked),
                "seconds": SECONDS if lies_there else BRIEF,
            }
        )

    def _learn(self, answer: Mapping[str, object]) -> None:
        """Remember the answer; a loss only where it is proved."""
        if self._asked is None:
            return
        outcome = Outcome(answer.get("outcome", Outcome.UNKNOWN.value))
        rules = self._session.game.rules
        if outcome is Outcome.LOST and not proves_losses(rules, self._asked):
            outcome = Outcome.UNKNOWN
        line = answer.get("line")
        moves = tuple(map(str, line)) if isinstance(line, list) else ()
        positions = int(str(answer.get("positions", 0)))
        self._prospects.learn(self._asked, Known(outcome, moves, positions))
        self._conclude()
