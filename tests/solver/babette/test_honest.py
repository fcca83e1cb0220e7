"""Nothing that is hidden may show in a hint."""

from __future__ import annotations

import random

import pytest

from patience_qt.engine.play import play
from patience_qt.games import BY_KEY
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.solver.advice import HintKind
from patience_qt.solver.babette.honest import honest_step
from patience_qt.solver.babette.reading import run_of
from patience_qt.solver.budget import Budget
from patience_qt.solver.hints import hint, with_other_hidden_cards
from patience_qt.solver.seeing import is_hidden
from tests.games.positions import BABETTES, numbered
from tests.games.walks import end

HIDING = ("bakers-dozen-1883", *BABETTES)


@pytest.mark.parametrize("key", HIDING)
def test_other_cards_in_hiding_get_the_same_hint(key: str) -> None:
    game = BY_KEY[key]
    compared = 0
    for seed in range(3):
        table = end(key, 2 * seed, 2 * seed + 1)
        if not is_hidden(game.rules, table):
            continue
        other = with_other_hidden_cards(table, random.Random(seed))
        assert other.piles != table.piles
        said = hint(game, table, Budget(60))
        assert hint(game, other, Budget(60)) == said
        assert said.kind in (HintKind.LOOKS_BEST, HintKind.HARMLESS)
        compared += 1
    assert compared >= 2


def test_a_true_win_is_not_told_while_the_stock_is_hidden() -> None:
    game = BY_KEY["babette-cadogan"]
    table = numbered("babette-cadogan", 1)
    assert hint(game, table, Budget(60)).kind is not HintKind.WINS


def test_the_hints_of_the_first_pass_lead_to_the_end_of_the_stock() -> None:
    game = BY_KEY["babette"]
    rules, table = game.rules, numbered("babette", 5)
    for _ in range(60):
        if not is_hidden(rules, table):
            break
        move = hint(game, table, Budget(0)).move
        assert move is not None
        table = play(rules, table, move).after
    assert not is_hidden(rules, table)


def test_more_stocks_are_asked_where_there_is_a_choice() -> None:
    rules = BY_KEY["babette"].rules
    assert isinstance(rules, BabetteRules)
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return False

    for seed in range(1, 6):
        budget = Budget(60, cancelled=cancelled)
        honest_step(rules, run_of(numbered("babette", seed)), budget, stocks=2)
    assert asked
