"""A step makes the next table and leaves the one before as it was."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import Card, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Pile, Role, Spot
from patience_qt.engine.steps import Carry, Flip, Gather, Sink
from patience_qt.engine.table import Table

ACE, TWO, THREE, KING = (Card(rank, Suit.CLUBS) for rank in (1, 2, 3, 13))
LEFT, RIGHT = COLUMNS[:2]
HOME = FOUNDATIONS[0]


def table(*, face_down: frozenset[Card] = frozenset()) -> Table:
    piles = {HOME: Pile(), LEFT: Pile((ACE, TWO, KING)), RIGHT: Pile((THREE,)), STOCK: Pile()}
    return Table(piles, face_down)


def test_a_carried_card_leaves_its_pile_and_lies_on_the_other() -> None:
    after = table().after(Carry(KING, Spot(LEFT, 2), Spot(RIGHT, 1)))
    assert after[LEFT] == Pile((ACE, TWO))
    assert after[RIGHT] == Pile((THREE, KING))


def test_a_carried_card_may_leave_a_gap() -> None:
    after = table().after(Carry(TWO, Spot(LEFT, 1), Spot(HOME, 0), leaving_gap=True))
    assert after[LEFT] == Pile((ACE, None, KING))
    assert after[HOME] == Pile((TWO,))


def test_a_flip_turns_one_card_over_and_back() -> None:
    once = table().after(Flip(TWO))
    assert once.face_down == {TWO}
    assert once.after(Flip(TWO)) == table()


def test_a_sinking_card_is_turned_up_and_goes_to_the_far_end() -> None:
    after = table(face_down=frozenset({ACE, KING})).after(Sink(KING, LEFT))
    assert after[LEFT] == Pile((KING, ACE, TWO))
    assert after.face_down == {ACE}


def test_gathering_empties_the_columns_into_a_face_down_stock_and_begins_a_pass() -> None:
    after = table().after(Gather((THREE, ACE, TWO, KING)))
    assert not len(after[LEFT])
    assert not len(after[RIGHT])
    assert after[STOCK].top == THREE
    assert after[STOCK] == Pile((KING, TWO, ACE, THREE))
    assert after.face_down == {ACE, TWO, THREE, KING}
    assert after.passes == 2


def test_gathering_leaves_the_foundations() -> None:
    out = table().after(Carry(KING, Spot(LEFT, 2), Spot(HOME, 0)))
    assert out.after(Gather((ACE, TWO, THREE)))[HOME] == Pile((KING,))


@pytest.mark.parametrize(
    "step",
    [
        Carry(KING, Spot(LEFT, 2), Spot(RIGHT, 1)),
        Flip(ACE),
        Sink(KING, LEFT),
        Gather((ACE, TWO, KING, THREE)),
    ],
)
def test_a_step_changes_no_table_but_makes_one(step: Carry | Flip | Sink | Gather) -> None:
    before = table()
    assert before.after(step) != before
    assert before == table()


def test_a_spot_without_a_card_is_found_to_be_empty() -> None:
    spots = [Spot(LEFT, 3), Spot(LEFT, -1), Spot(HOME, 0), Spot(COLUMNS[9], 0)]
    assert [table().find(spot) for spot in spots] == [None] * 4
    assert table().find(Spot(LEFT, 1)) == TWO


def test_asking_for_a_card_where_none_lies_is_an_error() -> None:
    assert table().card(Spot(LEFT, 0)) == ACE
    with pytest.raises(LookupError):
        table().card(Spot(HOME, 0))


def test_the_piles_of_a_role_come_in_order() -> None:
    assert [name for name, _ in table().all(Role.COLUMN)] == [LEFT, RIGHT]


def test_the_end_of_a_pile_is_where_the_next_card_would_lie() -> None:
    assert table().end(LEFT) == Spot(LEFT, 3)
    assert table().end(HOME) == Spot(HOME, 0)
