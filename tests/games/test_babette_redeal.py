"""Babette, rulings 6 to 8: when the cards may be gathered, and in which order they come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.notation import write_cards
from patience_qt.engine.piles import COLUMNS, STOCK, Role
from patience_qt.engine.steps import Carry, Flip, Gather
from patience_qt.games import BY_KEY
from tests.games.positions import (
    BABETTES,
    after,
    dealt,
    moves,
    refused,
    row_texts,
    rows,
    transition,
    written,
)

if TYPE_CHECKING:
    from patience_qt.engine.table import Table

THREE_ROWS = """
    AC 2C 3C 4C 5C 6C 7C --
    -- TC JC QC KC AD 2D 3D
    4D 5D -- 7D 8D 9D TD JD
"""
A_SHORT_ROW = """
    5H -- 6H 7H -- -- -- 8H
    9S
"""
ORDERS = [
    (
        "babette",
        "1 of 2",
        "AC 4D 2C TC 5D 3C JC 4C QC 7D 5C KC 8D 6C AD 9D 7C 2D TD 3D JD",
        "5H 9S 6H 7H 8H",
    ),
    (
        "babette-cadogan",
        "1 of 3",
        "3D JD 7C 2D TD 6C AD 9D 5C KC 8D 4C QC 7D 3C JC 2C TC 5D AC 4D",
        "8H 7H 6H 5H 9S",
    ),
]


def passes_of(key: str) -> int:
    """Return how many passes a game has, as its board text says."""
    return int(written(key, dealt(key, "2C")).split()[3])


def order(table: Table) -> str:
    """Return the cards of the first row and the stock, in the order in which they are dealt."""
    first_row = (column.base for _, column in table.all(Role.COLUMN) if len(column))
    return write_cards([*first_row, *reversed(table[STOCK].cells)])


@pytest.mark.parametrize(("key", "passes", "three_rows", "_"), ORDERS)
def test_columns_are_gathered_first_row_first_and_gaps_leave_no_trace(
    key: str, passes: str, three_rows: str, _: str
) -> None:
    table = rows(key, THREE_ROWS, passes=passes, ace="C-A D-0 H-0 S-0")
    assert moves(key, table) == ["redeal"]
    assert order(after(key, table, "redeal")) == three_rows


@pytest.mark.parametrize(("key", "passes", "_", "short_row"), ORDERS)
def test_a_short_row_is_gathered_with_its_column(
    key: str, passes: str, _: str, short_row: str
) -> None:
    table = after(key, rows(key, A_SHORT_ROW, passes=passes), "redeal")
    assert row_texts(key, table) == [short_row]
    assert not len(table[STOCK])


@pytest.mark.parametrize("key", BABETTES)
def test_there_is_no_redeal_while_the_stock_holds_cards(key: str) -> None:
    table = dealt(key, "2C 3C 4C 5C 6C 7C 8C 9C 2D")
    assert moves(key, table) == ["deal"]
    assert refused(key, table, "redeal") == "The stock is not empty yet."


@pytest.mark.parametrize("key", ["babette", "babette-transfers", "babette-cadogan"])
def test_the_redeal_waits_for_every_free_card_that_can_be_played(key: str) -> None:
    table = dealt(key, "2C 3C AH 5C 6C 7C 8C 9C")
    assert moves(key, table) == ["c3.1-f3"]
    assert refused(key, table, "redeal") == "AH can still be played: the redeal has to wait."
    assert moves(key, after(key, table, "c3.1-f3")) == ["redeal"]


def test_a_card_that_is_not_free_delays_no_redeal() -> None:
    table = rows("babette", "AH 3C -- -- -- -- -- --\n2C 3D")
    assert moves("babette", table) == ["redeal"]
    assert refused("babette", table, "redeal") is None


def test_the_free_redeal_waits_only_for_the_stock() -> None:
    table = dealt("babette-free-redeal", "2C 3C AH 5C 6C 7C 8C 9C 2D")
    assert "redeal" not in moves("babette-free-redeal", table)
    table = after("babette-free-redeal", table, "deal")
    assert moves("babette-free-redeal", table) == ["c3.1-f3", "redeal"]


@pytest.mark.parametrize("key", BABETTES)
def test_the_redeals_are_counted(key: str) -> None:
    """Babette and its two modern kin have one, Cadogan's has two."""
    table = dealt(key, "2C 3C 4C 5C 6C 7C 8C 9C")
    redeals = passes_of(key) - 1
    assert redeals == (2 if key == "babette-cadogan" else 1)
    for taken in range(redeals):
        assert table.passes == 1 + taken
        assert BY_KEY[key].rules.redeals_left(table) == redeals - taken
        assert moves(key, table) == ["redeal"]
        table = after(key, table, "redeal")
    assert moves(key, table) == []
    assert BY_KEY[key].rules.redeals_left(table) == 0
    assert refused(key, table, "redeal") == "No redeal is left."


def test_a_card_that_can_be_played_is_not_the_reason_once_no_redeal_is_left() -> None:
    table = rows("babette", "2C 3C AH 5C", passes="2 of 2")
    assert refused("babette", table, "redeal") == "No redeal is left."


@pytest.mark.parametrize("key", BABETTES)
def test_a_redeal_gathers_and_deals_the_first_row_in_one_move(key: str) -> None:
    before = after(key, dealt(key, "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D"), "deal")
    made = transition(key, before, "redeal")
    assert [type(step) for step in made.steps] == [Gather, *[Flip, Carry] * 8]
    laid = [step.target.pile for step in made.steps if isinstance(step, Carry)]
    assert laid == list(COLUMNS[:8])
    assert made.before is before
    assert len(made.after[STOCK]) == 2
    assert made.after.face_down == set(made.after[STOCK])


def test_foundations_stay_through_a_redeal() -> None:
    table = rows("babette", "5H 9S", ace="C-4 D-0 H-0 S-0", king="C-0 D-J H-0 S-0")
    lines = written("babette", after("babette", table, "redeal")).splitlines()
    assert lines[2:4] == [
        "Ace foundations: C-4 D-0 H-0 S-0",
        "King foundations: C-0 D-J H-0 S-0",
    ]


def test_a_short_last_row_fills_from_the_left_and_blocks_only_what_it_lies_on() -> None:
    table = dealt("babette", "5H 6H 7H 8H 9H TH JH AC KS QS")
    table = after("babette", table, "deal")
    assert row_texts("babette", table) == ["5H 6H 7H 8H 9H TH JH AC", "KS QS"]
    assert moves("babette", table) == ["c1.2-f8", "c8.1-f1"]


def test_a_short_first_row_after_a_redeal_is_all_there_is() -> None:
    table = after("babette", rows("babette", "5H 9S 6H"), "redeal")
    assert row_texts("babette", table) == ["5H 9S 6H"]
    assert moves("babette", table) == []
