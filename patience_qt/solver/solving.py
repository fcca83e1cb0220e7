"""The one entry for every game: from a table to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.play import play
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.solver.babette.solver import solve_babette
from patience_qt.solver.bakers_dozen.solver import solve_bakers_dozen
from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move, Rules
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant
    from patience_qt.solver.budget import Budget


class FalseLineError(RuntimeError):
    """A solver gave a line that the rules refuse or that does not win: a fault of ours."""


def solve(variant: Variant, table: Table, budget: Budget) -> Verdict:
    """Return whether *table*, with all its cards known, can be won at *variant*.

    Every line is replayed through the rules before it is returned; raise FalseLineError where that
    fails, and TypeError for a game of neither family.
    """
    rules = variant.rules
    if rules.is_won(table):
        return Verdict(Outcome.WON)
    if rules.is_stuck(table):
        return Verdict(Outcome.LOST)
    match rules:
        case BakersDozenRules():
            verdict = solve_bakers_dozen(rules, table, budget)
        case BabetteRules():
            verdict = solve_babette(rules, table, budget)
        case _:
            raise TypeError(f"no solver knows the rules of {variant.key}")
    if verdict.outcome is Outcome.WON:
        check_line(rules, table, verdict.line)
    return verdict


def check_line(rules: Rules, table: Table, line: tuple[Move, ...]) -> None:
    """Play *line* from *table* through the rules; raise FalseLineError unless it wins."""
    if not rules.is_won(played(rules, table, line)):
        raise FalseLineError(f"the line of {len(line)} moves does not win")


def played(rules: Rules, table: Table, line: tuple[Move, ...]) -> Table:
    """Return the table after *line*; raise FalseLineError where the rules refuse a move."""
    for number, move in enumerate(line, 1):
        if move not in rules.moves(table):
            raise FalseLineError(f"move {number}, {move}, is refused by the rules")
        table = play(rules, table, move).after
    return table
