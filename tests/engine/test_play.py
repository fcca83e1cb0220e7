"""A move is played with all that follows, as one transition."""

from __future__ import annotations

from patience_qt.engine.piles import Pile, Spot
from patience_qt.engine.play import joined, opening, perft, play, position, settle
from patience_qt.engine.rules import Move
from patience_qt.engine.steps import Carry, Flip
from tests.engine.toy import CARDS, COLUMN, HOMES, ToyRules

RULES = ToyRules()
ACE, TWO, THREE, FOUR = CARDS
OPENING = opening(RULES, CARDS)


def test_the_opening_leaves_nothing_to_follow() -> None:
    assert OPENING.face_down == {ACE, TWO, THREE}
    assert list(settle(RULES, OPENING)) == []


def test_settling_yields_each_step_with_the_table_it_leaves() -> None:
    assert list(settle(RULES, RULES.opening(CARDS))) == [(Flip(FOUR), OPENING)]


def test_a_transition_holds_the_move_and_its_consequences() -> None:
    move = Move(Spot(COLUMN, 3), HOMES[1])
    played = play(RULES, OPENING, move)
    assert played.move == move
    assert played.before is OPENING
    assert played.steps == (Carry(FOUR, Spot(COLUMN, 3), Spot(HOMES[1], 0)), Flip(THREE))
    assert played.after[HOMES[1]] == Pile((FOUR,))
    assert played.after.face_down == {ACE, TWO}


def test_the_steps_of_a_transition_lead_from_before_to_after() -> None:
    played = play(RULES, OPENING, next(RULES.moves(OPENING)))
    table = played.before
    for step in played.steps:
        table = table.after(step)
    assert table == played.after


def test_transitions_of_one_undo_step_are_joined_under_the_first_move() -> None:
    first = play(RULES, OPENING, Move(Spot(COLUMN, 3), HOMES[0]))
    second = play(RULES, first.after, Move(Spot(COLUMN, 2), HOMES[1]))
    both = joined([first, second])
    assert both.move == first.move
    assert both.moves == (first.move, second.move)
    assert both.before is OPENING
    assert both.steps == first.steps + second.steps
    assert both.after is second.after
    assert joined([both, first]).moves == (first.move, second.move, first.move)
    assert joined([first]) == first


def test_a_position_is_the_table_with_what_may_be_done() -> None:
    met = position(RULES, OPENING)
    assert met.table is OPENING
    assert list(map(str, met.moves)) == ["c1.4-f1", "c1.4-f2"]
    assert not met.is_won
    assert not met.is_stuck


def test_perft_counts_move_sequences() -> None:
    assert [perft(RULES, OPENING, depth) for depth in range(6)] == [1, 2, 4, 8, 16, 0]
