"""The session plays, remembers and jumps; what it tells is always true of the table it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from shiboken6 import delete

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import read_move
from patience_qt.engine.play import Position, Transition
from patience_qt.games import BY_KEY
from patience_qt.ui.session import NEW_DEALS, Session, fresh
from tests.ui.lines import play

if TYPE_CHECKING:
    from collections.abc import Iterator

LINE = "c11.4-f3 c8.4-c6 c8.3-f4"


@pytest.fixture
def session() -> Iterator[Session]:
    made = Session(fresh(BY_KEY["bakers-dozen"], 1))
    yield made
    delete(made)


def heard(session: Session) -> list[tuple[Position, Transition | None]]:
    """Return the list of all changes that are told from now on."""
    told: list[tuple[Position, Transition | None]] = []
    session.changed.connect(lambda position, transition: told.append((position, transition)))
    return told


def test_a_move_is_told_with_its_transition_and_undo_without(session: Session) -> None:
    told = heard(session)
    play(session, "c11.4-f3")
    session.history.undo()
    (moved, transition), (back, nothing) = told
    assert transition is not None
    assert moved.table is transition.after
    assert back.table is transition.before
    assert nothing is None
    assert session.position is back


def test_a_jump_shows_only_where_it_ends(session: Session) -> None:
    play(session, LINE)
    told = heard(session)
    session.go_to(1)
    assert told == [(session.position, None)]
    assert session.history.count() == 3


def test_an_illegal_move_changes_nothing_and_gives_the_reason(session: Session) -> None:
    reasons: list[object] = []
    session.refused.connect(reasons.append)
    told, table = heard(session), session.position.table
    session.attempt(read_move("c2.4-c9", table))
    assert len(reasons) == 1
    assert told == []
    assert session.position.table is table
    session.attempt(read_move("c11.4-f3", table))
    assert len(reasons) == len(told) == 1


def test_a_game_that_was_left_comes_back_with_its_redo(session: Session) -> None:
    play(session, LINE)
    session.history.undo()
    table = session.position.table
    session.start(BY_KEY["babette"], 7)
    assert (session.deal, session.history.count()) == (7, 0)
    session.back_to_previous()
    assert session.position.table is table
    assert (session.history.index(), session.history.count()) == (2, 3)
    assert session.previous is not None
    assert session.previous.game.key == "babette"


def test_a_new_deal_has_a_short_number(session: Session) -> None:
    session.new_deal()
    assert session.deal in NEW_DEALS
    assert session.game.key == "bakers-dozen"


@pytest.mark.parametrize(("deal", "step"), [(DEAL_NUMBERS[0], -1), (DEAL_NUMBERS[-1], 1)])
def test_beyond_the_last_number_there_is_no_deal(session: Session, deal: int, step: int) -> None:
    session.start(session.game, deal)
    session.next_deal(step)
    assert session.deal == deal


def times(session: Session) -> bool:
    """Tell whether the clock runs."""
    return session.is_timed


def test_time_passes_from_the_first_move_in_sight_until_the_end(session: Session) -> None:
    session.set_in_sight(on=True)
    assert not times(session)
    play(session, "c11.4-f3")
    assert times(session)
    session.set_in_sight(on=False)
    assert not times(session)
