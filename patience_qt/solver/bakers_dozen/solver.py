"""From a table of the Baker's Dozen family to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.bakers_dozen.rules import BakersDozenRules
    from patience_qt.solver.budget import Budget


def solve_bakers_dozen(rules: BakersDozenRules, table: Table, budget: Budget) -> Verdict:  # noqa: ARG001
    """Return whether *table* can be won by *rules*, within *budget*."""
    return Verdict(Outcome.UNKNOWN)
