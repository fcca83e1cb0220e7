"""The search's own moves are the rules' moves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from patience_qt.engine.play import play
from patience_qt.engine.rules import Move
from patience_qt.games import BY_KEY
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.solver.bakers_dozen.columns import Columns
from patience_qt.solver.bakers_dozen.filling import Filling
from patience_qt.solver.bakers_dozen.key import Key
from patience_qt.solver.bakers_dozen.line import moves_as_ruled
from patience_qt.solver.bakers_dozen.moves import Moves
from patience_qt.solver.bakers_dozen.position import Compact, compact
from tests.games.positions import FAMILY
from tests.games.walks import end, lengths, seeds
from tests.solver.small_decks import Deck


def after_every_move(rules: BakersDozenRules, start: Compact) -> dict[Move, Compact]:
    """Return the moves that the search makes without its prunings, and what they lead to."""
    key = Key(len(start.columns), max(map(len, start.columns)))
    known = Columns(start.columns, key)
    own = sum(map(known.weight, known.start)) + sum(map(key.up, range(4), start.up))
    moves = Moves(known, Filling(rules.fills_gap), pruned=False)
    found = {}
    for move, after in moves.after(known.start, own, ()):
        position = moves.play(known.start, after, move)
        reached = Compact(tuple(known.cards[at] for at in position), tuple(key.ranks_up(after)))
        assert after == sum(map(known.weight, position)) + sum(map(key.up, range(4), reached.up))
        found[next(moves_as_ruled(start, [move]))] = reached
    return found


@pytest.mark.parametrize("key", FAMILY)
@settings(deadline=None, max_examples=60)
@given(seed=seeds, length=lengths)
def test_from_any_position_the_search_has_the_moves_of_the_rules(
    key: str, seed: int, length: int
) -> None:
    rules = BY_KEY[key].rules
    assert isinstance(rules, BakersDozenRules)
    table = end(key, seed, length)
    wanted = {move: compact(play(rules, table, move).after) for move in rules.moves(table)}
    assert after_every_move(rules, compact(table)) == wanted


@pytest.mark.parametrize("fills", range(3))
@settings(deadline=None, max_examples=60)
@given(seed=seeds)
def test_it_has_them_with_long_columns_and_many_empty_ones(fills: int, seed: int) -> None:
    deck = Deck(7, 13, 8, fills, seed, even=False)
    table = deck.table()
    wanted = {
        move: compact(play(deck.rules, table, move).after) for move in deck.rules.moves(table)
    }
    assert after_every_move(deck.rules, compact(table)) == wanted
