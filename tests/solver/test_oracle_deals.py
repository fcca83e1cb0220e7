"""Deals whose answer is known from other programs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromCards
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import solve
from tests.games.positions import FAMILY

DEALS = [
    tuple(line.split(maxsplit=2))
    for line in (Path(__file__).parent / "data/bakers_dozen_deals.txt").read_text().splitlines()
]


@pytest.mark.parametrize("key", FAMILY)
def test_deals_of_known_outcome_come_out_so(key: str) -> None:
    answers: Counter[str] = Counter()
    for game, outcome, cards in DEALS:
        if game == key:
            verdict = solve(BY_KEY[key], FromCards(cards).table(BY_KEY[key]), Budget(60))
            assert verdict.outcome.value == outcome
            answers[outcome] += 1
    assert answers["won"] >= 5
    assert answers["lost"] >= 1
