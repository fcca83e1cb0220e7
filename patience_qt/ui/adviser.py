"""Finds the move to show: along a winning line where one is known, and honestly where not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from patience_qt.engine.notation import read_move, write_groups
from patience_qt.solver.advice import Hint, HintKind
from patience_qt.solver.seeing import bared, is_hidden
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.solver_process import SolverProcess

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience_qt.engine.table import Table
    from patience_qt.ui.judge import Judge
    from patience_qt.ui.prospects import Known
    from patience_qt.ui.session import Session

_SECONDS, _LITTLE = 3, 0.1
"""What an honest hint may cost, and what may be spent where the judge found nothing."""


class Adviser(QObject):
    """Answers once for every time it is asked, unless the position changes meanwhile.

    Where the player does not see all cards, neither does the hint.
    """

    advised = Signal(object)
    """The Hint that was asked for; None where none can be given."""

    def __init__(self, session: Session, judge: Judge, parent: QObject) -> None:
        """Ask *judge* first, and a solver of its own only where he does not know."""
        super().__init__(parent)
        self._session, self._judge = session, judge
        self._solver = SolverProcess(self)
        self._solver.answered.connect(self._read)
        self._asked: Table | None = None
        judge.judged.connect(self._hear)
        session.stands.connect(self.cancel)
        session.started.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Tell whether a hint is still being looked for."""
        return self._asked is not None

    def ask(self) -> None:
        """Look for a hint on the position that lies there now."""
        position = self._session.position
        if not position.moves:
            return
        self._asked = position.table
        if is_hidden(self._session.game.rules, position.table):
            self._ask(_SECONDS)
        else:
            self._judge.want()

    def cancel(self) -> None:
        """Look no further."""
        self._asked = None
        self._solver.close()

    def _hear(self) -> None:
        """Take what the judge has found out about the position that was asked about."""
        table, known = self._asked, self._judge.known
        if table is None or table is not self._session.position.table or known is None:
            return
        if is_hidden(self._session.game.rules, table) or self._solver.is_busy:
            return
        if known.outcome is Outcome.UNKNOWN:
            self._ask(_LITTLE)
        else:
            self._tell(self._along(table, known))

    def _along(self, table: Table, known: Known) -> Hint | None:
        """Return the first move of the known line, or that nothing helps."""
        if known.outcome is Outcome.LOST:
            return Hint(HintKind.LOST)
        return self._hint(table, HintKind.WINS, known.line[0]) if known.line else None

    def _hint(self, table: Table, kind: HintKind, text: str) -> Hint | None:
        move = read_move(text, table)
        legal = move in self._session.position.moves
        return Hint(kind, move, bared(table, move)) if legal else None

    def _ask(self, seconds: float) -> None:
        """Ask the solver, which is told the whole game, so that hints do not go in circles."""
        kept = self._session.kept()
        self._solver.ask(
            {
                "ask": "hint",
                "game": kept.game.key,
                "start": {"deal": kept.deal}
                if kept.deal
                else {"board": kept.game.board.write(kept.opening)},
                "moves": write_groups(made.moves for made in kept.transitions[: kept.index]),
                "seconds": seconds,
            }
        )

    def _read(self, answer: Mapping[str, object]) -> None:
        if self._asked is None:
            return
        move = answer.get("move")
        kind = HintKind(answer["hint"]) if isinstance(move, str) else HintKind.LOST
        self._tell(self._hint(self._asked, kind, move) if isinstance(move, str) else None)

    def _tell(self, hint: Hint | None) -> None:
        self._asked = None
        # It is seldom wanted, so it does not stay.
        self._solver.close()
        self.advised.emit(hint)
