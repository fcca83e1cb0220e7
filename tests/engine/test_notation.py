"""Cards, moves and packs are read as written; what cannot be read is told in a sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patience_qt.engine.cards import Suit, packs
from patience_qt.engine.notation import (
    NotationError,
    check_packs,
    quoted,
    read_cards,
    read_groups,
    read_move,
    read_number,
    read_tops,
    write_cards,
    write_groups,
    write_tops,
)
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Pile, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

SPADES = Pile(read_cards("AS 2S 3S"))
TABLE = Table({COLUMNS[0]: Pile(), FOUNDATIONS[3]: SPADES, FOUNDATIONS[7]: Pile()})


def test_cards_are_read_in_either_case() -> None:
    assert write_cards(read_cards("as Th\n9c")) == "AS TH 9C"


def test_of_two_equal_cards_the_second_belongs_to_the_second_pack() -> None:
    assert [card.pack for card in read_cards("7H 8H 7H 8H")] == [0, 0, 1, 1]


def test_a_gap_is_two_dashes() -> None:
    (ace,) = read_cards("AC")
    assert write_cards([ace, None, ace]) == "AC -- AC"


@pytest.mark.parametrize("text", ["1H", "HT", "10H", "7", "A♠", "--", "<7H>", "\u212aS", "7\u017f"])
def test_what_is_no_card_is_refused(text: str) -> None:
    sentence = f"“{text}” is not a card: write rank then suit, as in 7H or TC."
    with pytest.raises(NotationError, match=f"^{re.escape(sentence)}$"):
        read_cards(text)


def test_a_hidden_card_is_refused() -> None:
    with pytest.raises(
        NotationError, match=r"^Cards are hidden in this position, so it cannot be laid out\.$"
    ):
        read_cards("AS <?> 7H")


def test_moves_are_read_as_written() -> None:
    assert read_move("c3.4-c7", TABLE) == Move(Spot(COLUMNS[2], 3), COLUMNS[6])
    assert read_move("c13.16-f1", TABLE) == Move(Spot(COLUMNS[12], 15), FOUNDATIONS[0])
    assert read_move("deal", TABLE) is DEAL
    assert read_move("redeal", TABLE) is REDEAL


def test_the_row_of_a_transfer_is_the_top_of_its_foundation() -> None:
    assert read_move("f4-f8", TABLE) == Move(Spot(FOUNDATIONS[3], 2), FOUNDATIONS[7])


@pytest.mark.parametrize("text", ["", "c3-c7", "c0.1-f1", "c3.4-s1", "c3.4-f0", "Deal", "c٣.4-c7"])
def test_what_is_no_move_is_refused(text: str) -> None:
    sentence = f"“{text}” is not a move: write moves as in c3.4-c7 or c3.4-f1."
    with pytest.raises(NotationError, match=f"^{re.escape(sentence)}$"):
        read_move(text, TABLE)


@given(st.text("AK7hsTcf12.-<>? deal\u212a\u017f\u0663", max_size=8))
@settings(max_examples=100, deadline=None)
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    for read in (read_cards, lambda words: read_move(words, TABLE)):
        assert _refusal(read, text).endswith((".", "read"))


def _refusal(read: Callable[[str], object], text: str) -> str:
    try:
        read(text)
    except NotationError as refusal:
        return str(refusal)
    return "read"


def test_plays_of_one_undo_step_are_joined_by_plus() -> None:
    groups = [("c3.4-c7", "c2.3-f1"), ("deal",), ("c1.1-f1",)]
    assert read_groups("c3.4-c7+c2.3-f1 deal\nc1.1-f1") == groups
    assert write_groups(groups) == "c3.4-c7+c2.3-f1 deal c1.1-f1"


def test_groups_are_written_as_they_are_read() -> None:
    assert write_groups([[DEAL], [REDEAL, "c1.1-f1"]]) == "deal redeal+c1.1-f1"
    assert write_groups([]) == ""


def test_what_is_quoted_is_short_and_on_one_line() -> None:
    assert quoted("7H") == "“7H”"
    assert quoted("a\nb\x1b[2J\ud800") == "“a?b?[2J?”"
    assert quoted("x" * 61) == "“" + "x" * 59 + "…”"
    assert quoted("x" * 61, longest=61) == "“" + "x" * 61 + "”"


@pytest.mark.parametrize("count", [1, 2])
def test_whole_packs_pass(count: int) -> None:
    check_packs(packs(count), count)


def test_a_card_too_many_is_named() -> None:
    with pytest.raises(NotationError, match=r"^There is one 7H too many\.$"):
        check_packs((*packs(), *read_cards("7H")), 1)


def test_a_doubled_card_is_named_before_the_one_it_stands_for() -> None:
    cards = [card for card in packs() if str(card) != "KS"] + list(read_cards("7H"))
    with pytest.raises(NotationError, match=r"^There is one 7H too many\.$"):
        check_packs(cards, 1)


@pytest.mark.parametrize(("count", "all_cards"), [(1, 52), (2, 104)])
def test_a_missing_card_is_named(count: int, all_cards: int) -> None:
    cards = packs(count)[1:]
    with pytest.raises(NotationError, match=rf"^AC is missing: a game has {all_cards} cards\.$"):
        check_packs(cards, count)


def test_tops_are_written_as_they_are_read() -> None:
    tops = read_tops("S-3 c-0 D-k H-A")
    assert [tops[suit] for suit in Suit] == [0, 13, 1, 3]
    piles = [Pile(), *(Pile(read_cards(text)) for text in ("KD", "AH", "AS 2S 3S"))]
    assert write_tops(piles) == "C-0 D-K H-A S-3"


@pytest.mark.parametrize("text", ["", "C-0 D-0 H-0", "C-0 D-0 H-0 H-0", "C-0 D-0 H-0 S-1"])
def test_anything_but_the_four_tops_is_none(text: str) -> None:
    assert read_tops(text) == {}


@pytest.mark.parametrize(
    ("text", "number"), [("7", 7), ("007", 7), ("-7", 0), ("٣", 0), ("x", 0), ("9" * 19, 0)]
)
def test_a_number_is_plain_digits(text: str, number: int) -> None:
    assert read_number(text) == number
