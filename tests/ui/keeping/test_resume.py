"""Whether the program was closed or fell, the next start shows the game as it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY, GAMES
from tests.ui.lines import play

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from patience_qt.ui.session import Session
    from tests.ui.keeping.conftest import Desk


def whole(session: Session) -> tuple[object, ...]:
    """Return all that must come back, but for the clock."""
    game = session.game
    moves = [tuple(map(str, each.moves)) for each in session.transitions()]
    board = game.board.write(session.position.table)
    return game.key, session.deal, board, moves, session.history.index(), session.notes.id


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "fell"])
@pytest.mark.parametrize("game", GAMES[1::3], ids=lambda game: game.key)
def test_the_game_comes_back_with_its_history_and_redo(
    desk: Desk, game: Variant, *, is_closed: bool
) -> None:
    window = desk.start(game.key, 1)
    session = window.session
    for _ in range(6):
        session.play(session.position.moves[0])
    session.history.undo()
    session.go_to(2)
    session.history.redo()
    before = whole(session)
    if is_closed:
        window.close()
    again = desk.start()
    assert whole(again.session) == before
    assert again.session.history.canRedo()
    assert again.session.notes.undone
    assert again.status_line.offers == ()


def test_a_move_after_an_undo_comes_back_without_the_old_redo(desk: Desk) -> None:
    session = desk.start("babette", 1).session
    play(session, "deal deal")
    session.go_to(0)
    session.play(session.position.moves[0])
    before = whole(session)
    assert whole(desk.start().session) == before
    assert len(before[3]) == 1  # type: ignore[arg-type]


def test_redo_of_the_same_move_is_no_new_move(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3 c8.4-c6")
    session.go_to(0)
    session.history.redo()
    assert whole(desk.start().session) == whole(session)


def test_a_deal_without_a_move_comes_back_when_the_program_was_closed(desk: Desk) -> None:
    window = desk.start("good-measure", 4711)
    window.session.new_deal()
    deal = window.session.deal
    window.close()
    assert desk.start().session.deal == deal


def test_switching_games_and_back_loses_nothing(desk: Desk) -> None:
    window = desk.start("bakers-dozen", 1)
    session = window.session
    play(session, "c11.4-f3 c8.4-c6")
    session.history.undo()
    before = whole(session)
    session.switch(BY_KEY["babette"])
    play(session, "deal")
    babette = whole(session)
    session.switch(BY_KEY["bakers-dozen"])
    assert whole(session) == before
    session.switch(BY_KEY["babette"])
    assert whole(session) == babette
    again = desk.start("bakers-dozen").session
    assert whole(again) == before
    assert desk.outcomes() == []


def test_the_game_left_for_a_new_deal_can_be_taken_up_at_the_next_start(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3 c8.4-c6")
    before = whole(session)
    session.new_deal()
    again = desk.start()
    assert again.act.back_to_previous.isEnabled()
    again.act.back_to_previous.trigger()
    assert whole(again.session) == before


def test_a_deal_asked_for_by_number_replaces_the_running_game_which_can_be_taken_up(
    desk: Desk,
) -> None:
    session = desk.start("good-measure", 1).session
    session.play(session.position.moves[0])
    before = whole(session)
    session.switch(BY_KEY["babette"])
    session.start(BY_KEY["good-measure"], 4711)
    assert session.deal == 4711
    session.back_to_previous()
    assert whole(session) == before


def test_the_same_deal_asked_for_again_is_played_on(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3")
    before = whole(session)
    assert whole(desk.start("bakers-dozen", 1).session) == before
    other = desk.start("bakers-dozen", 2).session
    assert (other.deal, other.history.index()) == (2, 0)
    other.back_to_previous()
    assert whole(other) == before


def test_the_clock_goes_on_from_where_it_stood(desk: Desk) -> None:
    window = desk.start("bakers-dozen", 1)
    play(window.session, "c11.4-f3")
    window.session._clock._counted = 500.0
    window.close()
    assert 500 <= desk.start().session.seconds < 502
