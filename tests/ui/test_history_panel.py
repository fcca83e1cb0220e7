"""The history shows every move, and a click goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from patience_qt.ui.history_model import HistoryModel, Role
from tests.ui.lines import lay_out, play, win
from tests.ui.test_words import CHAIN

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

MOVES = "c11.4-f3 c8.4-c6 c8.3-f4"


@pytest.fixture
def window(open_game: Opener) -> MainWindow:
    opened = open_game()
    opened.act.history.trigger()
    play(opened.session, MOVES)
    return opened


def rows(model: HistoryModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_every_move_has_a_row_after_the_deal(window: MainWindow) -> None:
    told = ["the deal", "1 A♥ to foundation", "2 9♦ to column f", "3 A♠ to foundation"]
    assert rows(window.history.model) == told
    assert window.history.list.currentIndex().row() == 3


def test_a_click_goes_there_and_what_was_undone_stays_listed(window: MainWindow) -> None:
    panel = window.history
    at = panel.list.visualRect(panel.model.index(1)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.session.history.index() == 1
    undone = [panel.model.index(row).data(Role.IS_UNDONE) for row in range(4)]
    assert undone == [False, False, True, True]


def test_the_arrow_keys_step_and_home_shows_the_deal(window: MainWindow) -> None:
    steps = window.history.list
    QTest.keyClick(steps, Qt.Key.Key_Up)
    assert window.session.history.index() == 2
    QTest.keyClick(steps, Qt.Key.Key_Down)
    assert window.session.history.index() == 3
    QTest.keyClick(steps, Qt.Key.Key_Home)
    assert window.session.history.index() == 0


def test_a_move_after_undo_replaces_what_was_undone(window: MainWindow) -> None:
    window.act.undo.trigger()
    window.act.undo.trigger()
    other = next(str(m) for m in window.session.position.moves if str(m) not in MOVES)
    play(window.session, other)
    assert len(rows(window.history.model)) == 3
    assert window.history.list.currentIndex().row() == 2


def test_a_hidden_history_catches_up_when_it_is_shown(window: MainWindow) -> None:
    window.act.history.trigger()
    window.session.restart()
    window.session.start(window.session.game, 2)
    play(window.session, str(window.session.position.moves[0]))
    window.act.history.trigger()
    assert len(rows(window.history.model)) == 2


def test_the_present_move_stays_in_sight_in_a_lower_window(open_game: Opener) -> None:
    window = open_game()
    window.resize(900, 800)
    window.act.history.trigger()
    win(window.session)
    QApplication.processEvents()
    window.resize(900, 480)
    QApplication.processEvents()
    steps = window.history.list
    assert steps.viewport().rect().contains(steps.visualRect(steps.currentIndex()))


def test_foundations_stay_where_they_are_when_it_opens_and_closes(open_game: Opener) -> None:
    window = open_game("babette")
    window.resize(1366, 768)
    QApplication.processEvents()
    window.resize(1024, 600)
    stands = []
    for _ in range(3):
        QApplication.processEvents()
        stands.append(window._pieces.arrangement.size.above)
        window.act.history.trigger()
    assert stands == [False, False, False]


def test_what_follows_shares_the_row_of_its_move(open_game: Opener) -> None:
    window = open_game("bakers-dozen-1883")
    window.act.history.trigger()
    lay_out(window.session, CHAIN)
    play(window.session, "c1.3-c2")
    model = window.history.model
    assert model.rowCount() == 2
    assert model.index(1).data(Role.TOLD).brief == "K♠ sank; J♥ up"
    told = model.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert told == "K♠ turned up and sank; J♥ turned up in column a"
