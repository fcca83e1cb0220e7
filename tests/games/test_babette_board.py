"""The board texts of Babette: what is read, and what is refused in which words."""

from __future__ import annotations

import pytest

from patience_qt.engine.piles import STOCK
from tests.games.positions import BABETTES, board, moves, refusal, rows, written

TEXT = """\
Pass: 1 of 2
Stock: 3H 4D
Ace foundations: C-0 D-3 H-0 S-A
King foundations: C-0 D-K H-Q S-0
AC 2C 3C -- 5C 6C 7C 8C
-- -- -- -- -- -- -- --
"""
SHORT = "Row 1 is short: only the last may be, and only when the stock is empty."


def test_a_board_is_read_and_written_alike() -> None:
    table = board("babette", TEXT)
    assert written("babette", table) == TEXT
    assert table.face_down == set(table[STOCK])
    assert moves("babette", table) == ["c1.1-f1", "deal"]


def test_letters_may_come_in_either_case_and_suits_in_any_order() -> None:
    text = TEXT.replace("D-3 H-0 S-A", "s-a h-0 d-3").replace("AC 2C", "ac 2c").lower()
    assert written("babette", board("babette", text)) == TEXT
    assert written("babette", board("babette", TEXT.upper())) == TEXT


def test_white_space_of_any_kind_and_length_may_stand_between_words() -> None:
    text = TEXT.replace(" ", "\t\u00a0 ").replace(":", " :").replace("\n", " \r\n  ")
    assert written("babette", board("babette", text)) == TEXT


def test_an_empty_stock_and_a_short_last_row() -> None:
    text = TEXT.replace("Stock: 3H 4D", "Stock:").replace("-- -- -- -- -- -- -- --", "-- 9C --")
    assert written("babette", board("babette", text)) == text


def test_an_emptied_short_row_has_as_many_gaps_as_it_had_cards() -> None:
    table = rows("babette", "AC 2C 3C 4C 5C 6C 7C 8C\n-- -- --")
    assert written("babette", table).endswith("\n-- -- --\n")


def test_the_next_card_of_the_stock_comes_first() -> None:
    assert str(board("babette", TEXT)[STOCK].top) == "3H"


@pytest.mark.parametrize("key", BABETTES)
def test_the_total_of_passes_is_the_rule_sets(key: str) -> None:
    total = 3 if key == "babette-cadogan" else 2
    for passes in (f"1 of {5 - total}", f"0 of {total}", f"{total + 1} of {total}", "1", "", "1/2"):
        assert refusal(key, TEXT.replace("1 of 2", passes)) == (
            f"The first line must be like “Pass: 1 of {total}”: this game has {total} passes."
        )


def test_a_position_with_a_hidden_stock_cannot_be_laid_out() -> None:
    for hidden in ("96 cards", "1 card"):
        assert refusal("babette", TEXT.replace("3H 4D", hidden)) == (
            "The stock is hidden in this position, so it cannot be laid out."
        )


def test_a_position_with_hidden_cards_cannot_be_laid_out() -> None:
    for text in (TEXT.replace("3C", "<?>"), TEXT.replace("4D", "<?>")):
        assert refusal("babette", text) == (
            "Cards are hidden in this position, so it cannot be laid out."
        )


@pytest.mark.parametrize("line", range(4))
def test_the_first_four_lines_have_their_labels(line: int) -> None:
    lines = TEXT.splitlines()
    sentence = (
        "The first lines must begin with Pass, Stock, Ace foundations, King foundations, "
        "each with a colon."
    )
    assert refusal("babette", "\n".join(lines[:line] + lines[line + 1 :])) == sentence
    assert refusal("babette", "\n".join(lines[:line])) == sentence
    lines[line] = lines[line].replace(":", "")
    assert refusal("babette", "\n".join(lines)) == sentence


@pytest.mark.parametrize(
    "tops", ["C-0 D-3 H-0", "C-0 D-3 H-0 H-0", "C-0 D-3 H-0 S-1", "C-0 D-3 H S"]
)
def test_a_line_of_foundations_tells_all_four(tops: str) -> None:
    sentence = "Each line of foundations must be like “C-0 D-3 H-0 S-A”."
    assert refusal("babette", TEXT.replace("C-0 D-3 H-0 S-A", tops)) == sentence
    assert refusal("babette", TEXT.replace("C-0 D-K H-Q S-0", tops)) == sentence


def test_a_row_is_full_unless_it_is_the_last_and_the_stock_is_empty() -> None:
    empty = TEXT.replace("Stock: 3H 4D", "Stock:")
    assert refusal("babette", empty.replace("-- 5C 6C 7C 8C", "--")) == SHORT
    short_and_last = "\n".join(TEXT.splitlines()[:4]) + "\nAC 2C"
    assert refusal("babette", short_and_last) == SHORT
    assert moves("babette", board("babette", short_and_last.replace("3H 4D", ""))) == ["c1.1-f1"]


def test_a_row_has_at_most_eight_entries() -> None:
    sentence = "Row 2 must have 1 to 8 entries, a gap written --."
    assert refusal("babette", f"{TEXT.rstrip()} --") == sentence
    assert refusal("babette", TEXT.replace("8C\n", "8C\n\n")) == sentence


@pytest.mark.parametrize("word", ["1S", "-", "<7S>", "10H"])
def test_a_word_that_is_no_card(word: str) -> None:
    sentence = f"“{word}” is not a card: write rank then suit, as in 7H or TC."
    assert refusal("babette", TEXT.replace("3C", word)) == sentence
    assert refusal("babette", TEXT.replace("4D", word)) == sentence
