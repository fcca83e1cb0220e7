"""A won deal is laid out again in order, each card once."""

from __future__ import annotations

from itertools import chain

import pytest

from patience_qt.engine.cards import Card, packs
from patience_qt.engine.piles import Role
from patience_qt.games import BY_KEY
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line
from patience_qt.ui.in_order import in_order


def columns(key: str) -> list[list[Card]]:
    """Return the columns in which deal 1, won, is laid out again, every card in one."""
    game = BY_KEY[key]
    opening = FromDeal(1).table(game)
    laid = in_order(end(opening, follow(game, opening, winning_line(game, 1) or [])))
    cards = [list(pile) for _, pile in laid.all(Role.COLUMN)]
    assert sorted(chain.from_iterable(cards)) == sorted(packs(game.packs))
    return cards


def test_thirteen_columns_hold_a_rank_each() -> None:
    laid = columns("bakers-dozen")
    assert [{card.rank for card in column} for column in laid] == [{rank} for rank in range(1, 14)]


def test_eight_columns_hold_a_suit_each() -> None:
    laid = columns("babette")
    assert all([card.rank for card in column] == list(range(1, 14)) for column in laid)
    assert [column[0].suit for column in laid] == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize("empty", [0, 1, 2, 7, 8, 9])
def test_in_ten_columns_four_suits_stand_in_the_middle(empty: int) -> None:
    laid = columns("good-measure")
    assert laid[empty] == []
    assert [column[0].suit for column in laid[3:7]] == [0, 1, 2, 3]
