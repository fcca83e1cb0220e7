"""Whole packs dealt once, whose answer a program of another kind has proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from patience_qt.engine.notation import read_cards
from patience_qt.engine.play import opening
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.solver.babette.solver import solve_babette
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import check_line
from patience_qt.solver.verdict import Outcome

DEALS = (Path(__file__).parents[1] / "data/babette_deals.txt").read_text().splitlines()
RULES = BabetteRules(redeals=0)


@pytest.mark.parametrize("deal", DEALS)
def test_a_deal_of_known_outcome_comes_out_so(deal: str) -> None:
    outcome, _, cards = deal.partition(" ")
    table = opening(RULES, read_cards(cards))
    verdict = solve_babette(RULES, table, Budget(60))
    assert verdict.outcome.value == outcome
    if verdict.outcome is Outcome.WON:
        check_line(RULES, table, verdict.line)


def test_both_outcomes_are_among_them() -> None:
    assert {deal.partition(" ")[0] for deal in DEALS} == {"won", "lost"}
