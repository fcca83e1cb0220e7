"""Everything that happens on a table can be told in words."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import Card, Rank, Suit
from patience_qt.engine.notation import read_cards, read_move
from patience_qt.engine.play import position
from patience_qt.engine.rules import Objection
from patience_qt.games import BY_KEY
from patience_qt.ui import sentences, words
from tests.games.positions import after, board, columns, numbered, transition

CLASSIC = BY_KEY["bakers-dozen"]
CHAIN = "Foundations: C-K D-K H-T S-T\n: <JH> <KS> QS\n: KH\n: QH JS\n" + ":\n" * 10


@pytest.mark.parametrize(
    ("text", "word"), [("TC", "10♣"), ("AH", "A♥"), ("7D", "7♦"), ("KS", "K♠"), ("JD", "J♦")]
)
def test_a_card_is_named_as_it_is_printed(text: str, word: str) -> None:
    assert words.card(read_cards(text)[0]) == word


@pytest.mark.parametrize(
    ("lines", "move", "told"),
    [
        (": 8C\n: 7H", "c2.1-c1", "7♥ to column a"),
        (":\n" * 11 + ": 7H\n: 8C", "c12.1-c13", "7♥ to column m"),
        (": AH", "c1.1-f3", "A♥ to foundation"),
    ],
)
def test_a_carry_says_the_card_and_where_it_went(lines: str, move: str, told: str) -> None:
    table = columns("bakers-dozen", lines)
    assert words.told(transition("bakers-dozen", table, move)) == told


def test_babette_says_which_of_the_two_foundations() -> None:
    table = numbered("babette", 1)
    assert words.told(transition("babette", table, "c8.1-f8")) == "K♠ to King foundation"
    assert words.told(transition("babette", table, "c2.1-f1")) == "A♣ to Ace foundation"


def test_rows_and_passes_are_counted() -> None:
    key = "babette-free-redeal"
    table = numbered(key, 1)
    assert words.told(transition(key, table, "deal")) == "row 2 dealt"
    table = after(key, table, "deal " * 12)
    assert words.told(transition(key, table, "redeal")) == "gathered, pass 2"


def test_what_follows_of_itself_is_told_too() -> None:
    key = "bakers-dozen-1883"
    told = words.tell(transition(key, board(key, CHAIN), "c1.3-c2"))
    assert str(told) == "Q♠ to column b"
    assert told.follows == "K♠ turned up and sank; J♥ turned up in column a"
    assert told.brief == "K♠ sank; J♥ up"


def test_an_objection_names_cards_suits_ranks_numbers_and_the_game() -> None:
    facts = {"card": Card(10, Suit.CLUBS), "suit": Suit.HEARTS, "rank": Rank(8), "above": 2}
    why = Objection("{card} {suit} {rank} {above} {game}", facts)
    assert words.objection(why, CLASSIC) == "10♣ ♥ an 8 2 Baker's Dozen"


@pytest.mark.parametrize(
    ("key", "lines", "spot", "said"),
    [
        ("bakers-dozen", ": 5C\n: 9H", "c2.1", "9♥ has no place to go now"),
        ("bakers-dozen", ": 9C\n: 8H", "c2.1", "8♥ may go on one column"),
        ("bakers-dozen", ": AH", "c1.1", "A♥ may go on its foundation"),
        (
            "bakers-dozen",
            ": 2C\n: 2D\n: 2S\n: AH",
            "c4.1",
            "A♥ may go on three columns or on its foundation",
        ),
        ("spanish-patience", ": 9H", "c1.1", "9♥ may go on twelve columns"),
    ],
)
def test_a_card_in_hand_says_where_it_may_go(key: str, lines: str, spot: str, said: str) -> None:
    here = position(BY_KEY[key].rules, columns(key, lines))
    source = read_move(f"{spot}-f1", here.table).source
    moves = [move for move in here.moves if move.source == source]
    assert sentences.in_hand(here.table.card(source), moves, here) == said


def test_a_card_that_fits_both_foundations_says_so() -> None:
    text = """
        Pass: 2 of 2
        Stock:
        Ace foundations: C-4 D-0 H-0 S-0
        King foundations: C-6 D-0 H-0 S-0
        5C 5C 2C
    """
    here = position(BY_KEY["babette"].rules, board("babette", text))
    moves = [move for move in here.moves if str(move).startswith("c1.1-")]
    card = here.table.card(moves[0].source)
    assert sentences.in_hand(card, moves, here) == "5♣ fits both its foundations: choose"
    one = sentences.in_hand(card, moves[1:], here)
    assert one == "5♣ may go on its King foundation"
