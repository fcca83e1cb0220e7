"""What holds on every table of every game, in random games that reach the last passes too."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import STOCK, Role
from patience_qt.engine.rules import REDEAL
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, board, written
from tests.games.walks import HIDING, LONGEST, end, lengths, seeds, start, walk

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.table import Table

EVERY_GAME = pytest.mark.parametrize("key", BY_KEY)
FEW = settings(max_examples=15, deadline=None)


def cards(table: Table) -> Counter[Card]:
    """Return all cards of *table*, wherever they lie."""
    return Counter(card for pile in table.piles.values() for card in pile)


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_no_card_is_lost_or_doubled(key: str, seed: int, length: int) -> None:
    pack = cards(start(key, seed))
    assert set(pack.values()) == {1}
    assert pack.total() == 52 * BY_KEY[key].packs
    assert all(cards(made.after) == pack for made in walk(key, seed, length))


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_steps_lead_from_before_to_after_and_before_stays(key: str, seed: int, length: int) -> None:
    table = start(key, seed)
    for made in walk(key, seed, length):
        assert made.before == table
        for step in made.steps:
            table = table.after(step)
        assert made.after == table


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_taking_back_every_move_leads_through_the_same_tables(
    key: str, seed: int, length: int
) -> None:
    made, texts = [], []
    for each in walk(key, seed, length):
        made.append(each)
        texts.append(written(key, each.before))
    for each, following in pairwise(made):
        assert following.before == each.after
    assert [written(key, each.before) for each in made] == texts


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_what_follows_of_itself_comes_to_an_end(key: str, seed: int, length: int) -> None:
    """Each consequence turns up a card that lay face down, so there are never more than cards."""
    rules = BY_KEY[key].rules
    for made in walk(key, seed, length):
        assert rules.consequence(made.after) is None
        enacted = list(rules.enact(made.before, made.move))
        assert list(made.steps[: len(enacted)]) == enacted
        table = made.before
        for number, step in enumerate(made.steps):
            hidden, table = table.face_down, table.after(step)
            assert number < len(enacted) or table.face_down < hidden


@pytest.mark.parametrize("key", BABETTES)
def test_random_games_come_to_redeals_and_last_passes(key: str) -> None:
    made = [each for seed in range(20) for each in walk(key, seed, LONGEST)]
    rules = BY_KEY[key].rules
    assert any(each.move == REDEAL for each in made)
    assert any(rules.is_stuck(each.after) for each in made)
    assert {each.after.passes for each in made} >= {1, 2}


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_moves_are_different_and_so_are_their_texts(key: str, seed: int, length: int) -> None:
    table = end(key, seed, length)
    moves = list(BY_KEY[key].rules.moves(table))
    assert len(set(moves)) == len(moves)
    assert [read_move(str(move), table) for move in moves] == moves


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_a_board_text_is_read_as_it_was_written(key: str, seed: int, length: int) -> None:
    table = end(key, seed, length)
    text = written(key, table)
    again = board(key, text)
    assert written(key, again) == text
    assert list(BY_KEY[key].rules.moves(again)) == list(BY_KEY[key].rules.moves(table))
    if key not in BABETTES:
        assert again == table


@EVERY_GAME
@FEW
@given(seed=seeds, length=lengths)
def test_a_game_is_won_or_stuck_or_goes_on(key: str, seed: int, length: int) -> None:
    rules, table = BY_KEY[key].rules, end(key, seed, length)
    moves = list(rules.moves(table))
    transfers = [move for move in moves if move.source.pile.role is Role.FOUNDATION]
    out = sum(len(pile) for _, pile in table.all(Role.FOUNDATION))
    assert rules.is_won(table) == (out == 52 * BY_KEY[key].packs)
    if rules.is_won(table):
        assert moves == []
        assert not rules.is_stuck(table)
    else:
        assert not rules.is_stuck(table) or moves == transfers
        assert moves or rules.is_stuck(table)


@pytest.mark.parametrize("key", BY_KEY)
@FEW
@given(seed=seeds, length=lengths)
def test_face_down_lie_the_stock_and_covered_cards_of_1883_only(
    key: str, seed: int, length: int
) -> None:
    table = end(key, seed, length)
    if key in BABETTES:
        assert table.face_down == set(table[STOCK])
    elif key in HIDING:
        last = {column.top for _, column in table.all(Role.COLUMN)}
        columns = {card for _, column in table.all(Role.COLUMN) for card in column}
        assert not table.face_down & last
        assert table.face_down <= columns
    else:
        assert not table.face_down
