"""Where was it won?  The history tells, and one click goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.history_model import Role
from tests.ui.conftest import help_at
from tests.ui.helping.test_marked_history import marks
from tests.ui.helping.test_verdicts import BACK, LAST, LOSING, TURNING
from tests.ui.lines import lay_out, play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

_LONG = 30_000
STUCK = "c12.4-c2 c11.4-c5 c6.4-c4 c10.4-c4 c13.4-c2 c13.3-c7"
"""So deal 28 of the 1883 game ends with most cards still face down."""
WON, LOST = Outcome.WON, Outcome.LOST


def ask(window: MainWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_W)


def wait_for_marks(qtbot: QtBot, window: MainWindow, wanted: list[object]) -> None:
    def as_wanted() -> None:
        assert marks(window) == wanted

    qtbot.waitUntil(as_wanted, timeout=_LONG)


def test_every_position_is_marked_and_the_losing_move_named(
    open_game: Opener, qtbot: QtBot
) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, f"{LOSING} {LAST}")
    window.act.undo.trigger()
    ask(window)
    wait_for_marks(qtbot, window, [WON, LOST, LOST])
    assert window.history.isVisible()
    assert marks(window, Role.IS_LAST_WON) == [True, False, False]
    told = "Could be won until the first move. Lost by Q♦ to column c."
    assert window.status_line.sentence == told
    assert window.status_line.offers == (BACK,)


def test_a_click_goes_there_and_the_marks_stay_until_another_move(
    open_game: Opener, qtbot: QtBot
) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, f"{LOSING} {LAST}")
    ask(window)
    wait_for_marks(qtbot, window, [WON, LOST, LOST])
    panel = window.history.list
    row = panel.visualRect(window.history.model.index(0)).center()
    QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert window.session.history.index() == 0
    assert marks(window) == [WON, LOST, LOST]
    assert not window.session.notes.helped
    play(window.session, LAST)
    assert marks(window) == [None, None]
    assert window.session.notes.helped


def test_a_game_that_is_over_was_not_helped_by_it(open_game: Opener) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, f"{LOSING} {LAST}")
    ask(window)
    assert not window.session.notes.helped


def test_asked_during_a_game_it_counts_as_help(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, LOSING)
    ask(window)
    assert window.status_line.sentence == "Looking where the game was won…"
    assert window.session.notes.helped
    wait_for_marks(qtbot, window, [WON, LOST])


def test_who_goes_on_from_a_game_that_was_over_is_told_no_hidden_card(
    open_game: Opener, qtbot: QtBot
) -> None:
    window = open_game("bakers-dozen-1883")
    session = window.session
    session.start(session.game, 28)
    play(session, STUCK)
    assert session.position.is_stuck
    assert session.position.table.face_down
    ask(window)
    qtbot.waitUntil(lambda: None not in marks(window), timeout=_LONG)
    assert marks(window)[-1] is LOST
    session.restart()
    made = session.transition(0)
    assert made
    session.play(next(move for move in session.position.moves if move != made.move))
    ask(window)
    assert marks(window) == [None, None]
    assert help_at(window).judge.turn() == (None, None)


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_during_a_game_nothing_is_told_of_hidden_cards(open_game: Opener, key: str) -> None:
    window = open_game(key)
    window.session.play(window.session.position.moves[0])
    ask(window)
    assert marks(window) == [None, None]
    assert window.status_line.sentence == "It is not known whether this game could be won."


def test_without_a_move_there_is_nothing_to_look_back_at(open_game: Opener) -> None:
    window = open_game()
    assert not window.act.where_won.isEnabled()
