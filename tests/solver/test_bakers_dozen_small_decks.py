"""On small decks the search says what looking at everything says, losses included."""

from __future__ import annotations

from collections import Counter

import pytest

from patience_qt.solver.bakers_dozen.filling import Filling
from patience_qt.solver.bakers_dozen.position import compact
from patience_qt.solver.bakers_dozen.search import Search
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import check_line
from patience_qt.solver.verdict import Outcome
from tests.solver.small_decks import Deck, can_be_won

SHAPES = {
    "low cards in rows": [(1, 4, 3), (1, 4, 4), (1, 5, 5), (1, 6, 6)],
    "Kings in rows": [(10, 13, 3), (10, 13, 4), (9, 13, 4), (8, 13, 6), (7, 13, 7)],
}
WEIGHTS = ((12, 1), (6, 0), (2, 1))


def search_says(deck: Deck, prove_after: int) -> bool:
    """Return whether the search wins *deck*, its line played through the rules."""
    table = deck.table()
    search = Search(compact(table), Filling(deck.rules.fills_gap), WEIGHTS, prove_after=prove_after)
    outcome = search.run(Budget(60), 100_000)
    assert outcome is not Outcome.UNKNOWN
    if outcome is Outcome.WON:
        check_line(deck.rules, table, tuple(search.line()))
    return outcome is Outcome.WON


def agreed(decks: list[Deck]) -> Counter[bool]:
    """Return how many of *decks* are won and lost by both, with and without the slow proof."""
    answers: Counter[bool] = Counter()
    for deck in decks:
        truth = can_be_won(deck)
        if truth is not None:
            assert search_says(deck, 0) is truth, deck
            assert search_says(deck, 10_000_000) is truth, deck
            answers[truth] += 1
    return answers


@pytest.mark.parametrize("fills", range(3), ids=["no card", "a King", "any card"])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_search_agrees_with_looking_at_everything(shape: str, fills: int) -> None:
    decks = [Deck(*size, fills, seed) for size in SHAPES[shape] for seed in range(18)]
    answers = agreed(decks)
    assert answers[True] >= 2
    assert answers[False] >= 2


@pytest.mark.parametrize("fills", range(3), ids=["no card", "a King", "any card"])
def test_it_agrees_where_columns_are_long_and_kings_lie_anywhere(fills: int) -> None:
    sizes = [(10, 13, 3), (9, 13, 4), (1, 4, 3), (10, 13, 5)]
    decks = [Deck(*size, fills, seed, even=False) for size in sizes for seed in range(18)]
    assert max(len(column) for deck in decks for column in compact(deck.table()).columns) > 12
    answers = agreed(decks)
    assert answers[True] >= 2
    assert answers[False] >= 2


def test_it_agrees_where_cards_lie_face_down_and_kings_sink_when_turned() -> None:
    sizes = [(10, 13, 3), (9, 13, 4), (8, 13, 5)]
    decks = [Deck(*size, 0, seed, face_down=True) for size in sizes for seed in range(30)]
    answers = agreed(decks)
    assert answers[True] >= 2
    assert answers[False] >= 2
