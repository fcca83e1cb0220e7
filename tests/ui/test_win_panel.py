"""A win is said once, and ends in nothing that was not asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from patience_qt.ui.win_panel import WinPanel
from tests.ui.lines import play, win

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


@pytest.fixture
def window(open_game: Opener) -> MainWindow:
    opened = open_game("babette")
    win(opened.session)
    return opened


def panel(window: MainWindow) -> WinPanel:
    found = window.findChild(WinPanel)
    assert isinstance(found, WinPanel)
    return found


def seen(window: MainWindow) -> bool:
    return any(panel.isVisible() for panel in window.findChildren(WinPanel))


def texts(window: MainWindow) -> list[str]:
    return [label.text() for label in panel(window).findChildren(QLabel)]


def button(window: MainWindow, text: str) -> QPushButton:
    return next(one for one in panel(window).findChildren(QPushButton) if one.text() == text)


def test_the_panel_says_game_moves_and_time(window: MainWindow) -> None:
    assert seen(window)
    moves = window.session.history.index()
    assert texts(window)[1].startswith(f"Babette, deal 1: {moves} moves in ")


def test_the_focus_stays_on_the_table(window: MainWindow) -> None:
    assert QApplication.focusWidget() is window.view


def test_escape_closes_the_panel_and_leaves_the_game(window: MainWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not seen(window)
    assert window.session.position.is_won
    assert window.isVisible()


def test_undo_takes_the_panel_away_and_redo_brings_it_back(window: MainWindow) -> None:
    window.act.undo.trigger()
    assert not seen(window)
    window.act.redo.trigger()
    assert seen(window)


def test_a_win_by_way_of_the_history_counts_too(window: MainWindow) -> None:
    window.session.go_to(0)
    assert not seen(window)
    window.session.go_to(window.session.history.count())
    assert seen(window)


def test_looking_back_and_moving_on(window: MainWindow) -> None:
    button(window, "Look Back").click()
    assert not seen(window)
    assert window.session.position.is_won


def test_the_same_deal_again_can_still_be_redone(window: MainWindow) -> None:
    button(window, "Same Deal Again").click()
    assert (window.session.deal, window.session.history.index()) == (1, 0)
    assert window.session.history.canRedo()
    assert not seen(window)


def test_a_new_deal_and_a_won_game_that_is_taken_up_again(window: MainWindow) -> None:
    button(window, "New Deal").click()
    assert not seen(window)
    window.session.back_to_previous()
    assert window.session.position.is_won
    assert not seen(window)


def test_the_panel_stays_on_the_table_when_that_shrinks(window: MainWindow) -> None:
    window.resize(640, 480)
    assert window.view.rect().contains(panel(window).geometry())


def test_nothing_is_said_before_the_last_card(open_game: Opener) -> None:
    window = open_game("bakers-dozen")
    win(window.session, but=1)
    assert not seen(window)
    play(window.session, str(window.session.position.moves[0]))
    assert seen(window)
