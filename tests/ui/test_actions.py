"""Commands: their keys, what they say, and that none of them costs a game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from patience_qt.ui.tool_bar import ToolBar
from tests.ui.lines import play

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def made(window: MainWindow) -> int:
    return window.session.history.index()


def test_the_standard_keys_undo_and_redo(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    assert made(window) == 0
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL | SHIFT)
    assert made(window) == 1
    QTest.keyClick(window.view, Qt.Key.Key_Y, CTRL)
    assert made(window) == 2


def test_undo_and_redo_name_their_move_in_the_menu(open_game: Opener) -> None:
    window = open_game()
    assert window.act.undo.text() == "&Undo"
    play(window.session, "c11.4-f3")
    assert window.act.undo.text() == "&Undo: A♥ to foundation"
    window.act.undo.trigger()
    assert window.act.redo.text() == "&Redo: A♥ to foundation"
    assert not window.act.undo.isEnabled()
    assert window.act.redo.iconText() == "Redo"


def test_no_key_means_two_things(open_game: Opener) -> None:
    window = open_game()
    keys = Counter(key.toString() for action in window.actions() for key in action.shortcuts())
    assert [key for key, times in keys.items() if times > 1] == []
    assert {"Ctrl+N", "Ctrl+Z", "Ctrl+Y", "Ctrl+Q", "F1", "F11", "F9", "R"} <= set(keys)


def test_a_new_deal_asks_nothing_and_can_be_taken_back(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    table = window.session.position.table
    QTest.keyClick(window.view, Qt.Key.Key_N, CTRL)
    assert (made(window), window.act.back_to_previous.isEnabled()) == (0, True)
    assert window.session.position.table != table
    QTest.keyClick(window.view, Qt.Key.Key_N, CTRL | SHIFT)
    assert (window.session.position.table, made(window)) == (table, 2)


def test_neighbouring_deals_are_one_number_away(open_game: Opener) -> None:
    window = open_game(deal=41)
    QTest.keyClick(window.view, Qt.Key.Key_Plus, CTRL)
    assert window.session.deal == 42
    QTest.keyClick(window.view, Qt.Key.Key_Minus, CTRL)
    assert window.session.deal == 41


@pytest.mark.parametrize("key", ["restart", "to_the_deal"])
def test_starting_again_can_be_played_again(open_game: Opener, key: str) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    getattr(window.act, key).trigger()
    assert (made(window), window.session.history.count()) == (0, 2)
    assert window.status_line.offers == ("Back to Move 2",)
    window.status_line.buttons[0].click()
    assert made(window) == 2


def test_a_row_is_dealt_only_where_there_is_a_stock(open_game: Opener) -> None:
    window = open_game()
    stock_actions = (window.act.deal_row, window.act.redeal, window.act.from_stock)
    assert not any(action.isVisible() for action in stock_actions)
    QTest.keyClick(window.view, Qt.Key.Key_R)
    assert made(window) == 0
    babette = open_game("babette")
    assert babette.act.deal_row.isVisible()
    QTest.keyClick(babette.view, Qt.Key.Key_R)
    assert made(babette) == 1


def test_the_tool_bar_redeals_when_the_stock_is_empty(open_game: Opener) -> None:
    window = open_game("babette-free-redeal")
    play(window.session, "deal " * 11)
    assert window.act.from_stock.text() == "Deal a Row"
    window.act.from_stock.trigger()
    assert window.act.from_stock.text() == "Redeal"
    window.act.from_stock.trigger()
    assert window.session.position.table.passes == 2
    assert window.act.from_stock.text() == "Deal a Row"


def test_the_tool_bar_shows_words_where_there_is_room(open_game: Opener) -> None:
    window = open_game()
    bar = window.findChild(ToolBar)
    assert isinstance(bar, ToolBar)
    window.resize(1000, 700)
    assert bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    window.resize(640, 480)
    assert bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    hidden = [one.text() for one in bar.findChildren(QToolButton) if one.visibleRegion().isEmpty()]
    assert "History" not in hidden


def test_undo_and_deal_are_not_neighbours(open_game: Opener) -> None:
    bar = open_game().findChild(ToolBar)
    assert isinstance(bar, ToolBar)
    texts = [action.iconText() for action in bar.actions() if action.isVisible()]
    assert texts.index("Undo") - texts.index("New Deal") > 1
    assert not any("Again" in text for text in texts)
