"""From a table of Babette to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.babette.rules import BabetteRules
    from patience_qt.solver.budget import Budget


def solve_babette(rules: BabetteRules, table: Table, budget: Budget) -> Verdict:  # noqa: ARG001
    """Return whether *table* can be won by *rules*, within *budget*."""
    return Verdict(Outcome.UNKNOWN)
