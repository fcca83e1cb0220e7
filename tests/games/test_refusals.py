"""Every refusal is one sentence that names the rule; here is each, word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.piles import COLUMNS, STOCK, PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.games import BY_KEY
from tests.games.positions import columns, dealt, refused, rows

if TYPE_CHECKING:
    from patience_qt.engine.table import Table

BAKERS = ": 7D 8C 2H 4C\n: 7C\n: QC KD\n: 9S\n:"
BEGUN = "Foundations: C-4 D-K H-0 S-0"
IN_BAKERS_DOZEN = [
    ("c1.4-c2", "4C does not go on 7C: it needs a 5."),
    ("c2.1-c4", "7C does not go on 9S: it needs an 8."),
    ("c3.2-c2", "A King goes on no other card."),
    ("c2.1-f1", "C foundation: next is 5C."),
    ("c2.1-f2", "The D foundation is complete."),
    ("c2.1-f3", "The H foundation begins with its Ace."),
    ("c2.1-c5", "An empty column stays empty in Baker's Dozen."),
    ("c1.2-c4", "8C has 2 cards on it."),
    ("c1.3-f3", "2H has a card on it."),
    ("c2.1-c2", "7C lies in that column already."),
    ("c5.1-c1", "No card lies there."),
    ("c2.9-c1", "No card lies there."),
    ("f1-c1", "Cards stay on the foundations."),
    ("f1-f2", "Cards stay on the foundations."),
    ("c2.1-f5", "There is no such place in Baker's Dozen."),
    ("c14.1-c1", "There is no such place in Baker's Dozen."),
    ("deal", "There is no such place in Baker's Dozen."),
    ("redeal", "There is no such place in Baker's Dozen."),
]
BABETTE = """
    9D 3H 5H AS KD 6S TH --
    5C 2C JD -- 7S 8C QH 3S
