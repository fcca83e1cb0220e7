"""A refusal has a reason, and only a refusal has: on any table, for any two places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.games import BY_KEY
from tests.games.walks import HIDING, end, lengths, seeds, with_other_hidden_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.table import Table

PLACES = (*COLUMNS, *FOUNDATIONS, STOCK)
LONGEST_LINE = 80


def every_pair(table: Table) -> Iterator[Move]:
    """Yield what may be asked for: every row, and one beyond either end, with every place."""
    yield from (DEAL, REDEAL)
    for name, pile in table.piles.items():
        for row in range(-1, len(pile) + 1):
            yield from (Move(Spot(name, row), place) for place in PLACES)


@pytest.mark.parametrize("key", BY_KEY)
@settings(max_examples=6, deadline=None)
@given(seed=seeds, length=lengths)
def test_the_objection_is_none_exactly_for_the_legal_moves(
    key: str, seed: int, length: int
) -> None:
    table, game = end(key, seed, length), BY_KEY[key]
    allowed = set()
    for move in every_pair(table):
        if objection := game.rules.objection(table, *move):
            _check_sentence(objection.say(game.title))
            assert not {objection.facts.get(name) for name in ("card", "below")} & table.face_down
        else:
            allowed.add(move)
    assert allowed == set(game.rules.moves(table))


def _check_sentence(said: str) -> None:
    """Refuse what is no sentence, has a fact missing, or does not fit on one line."""
    assert said.endswith(".")
    assert said.isprintable()
    assert "{" not in said
    assert len(said) <= LONGEST_LINE


@pytest.mark.parametrize("key", HIDING)
@settings(max_examples=4, deadline=None)
@given(seed=seeds, length=lengths)
def test_no_move_and_no_objection_depends_on_a_hidden_card(
    key: str, seed: int, length: int
) -> None:
    """The stock and the face-down cards in any other order: the player is told the same."""
    table, game = end(key, seed, length), BY_KEY[key]
    other = with_other_hidden_cards(table, seed)
    assert list(game.rules.moves(other)) == list(game.rules.moves(table))
    assert game.rules.is_stuck(other) == game.rules.is_stuck(table)
    for move in every_pair(table):
        assert game.rules.objection(other, *move) == game.rules.objection(table, *move)
