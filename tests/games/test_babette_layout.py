"""Babette, rulings 1 to 3 and 5: rows, gaps, and which card is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.piles import COLUMNS, STOCK, Role
from patience_qt.engine.steps import Carry, Flip
from tests.games.positions import (
    BABETTES,
    after,
    dealt,
    moves,
    numbered,
    row_texts,
    rows,
    transition,
)

if TYPE_CHECKING:
    from patience_qt.engine.table import Table

SMALL_PACK = "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D AC 5D 6D 7D 8D 9D KH"


@pytest.mark.parametrize("key", BABETTES)
def test_the_opening_is_the_first_row_of_eight_dealt_left_to_right(key: str) -> None:
    table = dealt(key, "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D")
    assert row_texts(key, table) == ["2C 3C 4C 5C 6C 7C 8C 9C"]
    assert stock(table) == "2D 3D"
    assert table.face_down == set(table[STOCK])


@pytest.mark.parametrize("key", BABETTES)
def test_two_packs_make_eight_columns_and_a_stock_of_96(key: str) -> None:
    table = numbered(key, 1)
    assert [len(column) for _, column in table.all(Role.COLUMN)] == [1] * 8
    assert len(table[STOCK]) == 96
    assert [len(pile) for _, pile in table.all(Role.FOUNDATION)] == [0] * 8
    assert table.passes == 1


def test_a_later_row_is_one_move_each_card_turned_and_laid_left_to_right() -> None:
    before = dealt("babette", SMALL_PACK)
    steps = transition("babette", before, "deal").steps
    assert [type(step) for step in steps] == [Flip, Carry] * 8
    laid = [(str(step.card), step.target.pile) for step in steps if isinstance(step, Carry)]
    assert " ".join(card for card, _ in laid) == "2D 3D AC 5D 6D 7D 8D 9D"
    assert [name for _, name in laid] == list(COLUMNS[:8])


def test_a_row_is_complete_before_any_card_of_it_is_played() -> None:
    table = after("babette", dealt("babette", SMALL_PACK), "deal")
    assert row_texts("babette", table) == ["2C 3C 4C 5C 6C 7C 8C 9C", "2D 3D AC 5D 6D 7D 8D 9D"]
    assert not table.face_down - set(table[STOCK])


@pytest.mark.parametrize("key", BABETTES)
def test_104_cards_make_exactly_13_rows(key: str) -> None:
    table = after(key, numbered(key, 1), "deal " * 12)
    assert [len(column) for _, column in table.all(Role.COLUMN)] == [13] * 8
    assert not len(table[STOCK])
    assert not table.face_down


def test_a_card_is_free_when_none_lies_directly_below_it() -> None:
    """The example of the rules: the 5C in the second row, the 9D below it in the third."""
    table = rows(
        "babette",
        """
        2C 3S 4S 5S 6S 7S 8S 9S
        5C 3H 4H 5H 6H 7H 8H 9H
        9D 3S 4S 5S 6S 7S 8S 9S
        """,
        stock="2H 3H 4H 5H 6H 7H 8H 9H",
        ace="C-4 D-8 H-0 S-0",
    )
    assert moves("babette", table) == ["c1.3-f2", "deal"]
    table = after("babette", table, "c1.3-f2")
    assert moves("babette", table) == ["c1.2-f1", "deal"]
    table = after("babette", table, "deal")
    assert row_texts("babette", table)[2:] == [
        "-- 3S 4S 5S 6S 7S 8S 9S",
        "2H 3H 4H 5H 6H 7H 8H 9H",
    ]
    assert moves("babette", table) == ["c1.2-f1"]


def test_what_lies_further_down_does_not_matter() -> None:
    table = rows(
        "babette",
        """
        5C 2H 3H 4H 5H 6H 7H 8H
        -- 2H 3H 4H 5H 6H 7H 8H
        9D 2S 3S 4S 5S 6S 7S 8S
        9D 2S 3S 4S 5S 6S 7S 8S
        """,
        ace="C-4 D-8 H-0 S-0",
    )
    assert moves("babette", table) == ["c1.4-f2", "c1.1-f1"]


@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_card_above_a_gap_stays_free_for_the_rest_of_the_pass(row: int) -> None:
    filler = "2H 3H 4H 5H 6H 7H 8H"
    cells = ["2D"] * (row - 1) + ["5C", "--"] + ["2D"] * (3 - row)
    table = rows(
        "babette",
        "\n".join(f"{cell} {filler}" for cell in cells),
        stock=" ".join([f"2D {filler}"] * 3),
        ace="C-4 D-0 H-0 S-0",
    )
    for _ in range(3):
        assert moves("babette", table) == [f"c1.{row}-f1", "deal"]
        table = after("babette", table, "deal")
    assert moves("babette", table) == [f"c1.{row}-f1"]


def test_a_row_whose_every_card_has_gone_still_counts_as_a_row() -> None:
    table = rows(
        "babette",
        """
        5C 2H 3H 4H 5H 6H 7H 8H
        -- -- -- -- -- -- -- --
        """,
        stock="2D 2H 3H 4H 5H 6H 7H 8H",
        ace="C-4 D-0 H-0 S-0",
    )
    table = after("babette", table, "deal")
    assert row_texts("babette", table) == [
        "5C 2H 3H 4H 5H 6H 7H 8H",
        "-- -- -- -- -- -- -- --",
        "2D 2H 3H 4H 5H 6H 7H 8H",
    ]
    assert moves("babette", table) == ["c1.1-f1"]


def test_the_last_card_of_a_row_leaves_eight_gaps() -> None:
    table = rows("babette", "-- -- -- AC -- -- -- --", stock="KS KH")
    assert row_texts("babette", after("babette", table, "c4.1-f1")) == ["-- -- -- -- -- -- -- --"]


@pytest.mark.parametrize("key", BABETTES)
def test_free_cards_go_to_the_foundations_only(key: str) -> None:
    """QH and QS would fit on the Kings in nearly every other patience."""
    table = dealt(key, "KC KD QH QS 5C 4D 3H 2S AC")
    assert moves(key, table) == ["c1.1-f5", "c2.1-f6", "deal"]


def test_gaps_are_never_filled() -> None:
    table = rows("babette", "-- 2H 3H 4H 5H 6H 7H --", stock="2D 2H 3H 4H 5H 6H 7H 8H")
    assert moves("babette", table) == ["deal"]
    assert row_texts("babette", after("babette", table, "deal")) == [
        "-- 2H 3H 4H 5H 6H 7H --",
        "2D 2H 3H 4H 5H 6H 7H 8H",
    ]


@pytest.mark.parametrize("key", BABETTES)
def test_a_row_may_be_dealt_though_cards_can_still_be_played(key: str) -> None:
    table = dealt(key, "AC KD AH KS 2C 2D 2H 2S 3C 3D")
    assert moves(key, table)[-1] == "deal"
    assert len(moves(key, table)) > 1


def test_an_empty_stock_deals_no_row() -> None:
    assert moves("babette", dealt("babette", "AC 3D")) == ["c1.1-f1"]


def test_the_pack_of_17_cards() -> None:
    """The worked example of the redeal: a short last row blocks only what it lies on."""
    table = after("babette", dealt("babette", SMALL_PACK), "deal")
    assert moves("babette", table) == ["c3.2-f1", "deal"]
    table = after("babette", table, "c3.2-f1")
    assert free(table) == "2D 3D 4C 5D 6D 7D 8D 9D"
    table = after("babette", table, "deal")
    assert row_texts("babette", table) == [
        "2C 3C 4C 5C 6C 7C 8C 9C",
        "2D 3D -- 5D 6D 7D 8D 9D",
        "KH",
    ]
    assert free(table) == "KH 3D 4C 5D 6D 7D 8D 9D"
    assert moves("babette", table) == ["c1.3-f7"]
    table = after("babette", table, "c1.3-f7")
    assert free(table) == "2D 3D 4C 5D 6D 7D 8D 9D"
    assert moves("babette", table) == ["redeal"]
    table = after("babette", table, "redeal")
    assert row_texts("babette", table) == ["2C 2D 3C 3D 4C 5C 5D 6C"]
    assert stock(table) == "6D 7C 7D 8C 8D 9C 9D"
    assert moves("babette", table) == ["c1.1-f1", "deal"]


def free(table: Table) -> str:
    """Return the free cards, column by column."""
    return " ".join(str(card) for _, column in table.all(Role.COLUMN) for _, card in column.free())


def stock(table: Table) -> str:
    """Return the stock, the next card first."""
    return " ".join(map(str, reversed(table[STOCK].cells)))
