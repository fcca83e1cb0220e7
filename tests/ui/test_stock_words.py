"""Under the stock stands what is left."""

from __future__ import annotations

import pytest

from patience_qt.engine.play import position
from patience_qt.engine.table import Table
from patience_qt.games import BY_KEY
from patience_qt.ui.stock_words import stock_words
from tests.games.positions import after, numbered, rows

KEY = "babette-free-redeal"


def said(table: Table, key: str = KEY) -> tuple[str, ...]:
    return stock_words(position(BY_KEY[key].rules, table))


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("", ("96", "12 rows", "1 redeal")),
        ("deal " * 11, ("8", "1 row", "1 redeal")),
        ("deal " * 12, ("", "Stock empty", "1 redeal")),
        ("deal " * 12 + "redeal", ("96", "12 rows", "no redeal")),
    ],
)
def test_cards_rows_and_redeals_are_counted(moves: str, words: tuple[str, ...]) -> None:
    assert said(after(KEY, numbered(KEY, 1), moves)) == words


def test_a_last_row_that_will_be_short_counts_too() -> None:
    full = "AC 2C 3C 4C 5C 6C 7C 8C"
    table = rows("babette-cadogan", full, stock="AD 2D 3D 4D 5D 6D 7D 8D 9D", passes="1 of 3")
    assert said(table, "babette-cadogan") == ("9", "2 rows", "2 redeals")


def test_without_a_stock_nothing_is_said() -> None:
    assert said(numbered("bakers-dozen", 1), "bakers-dozen") == ()