"""
TOPS = {"ace": "C-0 D-0 H-A S-6", "king": "C-A D-K H-K S-2"}
IN_BABETTE = [
    ("c1.1-f2", "9D is blocked: 5C lies directly below it."),
    ("c1.2-c2", "Nothing is built in the rows: free cards only go up."),
    ("c4.1-c4", "A gap is never filled."),
    (
        "c1.2-c8",
        "Nothing is built in the rows, and a gap is never filled: free cards only go up.",
    ),
    ("c2.2-f1", "The C Ace foundation begins with its Ace."),
    ("c2.2-f7", "H King foundation: next is QH."),
    ("c2.2-f5", "The C King foundation is complete."),
    ("c2.2-f4", "S Ace foundation: next is 7S."),
    ("c4.2-c1", "No card lies there."),
    ("c1.1-f9", "There is no such place in Babette."),
    ("c9.1-f1", "There is no such place in Babette."),
    ("f4-f8", "Cards stay on the foundations."),
    ("deal", "The stock is empty."),
    ("redeal", "AS can still be played: the redeal has to wait."),
]
TRANSFERS = [
    (
        "S-6",
        "S-9",
        "f4-f8",
        "Transfers need neighbours: the Ace pile shows 6S, the King pile must show 7S.",
    ),
    (
        "S-6",
        "S-9",
        "f8-f4",
        "Transfers need neighbours: the Ace pile shows 6S, the King pile must show 7S.",
    ),
    ("S-A", "S-2", "f4-f8", "The bottom Ace and King stay."),
    ("S-Q", "S-K", "f8-f4", "The bottom Ace and King stay."),
    ("S-6", "S-0", "f4-f8", "Both S foundations must be begun for a transfer."),
    ("S-0", "S-6", "f8-f4", "Both S foundations must be begun for a transfer."),
    ("S-K", "S-2", "f8-f4", "The S Ace foundation is complete."),
    ("S-6", "S-7", "f4-f7", "A transfer goes to the other foundation of the same suit."),
    ("S-6", "S-7", "f4-f4", "A transfer goes to the other foundation of the same suit."),
    ("S-6", "S-7", "f4-c1", "Nothing is built in the rows: free cards only go up."),
    ("S-0", "S-7", "f4-f8", "No card lies there."),
]


@pytest.mark.parametrize(("move", "sentence"), IN_BAKERS_DOZEN)
def test_in_bakers_dozen(move: str, sentence: str) -> None:
    assert refused("bakers-dozen", columns("bakers-dozen", BAKERS, BEGUN), move) == sentence


def test_in_a_won_game_nothing_is_moved_any_more() -> None:
    table = columns("bakers-dozen", ":", "Foundations: C-K D-K H-K S-K")
    assert refused("bakers-dozen", table, "f1-c1") == "The game is won: every card is out."


def test_a_card_that_lies_face_down_is_not_named() -> None:
    table = columns("bakers-dozen-1883", ": <7D> <8C> 2H\n: 9S")
    assert refused("bakers-dozen-1883", table, "c1.2-c2") == "That card lies face down."


def test_only_a_king_may_fill_an_empty_column() -> None:
    table = columns("portuguese-solitaire", BAKERS, BEGUN)
    sentence = "Only a King may fill an empty column here."
    assert refused("portuguese-solitaire", table, "c2.1-c5") == sentence


@pytest.mark.parametrize(("move", "sentence"), IN_BABETTE)
def test_in_babette(move: str, sentence: str) -> None:
    table = rows("babette", BABETTE, **TOPS)
    assert refused("babette", table, move) == sentence


@pytest.mark.parametrize(
    ("ace", "king", "move", "sentence"),
    [
        (
            "S-6",
            "S-0",
            "c1.1-f4",
            "S already has its Ace; this one ends the King foundation, after 2S.",
        ),
        (
            "S-K",
            "S-3",
            "c1.1-f4",
            "S already has its Ace; this one ends the King foundation, after 2S.",
        ),
        (
            "S-J",
            "S-7",
            "c2.1-f8",
            "S already has its King; this one ends the Ace foundation, after QS.",
        ),
        ("S-J", "S-0", "c1.1-f8", "The S King foundation begins with its King."),
        ("S-A", "S-7", "c1.1-f8", "S King foundation: next is 6S."),
        ("S-J", "S-K", "c2.1-f4", "S Ace foundation: next is QS."),
    ],
)
def test_a_second_ace_or_king(ace: str, king: str, move: str, sentence: str) -> None:
    table = rows("babette", "AS KS", ace=f"C-0 D-0 H-0 {ace}", king=f"C-0 D-0 H-0 {king}")
    assert refused("babette", table, move) == sentence


@pytest.mark.parametrize(("ace", "king", "move", "sentence"), TRANSFERS)
def test_a_transfer(ace: str, king: str, move: str, sentence: str) -> None:
    key = "babette-transfers"
    table = rows(key, "2C 3C", ace=f"C-0 D-0 H-0 {ace}", king=f"C-0 D-0 H-0 {king}")
    assert refused(key, table, move) == sentence


def test_a_covered_card_of_a_foundation_passes_nowhere() -> None:
    table = rows("babette-transfers", "2C", ace="C-0 D-0 H-0 S-6", king="C-0 D-0 H-0 S-7")
    fourth = Spot(PileId(Role.FOUNDATION, 3), 3)
    assert _said("babette-transfers", table, fourth, 7) == "4S has 2 cards on it."


def _said(key: str, table: Table, source: Spot, foundation: int) -> str | None:
    target = PileId(Role.FOUNDATION, foundation)
    objection = BY_KEY[key].rules.objection(table, source, target)
    return objection.say(BY_KEY[key].title) if objection else None


def test_the_stock_is_dealt_a_whole_row_at_a_time() -> None:
    table = dealt("babette", "2C 3C 4C 5C 6C 7C 8C 9C AD 2D")
    sentence = "The stock is dealt a whole row at a time."
    assert _said("babette", table, Spot(STOCK, 1), 1) == sentence
    for source, target in ((Spot(STOCK, 1), COLUMNS[0]), (Spot(COLUMNS[0], 0), STOCK)):
        objection = BY_KEY["babette"].rules.objection(table, source, target)
        assert objection is not None
        assert objection.say("Babette") == sentence


def test_deal_and_redeal_are_asked_for_like_any_move() -> None:
    table = dealt("babette", "2C 3C 4C 5C 6C 7C 8C 9C AD 2D")
    assert BY_KEY["babette"].rules.objection(table, *DEAL) is None
    objection = BY_KEY["babette"].rules.objection(table, *REDEAL)
    assert objection is not None
    assert objection.say("Babette") == "The stock is not empty yet."
