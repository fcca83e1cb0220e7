"""From a table of the Baker's Dozen family to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.filling import Filling
from patience_qt.solver.bakers_dozen.position import compact
from patience_qt.solver.bakers_dozen.search import Search
from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.bakers_dozen.rules import BakersDozenRules
    from patience_qt.solver.budget import Budget

_STAGES = (
    (150_000, ((12, 1), (6, 0), (2, 1))),
    (1_000_000, ((16, 1), (8, 0))),
)
"""How many positions each search may meet, which bounds memory; and how its frontier orders them.

The second begins anew: where the first order has not found the way, another more often does than
more of the first.
"""


def solve_bakers_dozen(rules: BakersDozenRules, table: Table, budget: Budget) -> Verdict:
    """Return whether *table* can be won by *rules*, within *budget*."""
    start = compact(table)
    filling = Filling(rules.fills_gap)
    positions = 0
    for most, weights in _STAGES:
        search = Search(start, filling, weights)
        outcome = search.run(budget, most)
        positions += search.found
        if outcome is not Outcome.UNKNOWN:
            line = search.line() if outcome is Outcome.WON else ()
            return Verdict(outcome, tuple(line), positions)
        if budget.is_spent(positions):
            break
    return Verdict(Outcome.UNKNOWN, positions=positions)
