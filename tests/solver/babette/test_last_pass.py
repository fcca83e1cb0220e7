"""The exact search of the last pass agrees with looking at everything."""

from __future__ import annotations

from collections import Counter

from patience_qt.engine.piles import Role
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.solver.babette.last_pass import LastPass
from patience_qt.solver.babette.reading import is_whole, run_of
from patience_qt.solver.babette.solver import solve_babette
from patience_qt.solver.babette.sweep import may_clear
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import check_line
from patience_qt.solver.verdict import Outcome
from tests.solver.babette.small_packs import can_be_won, small_pack

RULES = BabetteRules()


def test_small_packs_come_out_as_looking_at_everything_tells() -> None:
    found: Counter[Outcome] = Counter()
    for seed in range(150):
        table = small_pack(seed, passes=2, cards=10 + seed % 9)
        assert is_whole(run_of(table))
        truth = can_be_won(RULES, table)
        if truth is None:
            continue
        verdict = solve_babette(RULES, table, Budget(20))
        assert verdict.outcome is (Outcome.WON if truth else Outcome.LOST), seed
        if truth:
            check_line(RULES, table, verdict.line)
        found[verdict.outcome] += 1
    assert min(found[Outcome.WON], found[Outcome.LOST]) >= 25


def test_the_search_and_not_only_the_first_sweep_proves_losses() -> None:
    searched = 0
    for seed in range(300):
        run = run_of(small_pack(seed, passes=2, cards=15 + seed % 9))
        if may_clear(run) and LastPass(run).solve(Budget(20)) is Outcome.LOST:
            searched += 1
    assert searched >= 3


def test_with_transfers_too_they_come_out_as_looking_at_everything_tells() -> None:
    rules = BabetteRules(transfers=True)
    found: Counter[Outcome] = Counter()
    for seed in range(70):
        table = small_pack(seed, passes=2, cards=10 + seed % 8)
        if (truth := can_be_won(rules, table)) is None:
            continue
        verdict = solve_babette(rules, table, Budget(20))
        assert verdict.outcome is (Outcome.WON if truth else Outcome.LOST), seed
        if truth:
            check_line(rules, table, verdict.line)
            found[verdict.outcome] += any(
                move.source.pile.role is Role.FOUNDATION for move in verdict.line
            )
        else:
            found[verdict.outcome] += 1
    assert min(found[Outcome.WON], found[Outcome.LOST]) >= 5


def test_a_cancelled_search_stops_at_once() -> None:
    table = small_pack(3, passes=1, cards=30)
    verdict = solve_babette(RULES, table, Budget(60, cancelled=lambda: True))
    assert verdict.outcome is not Outcome.LOST
