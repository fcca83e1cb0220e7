"""A card is free where nothing lies directly below it; a card that leaves may leave a gap."""

from __future__ import annotations

import pytest

from patience_qt.engine.notation import GAP, CardReader
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Pile, Spot


def pile(text: str) -> Pile:
    reader = CardReader()
    return Pile(tuple(None if word == GAP else reader.read(word) for word in text.split()))


@pytest.mark.parametrize(
    ("cells", "free"),
    [
        ("", []),
        ("AC", [(0, "AC")]),
        ("AC 2C 3C", [(2, "3C")]),
        ("AC -- 3C", [(2, "3C"), (0, "AC")]),
        ("AC 2C --", [(1, "2C")]),
        ("AC -- -- 4C 5C", [(4, "5C"), (0, "AC")]),
        ("-- --", []),
    ],
)
def test_a_card_is_free_where_nothing_lies_directly_below(
    cells: str, free: list[tuple[int, str]]
) -> None:
    assert [(row, str(card)) for row, card in pile(cells).free()] == free


def test_top_and_base_are_none_where_there_is_a_gap() -> None:
    assert (str(pile("AC 2C").top), str(pile("AC 2C").base)) == ("2C", "AC")
    assert (pile("-- 2C --").top, pile("-- 2C --").base) == (None, None)
    assert (pile("").top, pile("").base) == (None, None)


def test_below_a_row_lies_its_next_card_or_nothing() -> None:
    column = pile("AC 2C -- 4C")
    assert [str(column.below(row)) for row in range(4)] == ["2C", "None", "4C", "None"]


def test_a_lifted_card_leaves_a_gap_or_the_pile_closes_up() -> None:
    assert repr(pile("AC 2C 3C").lift(1)) == "Pile(AC 3C)"
    assert repr(pile("AC 2C 3C").lift(1, leaving_gap=True)) == "Pile(AC -- 3C)"


def test_a_card_is_laid_where_it_is_told() -> None:
    card = CardReader().read("KS")
    assert repr(pile("AC 2C").lay(2, card)) == "Pile(AC 2C KS)"
    assert repr(pile("AC 2C").lay(0, card)) == "Pile(KS AC 2C)"


def test_a_pile_is_a_value() -> None:
    before = pile("AC 2C")
    before.lift(1)
    assert before == pile("AC 2C")
    assert hash(before) == hash(pile("AC 2C"))
    assert before != pile("AC --")
    assert before != before.cells


def test_gaps_count_as_rows_but_not_as_cards() -> None:
    column = pile("-- AC -- 2C --")
    assert len(column) == 5
    assert [str(card) for card in column] == ["AC", "2C"]


def test_names_count_from_1() -> None:
    assert [str(name) for name in (STOCK, COLUMNS[0], COLUMNS[12], FOUNDATIONS[7])] == [
        "s1",
        "c1",
        "c13",
        "f8",
    ]
    assert str(Spot(COLUMNS[2], 3)) == "c3.4"
