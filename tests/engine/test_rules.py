"""Moves have texts, and a refusal is a sentence with the facts of the moment."""

from __future__ import annotations

from patience_qt.engine.cards import Card, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move, Objection


def test_a_move_is_written_source_and_target() -> None:
    assert str(Move(Spot(COLUMNS[2], 3), COLUMNS[6])) == "c3.4-c7"
    assert str(Move(Spot(COLUMNS[12], 0), FOUNDATIONS[1])) == "c13.1-f2"


def test_the_source_of_a_transfer_is_its_pile() -> None:
    assert str(Move(Spot(FOUNDATIONS[0], 4), FOUNDATIONS[4])) == "f1-f5"


def test_the_moves_of_the_stock_have_names() -> None:
    assert (str(DEAL), str(REDEAL)) == ("deal", "redeal")


def test_an_objection_is_said_with_its_facts() -> None:
    objection = Objection(
        "{card} is not for {suit} in {game}.", {"card": Card(4, Suit.CLUBS), "suit": Suit.HEARTS}
    )
    assert objection.say("Babette") == "4C is not for H in Babette."
