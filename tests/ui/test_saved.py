"""A saved game is taken up where it stands, its redo included."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from patience_qt.engine.notation import write_groups
from patience_qt.games import GAMES
from patience_qt.games.starts import FromCards, FromDeal
from patience_qt.store.record import Record
from patience_qt.ui.app import open_window
from patience_qt.ui.saved import kept_game, record_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings

CARDS = " ".join(f"{rank}{suit}" for suit in "CDHS" for rank in "A23456789TJQK")
RECORD = Record(
    game="bakers-dozen",
    rules=1,
    start=FromDeal(1),
    moves=(("c11.4-f3",), ("c1.4-c3", "c8.4-c6"), ("c7.4-c3",)),
    played=2,
    seconds=83.5,
)


def test_an_undo_group_is_one_step_of_the_history() -> None:
    left = kept_game(RECORD)
    assert [len(each.steps) for each in left.transitions] == [1, 2, 1]
    assert (left.deal, left.index, left.seconds) == (1, 2, 83.5)


def test_no_play_of_an_undo_group_is_lost_when_the_game_is_left_and_taken_up_again(
    qtbot: QtBot, settings: Settings
) -> None:
    window = open_window(None, None, settings, RECORD)
    qtbot.addWidget(window)
    window.session.new_deal()
    window.session.back_to_previous()
    groups = [transition.moves for transition in window.session.transitions()]
    assert write_groups(groups) == write_groups(RECORD.moves)


def test_a_game_that_began_from_cards_has_no_deal_number() -> None:
    left = kept_game(Record(game="bakers-dozen", rules=1, start=FromCards(CARDS)))
    assert (left.deal, left.transitions) == (None, ())


def test_the_window_opens_on_it_and_nothing_was_left_for_it(
    qtbot: QtBot, settings: Settings
) -> None:
    window = open_window(GAMES[-1], 7, settings, RECORD)
    qtbot.addWidget(window)
    session = window.session
    assert (session.game.key, session.deal, session.history.index()) == ("bakers-dozen", 1, 2)
    assert session.history.canRedo()
    assert session.previous is None
    assert session.seconds == 83.5
    assert window.status_line.offers == ()


def test_the_time_of_play_is_written_to_the_hundredth() -> None:
    kept = replace(kept_game(RECORD), seconds=30.772186697999132)
    assert record_of(kept).seconds == 30.77
