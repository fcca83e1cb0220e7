"""The window keeps its size, its place and its manners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from patience_qt.games import GAMES
from patience_qt.ui.app import open_window
from tests.ui.lines import STUCK, lay_out, play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


def test_the_title_names_game_and_deal(open_game: Opener) -> None:
    window = open_game(deal=27154)
    assert window.windowTitle() == "Baker's Dozen 27\u00a0154"
    lay_out(window.session, STUCK)
    assert window.windowTitle() == "Baker's Dozen"


def test_the_program_never_changes_the_size_of_the_window(open_game: Opener) -> None:
    window = open_game()
    before = window.geometry()
    for game in GAMES:
        window.session.start(game, 1)
        window.session.new_deal()
        window.choose_game()
        window.show_table()
        assert window.geometry() == before


def test_escape_leaves_full_screen_and_closes_nothing(open_game: Opener) -> None:
    window = open_game()
    window.act.full_screen.trigger()
    assert window.isFullScreen()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.act.full_screen.isChecked()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.isVisible()


def test_f11_goes_to_full_screen_and_back(open_game: Opener) -> None:
    window = open_game()
    QTest.keyClick(window.view, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.view, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_what_is_shown_comes_back(open_game: Opener) -> None:
    window = open_game()
    window.act.tool_bar.trigger()
    window.act.history.trigger()
    window.act.counts.trigger()
    window.close()
    again = open_game()
    assert not again.tool_bar.isVisibleTo(again)
    assert again.history.isVisibleTo(again)
    assert again.act.counts.isChecked() is False


def test_the_size_comes_back(qtbot: QtBot, open_game: Opener, settings: Settings) -> None:
    window = open_game()
    window.resize(700, 520)
    window.close()
    again = open_window(GAMES[0], 1, settings)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (700, 520)


def test_the_last_game_is_remembered(open_game: Opener, settings: Settings) -> None:
    window = open_game()
    window.session.start(GAMES[5], 3)
    assert settings.last_game == GAMES[5].key


def runs(window: MainWindow) -> bool:
    """Tell whether the clock of the game runs, and its hand with it."""
    assert window.ticker._timer.isActive() == window.session._clock.is_running
    return window.session._clock.is_running


def test_the_clock_starts_with_the_first_move_and_stops_out_of_sight(open_game: Opener) -> None:
    window = open_game()
    assert not runs(window)
    play(window.session, "c11.4-f3")
    assert runs(window)
    window.choose_game()
    assert not runs(window)
    window.show_table()
    assert runs(window)
    window.hide()
    assert not runs(window)


def test_the_clock_stands_when_the_game_is_over(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3")
    lay_out(window.session, STUCK)
    assert not runs(window)


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_nothing_makes_the_window_wider_than_asked(
    open_game: Opener, size: tuple[int, int]
) -> None:
    window = open_game("babette")
    window.resize(*size)
    window.act.history.trigger()
    play(window.session, "deal " * 12)
    assert (window.width(), window.height()) == size
    assert window.view.width() >= 320


def test_menus_and_dialogs_leave_the_game_as_it_was(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3")
    table = window.session.position.table
    for action in (window.act.about, window.act.rules, window.act.deal_number):
        action.trigger()
    dialogs = window.findChildren(QDialog)
    assert [dialog.isVisible() for dialog in dialogs] == [True] * 3
    for dialog in dialogs:
        dialog.close()
    assert window.session.position.table is table
    assert window.session.history.index() == 1
