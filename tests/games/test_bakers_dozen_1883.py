"""Baker's Dozen of 1883, ruling 6: what is turned up, and which Kings sink when."""

from __future__ import annotations

import random

import pytest

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS
from patience_qt.engine.play import play
from patience_qt.engine.steps import Gather
from patience_qt.games import BY_KEY
from tests.games.positions import after, column_texts, columns, dealt, moves, numbered, transition

KEY = "bakers-dozen-1883"
OPEN = "bakers-dozen"


def first_column(cards: str) -> str:
    """Return the first column of an opening in which *cards* came to it."""
    deck = " ".join(f"{card} {' '.join(['QH'] * 12)}" for card in cards.split())
    return column_texts(KEY, dealt(KEY, deck))[0]


def steps(move: str, text: str) -> list[str]:
    """Return what *move* does, the carried card first."""
    table = columns(KEY, text)
    return [
        f"{type(step).__name__} {step.card}"
        for step in transition(KEY, table, move).steps
        if not isinstance(step, Gather)
    ]


@pytest.mark.parametrize("number", range(1, 30))
def test_the_last_card_of_each_column_is_turned_up_and_no_other_but_sunk_kings(number: int) -> None:
    for column in column_texts(KEY, numbered(KEY, number)):
        cards = column.split()[1:]
        hidden = [card.startswith("<") for card in cards]
        first = hidden.index(True) if any(hidden) else len(cards) - 1
        assert hidden[first:] == [True] * (len(cards) - 1 - first) + [False]
        assert all(card[0] == "K" for card in cards[:first])


@pytest.mark.parametrize(
    ("dealt_cards", "column"),
    [
        ("4C 7D QS 2H", ": <4C> <7D> <QS> 2H"),
        ("4C KD QS 2H", ": <4C> <KD> <QS> 2H"),
        ("4C 7D 2H KD", ": KD <4C> <7D> 2H"),
        ("4C 7D KS KD", ": KS KD <4C> 7D"),
        ("4C KH KS KD", ": KH KS KD 4C"),
        ("KC KH KS KD", ": KC KH KS KD"),
        ("KC 4D KS KD", ": KS KD <KC> 4D"),
        ("KC 4D 5S KD", ": KD <KC> <4D> 5S"),
    ],
)
def test_a_king_turned_up_at_the_start_goes_to_the_bottom_until_another_card_lies_open(
    dealt_cards: str, column: str
) -> None:
    assert first_column(dealt_cards) == column


def test_when_the_last_card_leaves_the_next_is_turned_up() -> None:
    text = ": <4C> <9D> 5C\n: 6D"
    assert steps("c1.3-c2", text) == ["Carry 5C", "Flip 9D"]
    table = after(KEY, columns(KEY, text), "c1.3-c2")
    assert column_texts(KEY, table)[:2] == [": <4C> 9D", ": 6D 5C"]


def test_a_card_that_lies_open_already_is_not_turned() -> None:
    assert steps("c1.3-c2", ": 4C 9D 5C\n: 6D") == ["Carry 5C"]


def test_turning_and_sinking_are_one_step_and_the_next_card_is_turned_up() -> None:
    text = ": <4C> <KD> 5C\n: 6D"
    assert steps("c1.3-c2", text) == ["Carry 5C", "Sink KD", "Flip 4C"]
    table = after(KEY, columns(KEY, text), "c1.3-c2")
    assert column_texts(KEY, table)[0] == ": KD 4C"


def test_several_kings_sink_one_after_the_other_in_one_move() -> None:
    text = ": <4C> <9S> <KH> <KS> <KD> 5C\n: 6D"
    assert steps("c1.6-c2", text) == ["Carry 5C", "Sink KD", "Sink KS", "Sink KH", "Flip 9S"]
    table = after(KEY, columns(KEY, text), "c1.6-c2")
    assert column_texts(KEY, table)[0] == ": KH KS KD <4C> 9S"


def test_a_king_sinks_also_beneath_kings_that_sank_before_it() -> None:
    table = after(KEY, columns(KEY, ": KD <4C> <KS> 5C\n: 6D"), "c1.4-c2")
    assert column_texts(KEY, table)[0] == ": KS KD 4C"


def test_a_king_turned_up_right_on_sunk_kings_sinks_beneath_them() -> None:
    text = ": KD <KS> 5C\n: 6D"
    assert steps("c1.3-c2", text) == ["Carry 5C", "Sink KS"]
    table = after(KEY, columns(KEY, text), "c1.3-c2")
    assert column_texts(KEY, table)[0] == ": KS KD"


def test_a_king_turned_up_at_the_bottom_stays() -> None:
    text = ": <KD> 5C\n: 6D"
    assert steps("c1.2-c2", text) == ["Carry 5C", "Flip KD"]
    table = after(KEY, columns(KEY, text), "c1.2-c2")
    assert column_texts(KEY, table)[0] == ": KD"


def test_a_king_that_lies_face_up_never_sinks_again() -> None:
    text = ": KS KD 5C\n: 6D"
    assert steps("c1.3-c2", text) == ["Carry 5C"]
    table = after(KEY, columns(KEY, text), "c1.3-c2")
    assert column_texts(KEY, table)[0] == ": KS KD"
    assert steps("c1.4-c2", ": <4C> 9S KD 5C\n: 6D") == ["Carry 5C"]


def test_the_turned_up_card_can_be_built_on_and_moved() -> None:
    table = after(KEY, columns(KEY, ": <4C> <6H> 5C\n: 6D\n: 7S\n: 5H"), "c1.3-c2")
    assert {"c4.1-c1", "c1.2-c3"} <= set(moves(KEY, table))


def test_nothing_goes_onto_a_card_that_lies_face_down() -> None:
    table = columns(KEY, ": <6H> 2C\n: 5D")
    assert moves(KEY, table) == []


@pytest.mark.parametrize("number", range(1, 26))
def test_with_all_cards_known_this_is_bakers_dozen_move_for_move(number: int) -> None:
    """A whole random game, the same moves in both."""
    choose = random.Random(number)
    hidden, known = numbered(KEY, number), numbered(OPEN, number)
    for _ in range(150):
        names = moves(KEY, hidden)
        assert names == moves(OPEN, known)
        if not names:
            break
        up = [name for name in names if "-f" in name]
        name = choose.choice(up or names)
        hidden = play(BY_KEY[KEY].rules, hidden, read_move(name, hidden)).after
        known = play(BY_KEY[OPEN].rules, known, read_move(name, known)).after
        for column in COLUMNS:
            assert hidden[column].top == known[column].top
        for foundation in FOUNDATIONS[:4]:
            assert hidden[foundation] == known[foundation]
    assert BY_KEY[KEY].rules.is_won(hidden) == BY_KEY[OPEN].rules.is_won(known)
    assert BY_KEY[KEY].rules.is_stuck(hidden) == BY_KEY[OPEN].rules.is_stuck(known)
