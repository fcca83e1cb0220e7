"""From a table of Babette to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.last_pass import LastPass
from patience_qt.solver.babette.reading import is_whole, run_of, scribe_of, suits_of
from patience_qt.solver.babette.thoughtful import Thoughtful
from patience_qt.solver.babette.transfer_pass import TransferPass
from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move
    from patience_qt.engine.table import Table
    from patience_qt.games.babette.rules import BabetteRules
    from patience_qt.solver.babette.run import Run
    from patience_qt.solver.babette.thoughtful import Runs
    from patience_qt.solver.budget import Budget


def solve_babette(rules: BabetteRules, table: Table, budget: Budget) -> Verdict:
    """Return whether *table* can be won by *rules*, within *budget*.

    LOST is only said in the last pass, where the search is exact.  A table whose cards are not
    just those that the foundations want, as in a small pack, is UNKNOWN.
    """
    run = run_of(table)
    if not is_whole(run):
        return Verdict(Outcome.UNKNOWN)
    if redeals := rules.redeals_left(table):
        search = Thoughtful(rules, run, budget)
        runs = search.search(redeals)
        outcome = Outcome.WON if runs else Outcome.UNKNOWN
        return _verdict(table, run, outcome, runs or [], search.positions)
    last = TransferPass(run) if rules.transfers else LastPass(run)
    outcome = last.solve(budget)
    return _verdict(table, run, outcome, [(run.stream, last.line)], last.positions)


def _verdict(table: Table, run: Run, outcome: Outcome, runs: Runs, positions: int) -> Verdict:
    if outcome is not Outcome.WON:
        return Verdict(outcome, positions=positions)
    scribe = scribe_of(table, run)
    line: list[Move] = []
    for stream, steps in runs:
        scribe.turn_over(suits_of(stream))
        line += scribe.moves(steps)
    return Verdict(outcome, tuple(line), positions)
