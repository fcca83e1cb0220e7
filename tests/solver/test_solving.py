"""The one entry: what it answers at once, what it refuses to believe, and when it stops."""

from __future__ import annotations

import pytest

from patience_qt.engine.rules import Move
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.variant import Variant
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import FalseLineError, check_line, solve
from patience_qt.solver.verdict import Outcome, Verdict
from tests.games.positions import FAMILY, columns, numbered

ALL_OUT = "Foundations: C-K D-K H-K S-K"
HARD = "good-measure", 21
"""A deal that takes long."""


class Clock:
    """A clock that moves on by a second whenever it is looked at."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize("key", FAMILY)
def test_a_position_that_is_won_is_won_with_no_moves(key: str) -> None:
    assert solve(BY_KEY[key], columns(key, ":", ALL_OUT), Budget(1)) == Verdict(Outcome.WON)


@pytest.mark.parametrize("key", FAMILY)
def test_a_position_that_lacks_a_card_is_lost(key: str) -> None:
    table = columns(key, ": QS KS", "Foundations: C-K D-K H-K S-T")
    assert solve(BY_KEY[key], table, Budget(1)).outcome is Outcome.LOST


@pytest.mark.parametrize("key", FAMILY)
def test_the_last_moves_of_a_game_are_found(key: str) -> None:
    table = columns(key, ": KS QS", "Foundations: C-K D-K H-K S-J")
    assert [*map(str, solve(BY_KEY[key], table, Budget(1)).line)] == ["c1.2-f4", "c1.1-f4"]


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_without_time_nothing_is_said_to_be_lost(game: Variant) -> None:
    verdict = solve(game, numbered(game.key, 5), Budget(0))
    assert verdict.outcome is not Outcome.LOST


def test_when_the_time_is_over_the_search_stops() -> None:
    game, deal = HARD
    clock = Clock()
    verdict = solve(BY_KEY[game], numbered(game, deal), Budget(20, clock=clock))
    assert verdict.outcome is Outcome.UNKNOWN
    assert clock.now <= 25


def test_when_nobody_waits_any_more_the_search_stops() -> None:
    game, deal = HARD
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) >= 3

    verdict = solve(BY_KEY[game], numbered(game, deal), Budget(1000, cancelled=cancelled))
    assert verdict.outcome is Outcome.UNKNOWN
    assert len(asked) <= 6


def test_a_search_meets_no_more_positions_than_it_may() -> None:
    game, deal = HARD
    verdict = solve(BY_KEY[game], numbered(game, deal), Budget(1000, most_positions=3000))
    assert verdict.outcome is Outcome.UNKNOWN
    assert 3000 <= verdict.positions < 5000


def test_a_line_that_the_rules_refuse_is_a_fault() -> None:
    game = BY_KEY["bakers-dozen"]
    table = columns(game.key, ": KS QS", "Foundations: C-K D-K H-K S-J")
    move = next(game.rules.moves(table))
    with pytest.raises(FalseLineError, match="move 2"):
        check_line(game.rules, table, (move, move))
    with pytest.raises(FalseLineError, match="does not win"):
        check_line(game.rules, table, (Move(*move),))
