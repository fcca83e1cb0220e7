"""Show Solution plays a winning line step by step, until the player takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.helping.test_verdicts import LOSING, TURNING
from tests.ui.lines import lay_out, play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

_LONG = 30_000
PLAYED = "The solution is being played. Space holds it, Esc ends it."
WAITS = "The solution waits. Space goes on, the right arrow plays one move."


@pytest.fixture(autouse=True)
def _quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patience_qt.ui.solution._STEP", 30)


def ask(window: MainWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)


def wait_for_moves(qtbot: QtBot, window: MainWindow, count: int) -> None:
    qtbot.waitUntil(lambda: window.session.history.index() >= count, timeout=_LONG)


def test_it_is_played_to_the_end_as_moves_that_can_be_taken_back(
    open_game: Opener, qtbot: QtBot
) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    ask(window)
    assert window.act.solution.isChecked()
    qtbot.waitUntil(lambda: window.session.position.is_won, timeout=_LONG)
    assert window.session.history.index() > 1
    assert window.session.notes.helped
    assert not window.act.solution.isChecked()
    window.act.undo.trigger()
    qtbot.wait(100)
    assert not window.session.position.is_won


def test_it_rests_when_asked_again_and_goes_on_from_there(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    ask(window)
    wait_for_moves(qtbot, window, 2)
    assert window.status_line.sentence == PLAYED
    ask(window)
    rested = window.session.history.index()
    assert window.status_line.sentence == WAITS
    assert not window.act.solution.isChecked()
    qtbot.wait(150)
    assert window.session.history.index() == rested
    ask(window)
    wait_for_moves(qtbot, window, rested + 1)


def test_it_can_be_held_played_move_by_move_and_let_go_on(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    ask(window)
    wait_for_moves(qtbot, window, 2)
    QTest.keyClick(window.view, Qt.Key.Key_Space)
    held = window.session.history.index()
    qtbot.wait(150)
    assert window.session.history.index() == held
    assert window.status_line.sentence == WAITS
    assert window.status_line.offers == ("Go On", "One Move")
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    window.status_line.buttons[1].click()
    qtbot.wait(150)
    assert window.session.history.index() == held + 2
    assert window.status_line.sentence == WAITS
    QTest.keyClick(window.view, Qt.Key.Key_Space)
    wait_for_moves(qtbot, window, held + 3)
    assert window.status_line.sentence == PLAYED


@pytest.mark.parametrize("ended", ["undo", "escape", "move", "new deal"])
def test_whatever_the_player_does_ends_it(open_game: Opener, qtbot: QtBot, ended: str) -> None:
    window = open_game()
    ask(window)
    wait_for_moves(qtbot, window, 1)
    match ended:
        case "undo":
            window.act.undo.trigger()
        case "escape":
            QTest.keyClick(window.view, Qt.Key.Key_Escape)
        case "move":
            window.session.play(window.session.position.moves[0])
        case _:
            window.act.new_deal.trigger()
    stands = window.session.position.table
    qtbot.wait(150)
    assert window.session.position.table is stands
    assert not window.act.solution.isChecked()


def test_where_nothing_wins_it_says_so(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, LOSING)
    ask(window)

    def said() -> None:
        assert window.status_line.sentence == "No move helps any more."

    qtbot.waitUntil(said, timeout=_LONG)
    assert not window.act.solution.isChecked()
    assert not window.session.notes.helped


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_no_hidden_card_is_told_by_it(open_game: Opener, key: str) -> None:
    window = open_game(key)
    ask(window)
    said = "Cards are still hidden, and a solution would tell them."
    assert window.status_line.sentence == said
    assert not window.act.solution.isChecked()
