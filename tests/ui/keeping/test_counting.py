"""What counts in the statistics, and how often: once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.games import BY_KEY, GAMES
from tests.ui.lines import STUCK, lay_out, play, win

if TYPE_CHECKING:
    from tests.ui.keeping.conftest import Desk


def test_without_a_move_nothing_counts(desk: Desk) -> None:
    window = desk.start("bakers-dozen", 1)
    for _ in range(5):
        window.session.new_deal()
    for game in GAMES:
        window.session.switch(game)
    window.close()
    desk.start()
    assert desk.results() == []


def test_a_win_counts_at_once_and_once(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    win(session)
    assert desk.outcomes() == ["won"]
    session.history.undo()
    session.history.redo()
    session.restart()
    session.go_to(session.history.count())
    session.new_deal()
    session.back_to_previous()
    again = desk.start()
    assert again.session.position.is_won
    again.session.new_deal()
    assert desk.outcomes() == ["won"]
    (result,) = desk.results()
    assert (result.deal, result.game, result.undone, result.helped) == (
        1, "bakers-dozen", False, False,
    )  # fmt: skip


def test_a_win_whose_line_was_lost_counts_at_the_next_start(desk: Desk) -> None:
    win(desk.start("babette-cadogan", 1).session)
    (desk.folder / "statistics.jsonl").unlink()
    running = desk.folder / "games" / "babette-cadogan.game"
    running.write_text(running.read_text("utf-8").replace("note counted\n", ""), "utf-8")
    desk.start()
    assert desk.outcomes() == ["won"]


def test_a_game_that_is_left_is_abandoned_and_open_again_when_it_is_taken_up(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    win(session, but=1)
    session.new_deal()
    assert desk.outcomes() == ["abandoned"]
    session.back_to_previous()
    assert desk.outcomes() == []
    session.go_to(0)
    win(session)
    assert desk.outcomes() == ["won"]
    assert desk.results()[0].undone


def test_a_game_that_is_only_closed_or_switched_is_still_open(desk: Desk) -> None:
    window = desk.start("bakers-dozen", 1)
    play(window.session, "c11.4-f3")
    window.session.switch(BY_KEY["babette"])
    window.close()
    desk.start("bakers-dozen")
    assert desk.results() == []


def test_starting_again_is_the_same_game(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3")
    session.restart()
    play(session, "c11.4-f3")
    session.new_deal()
    assert desk.outcomes() == ["abandoned"]


def test_a_board_of_its_own_does_not_count(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    lay_out(session, STUCK)
    session.new_deal()
    assert desk.results() == []


def test_games_of_other_rules_are_counted_apart(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    for key in ("bakers-dozen", "babette-cadogan"):
        session.start(BY_KEY[key], 1)
        win(session)
    assert [(each.game, each.outcome) for each in desk.results()] == [
        ("bakers-dozen", "won"),
        ("babette-cadogan", "won"),
    ]
