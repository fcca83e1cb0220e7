"""Babette, ruling 10: when a game is won and when it is lost."""

from __future__ import annotations

import pytest

from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, after, dealt, moves, refused, rows

ALL_OUT = {"ace": "C-K D-K H-K S-K", "king": "C-A D-A H-A S-A"}


def passes(key: str, text: str) -> str:
    """Return "first" or "last" pass as the board text of the game has it."""
    total = 3 if key == "babette-cadogan" else 2
    return f"{1 if text == 'first' else total} of {total}"


@pytest.mark.parametrize("key", BABETTES)
@pytest.mark.parametrize("which", ["first", "last"])
def test_the_game_is_won_when_every_card_is_out(key: str, which: str) -> None:
    table = rows(key, "-- -- --", passes=passes(key, which), **ALL_OUT)
    assert BY_KEY[key].rules.is_won(table)
    assert not BY_KEY[key].rules.is_stuck(table)


@pytest.mark.parametrize("key", BABETTES)
def test_a_won_position_has_no_moves_not_even_a_redeal(key: str) -> None:
    table = rows(key, "-- -- --", passes=passes(key, "first"), **ALL_OUT)
    assert moves(key, table) == []
    assert refused(key, table, "redeal") == "The game is won: every card is out."
    assert refused(key, table, "deal") == "The game is won: every card is out."


def test_a_small_pack_is_won_when_it_is_out() -> None:
    table = after("babette", dealt("babette", "AC KC"), "c1.1-f1 c2.1-f5")
    assert BY_KEY["babette"].rules.is_won(table)
    assert moves("babette", table) == []


def test_a_won_position_has_no_transfers() -> None:
    key = "babette-transfers"
    table = after(key, dealt(key, "AC 2C KC QC 3C"), "c1.1-f1 c2.1-f1 c3.1-f5 c4.1-f5 c5.1-f1")
    assert BY_KEY[key].rules.is_won(table)
    assert moves(key, table) == []


@pytest.mark.parametrize("key", BABETTES)
def test_the_last_card_wins(key: str) -> None:
    table = rows(
        key, "KS", passes=passes(key, "last"), ace="C-K D-K H-K S-Q", king="C-A D-A H-A S-A"
    )
    assert not BY_KEY[key].rules.is_won(table)
    assert BY_KEY[key].rules.is_won(after(key, table, "c1.1-f4"))


@pytest.mark.parametrize("key", BABETTES)
def test_a_game_with_cards_in_the_stock_is_not_won(key: str) -> None:
    table = rows(key, "-- -- -- -- -- -- -- --", stock="KS", passes=passes(key, "first"))
    assert not BY_KEY[key].rules.is_won(table)
    assert moves(key, table) == ["deal"]


@pytest.mark.parametrize("key", BABETTES)
def test_lost_stock_empty_no_redeal_left_nothing_playable(key: str) -> None:
    table = rows(key, "2C 3D -- -- -- -- -- --\n5H", passes=passes(key, "last"))
    assert BY_KEY[key].rules.is_stuck(table)
    assert not BY_KEY[key].rules.is_won(table)
    assert moves(key, table) == []


@pytest.mark.parametrize("key", BABETTES)
@pytest.mark.parametrize(
    ("text", "stock", "which"),
    [
        ("2C 3D -- -- -- -- -- --\n5H", "", "first"),
        ("2C 3D 4H 5H 6H 7H 8H 9H", "2D", "last"),
        ("2C AD -- -- -- -- -- --\n5H", "", "last"),
    ],
)
def test_not_lost_while_a_redeal_a_row_or_a_play_is_left(
    key: str, text: str, stock: str, which: str
) -> None:
    table = rows(key, text, stock=stock, passes=passes(key, which))
    assert not BY_KEY[key].rules.is_stuck(table)
    assert len(moves(key, table)) == 1


def test_the_pack_of_17_cards_is_lost_in_the_end() -> None:
    table = dealt("babette", "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D AC 5D 6D 7D 8D 9D KH")
    table = after("babette", table, "deal c3.2-f1 deal c1.3-f7 redeal")
    table = after("babette", table, "c1.1-f1 c3.1-f1 c5.1-f1 c6.1-f1 c8.1-f1 deal")
    assert moves("babette", table) == ["c2.2-f1"]
    table = after("babette", table, "c2.2-f1 c4.2-f1 c6.2-f1")
    assert moves("babette", table) == []
    assert BY_KEY["babette"].rules.is_stuck(table)
