"""In which order a change is shown: the stages end where the transition does, each at its time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from patience_qt.engine.piles import COLUMNS, STOCK
from patience_qt.engine.play import Transition
from patience_qt.games import BY_KEY
from patience_qt.games.following import follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line
from patience_qt.ui.choreography import (
    DEAL_SPAN,
    GATHER_APART,
    ROW_APART,
    SINK,
    TURN,
    Stage,
    by_distance,
    dealt,
    put_in_order,
    stages,
)
from patience_qt.ui.in_order import in_order
from tests.games.positions import board, columns, numbered, transition

REDEALT = """
    Pass: 1 of 2
    Stock:
    Ace foundations: C-K D-K H-K S-K
    King foundations: C-0 D-0 H-0 S-0
    2C 3C 4C 5C 6C 7C 8C 9C
    TC JC -- 2D
"""
SUNK = """
    : <5C> <KS> <KD> 3H
    : KC 4D
"""


def played(key: str) -> list[Transition]:
    """Return everything that happens in the recorded line of a game."""
    game = BY_KEY[key]
    line = winning_line(game, 1)
    assert line
    return [one for group in follow(game, FromDeal(1).table(game), line) for one in group]


def of_move(key: str, text: str, move: str) -> list[Stage]:
    """Return the stages of *move* on the board or columns *text*."""
    table = board(key, text) if "Pass" in text else columns(key, text)
    return list(stages(transition(key, table, move)))


@pytest.mark.parametrize("key", BY_KEY)
def test_the_last_stage_leaves_the_table_as_the_move_does(key: str) -> None:
    for one in played(key):
        found = list(stages(one))
        assert found[-1].table == one.after
        assert all(first.begin <= second.begin for first, second in pairwise(found))
        assert found[0].begin == 0


@pytest.mark.parametrize("key", BY_KEY)
def test_no_stage_loses_or_doubles_a_card(key: str) -> None:
    for one in played(key):
        whole = sorted(card for pile in one.before.piles.values() for card in pile)
        for stage in stages(one):
            assert sorted(card for pile in stage.table.piles.values() for card in pile) == whole


def test_a_plain_move_is_one_stage_that_takes_as_long_as_its_way() -> None:
    (stage,) = of_move("bakers-dozen", ": KC 4D\n: KD 3H", "c2.2-c1")
    assert (stage.lasts, stage.waits, stage.under) == (None, {}, None)


def test_a_card_takes_longer_the_farther_it_goes_up_to_a_point() -> None:
    times = [by_distance(distance, 100) for distance in (0, 100, 300, 2000)]
    assert times == sorted(times)
    assert (times[0], times[-1]) == (120, 260)


def test_kings_turn_and_sink_one_after_the_other_and_the_next_card_turns_last() -> None:
    carry, turn, sink, turn_next, sink_next, last = of_move("bakers-dozen-1883", SUNK, "c1.4-c2")
    assert [str(stage.under) for stage in (sink, sink_next)] == ["KD", "KS"]
    assert {carry.under, turn.under, turn_next.under, last.under} == {None}
    assert [turn.lasts, sink.lasts, last.lasts] == [TURN, SINK, TURN]
    assert carry.begin < turn.begin
    for first, second in pairwise((turn, sink, turn_next, sink_next, last)):
        assert second.begin == first.end
    hidden = [len(stage.table.face_down) for stage in (carry, turn, sink, turn_next, last)]
    assert hidden == [3, 2, 2, 1, 0]


def test_a_row_leaves_the_stock_card_by_card() -> None:
    table = numbered("babette", 1)
    (stage,) = stages(transition("babette", table, "deal"))
    row = [stage.table[name].top for name in COLUMNS[:8]]
    assert [stage.waits[card] for card in row if card] == [n * ROW_APART for n in range(8)]


def test_the_columns_are_gathered_one_by_one_turned_over_and_then_dealt() -> None:
    gathered, turned, row = of_move("babette", REDEALT, "redeal")
    assert gathered.table.face_down == frozenset()
    assert len(gathered.table[STOCK]) == len(turned.table[STOCK]) == 11
    assert gathered.table[STOCK].cells == turned.table[STOCK].cells[::-1]
    assert turned.table.face_down == frozenset(turned.table[STOCK])
    assert (turned.begin, row.begin) == (gathered.end, turned.end)
    by_column = {str(card): wait / GATHER_APART for card, wait in gathered.waits.items()}
    assert by_column == {
        "2C": 0, "TC": 0, "3C": 1, "JC": 1, "4C": 2, "5C": 3, "2D": 3, "6C": 4, "7C": 5, "8C": 6,
        "9C": 7,
    }  # fmt: skip


def test_a_deal_goes_row_by_row_and_foundations_first() -> None:
    table = numbered("good-measure", 1)
    stage = dealt(table)
    order = sorted(stage.waits, key=lambda card: stage.waits[card])
    aces = [card for card in order if card.rank == 1]
    assert set(order[:2]) < set(aces)
    assert order[2:12] == [table[name].cells[0] for name in COLUMNS[:10]]
    assert max(stage.waits.values()) < DEAL_SPAN


def test_the_stock_is_not_dealt_but_lies_there() -> None:
    table = numbered("babette", 1)
    assert len(dealt(table).waits) == 8


def test_a_won_game_is_put_in_order_suit_by_suit() -> None:
    after = played("bakers-dozen")[-1].after
    stage = put_in_order(in_order(after), 300)
    order = sorted(stage.waits, key=lambda card: stage.waits[card])
    assert order == sorted(order, key=lambda card: (card.suit, card.rank))
    assert (len(order), stage.begin) == (52, 300)
