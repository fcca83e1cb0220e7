"""The board texts of the Baker's Dozen family: what is read, and what is refused in which words."""

from __future__ import annotations

import pytest

from tests.games.positions import FAMILY, column_texts, columns, moves, refusal, written

OUT = "Foundations: C-0 D-0 H-0 S-0"
FIRST_LINE = "The first line must be like “Foundations: C-2 D-0 H-A S-K”."
FACES = (
    "Column 1 cannot come about: its face-down cards must lie together, "
    "on sunk Kings or at the far end, with an open card on them."
)


@pytest.mark.parametrize("key", FAMILY)
def test_suits_may_come_in_any_order_and_letters_in_either_case(key: str) -> None:
    table = columns(key, ": kS th\n:2C", "foundations: S-k h-A d-0 C-2")
    assert written(key, table).splitlines()[:3] == [
        "Foundations: C-2 D-0 H-A S-K",
        ": KS TH",
        ": 2C",
    ]


def test_white_space_of_any_kind_and_length_may_stand_between_words() -> None:
    table = columns("bakers-dozen", " :\tKS\u00a0 TH \r\n:  2C", "Foundations :C-2\tD-0  H-A S-K ")
    assert written("bakers-dozen", table).splitlines()[:2] == [
        "Foundations: C-2 D-0 H-A S-K",
        ": KS TH",
    ]


@pytest.mark.parametrize("key", FAMILY)
def test_kings_stay_where_the_board_has_them(key: str) -> None:
    table = columns(key, ": 4C KS 7D KH\n: 8S")
    assert column_texts(key, table)[0] == ": 4C KS 7D KH"
    assert moves(key, columns(key, ": 4C KS 7D\n: 8S"))[0] == "c1.3-c2"


def test_face_down_cards_stand_in_brackets() -> None:
    table = columns("bakers-dozen-1883", ": KS KD <4d> <KH> 8S 7H\n: <2C> 3C")
    assert column_texts("bakers-dozen-1883", table)[:2] == [
        ": KS KD <4D> <KH> 8S 7H",
        ": <2C> 3C",
    ]
    assert {str(card) for card in table.face_down} == {"4D", "KH", "2C"}


@pytest.mark.parametrize("key", FAMILY)
@pytest.mark.parametrize("more", [-1, 1])
def test_a_line_for_each_column_is_needed(key: str, more: int) -> None:
    count = 10 if key == "good-measure" else 13
    assert refusal(key, "\n".join([OUT, *[": AS"] * (count + more)])) == (
        f"A position of this game has {count + 1} lines, one for the foundations "
        f"and {count} for the columns, not {count + more + 1}."
    )


@pytest.mark.parametrize(
    "line",
    [
        "Foundations: C-0 D-0 H-0",
        "Foundations: C-0 D-0 H-0 H-0",
        "Foundations: C-0 D-0 H-0 S-1",
        "Foundations: C-0 D-0 H-0 S-0 S-0",
        "Foundations C-0 D-0 H-0 S-0",
        "Home: C-0 D-0 H-0 S-0",
        "Foundations: \u212a-0 D-0 H-0 S-0",
        ": AS",
    ],
)
def test_the_first_line_tells_all_four_foundations(line: str) -> None:
    assert refusal("bakers-dozen", "\n".join([line, *[": AS"] * 13])) == FIRST_LINE


def test_a_column_begins_with_a_colon() -> None:
    text = "\n".join([OUT, ": AS", "2S", *[":"] * 11])
    assert refusal("bakers-dozen", text) == "The line of column 2 must begin with a colon."


@pytest.mark.parametrize("word", ["1S", "--", "<7S", "7S>", "<>", "<<7S>>"])
def test_a_word_that_is_no_card(word: str) -> None:
    text = "\n".join([OUT, f": {word} AS", *[":"] * 12])
    inner = word[1:-1] if word in ("<>", "<<7S>>") else word
    assert refusal("bakers-dozen-1883", text) == (
        f"“{inner}” is not a card: write rank then suit, as in 7H or TC."
    )


@pytest.mark.parametrize("key", FAMILY)
def test_a_position_with_hidden_cards_cannot_be_laid_out(key: str) -> None:
    count = 10 if key == "good-measure" else 13
    text = "\n".join([OUT, ": <?> <?> AS", *[":"] * (count - 1)])
    assert refusal(key, text) == "Cards are hidden in this position, so it cannot be laid out."


@pytest.mark.parametrize("key", [key for key in FAMILY if key != "bakers-dozen-1883"])
def test_in_an_open_game_no_card_lies_face_down(key: str) -> None:
    count = 10 if key == "good-measure" else 13
    text = "\n".join([OUT, ": AS", ": <7S> 2S", *[":"] * (count - 2)])
    assert refusal(key, text) == "Column 2 has a card face down: here all lie open."


@pytest.mark.parametrize(
    "column",
    [": <7S>", ": KS <7S>", ": <7S> <8S>", ": 7S <8S> 9S", ": <7S> 8S <9S> TS", ": KS 4D <8S> 9S"],
)
def test_in_1883_faces_must_be_as_they_can_come_about(column: str) -> None:
    text = "\n".join([OUT, column, *[":"] * 12])
    assert refusal("bakers-dozen-1883", text) == FACES


@pytest.mark.parametrize("text", ["", "\n\n", "Foundations:"])
def test_nothing_is_no_board(text: str) -> None:
    assert refusal("bakers-dozen", text).startswith("A position of this game has 14 lines, ")
