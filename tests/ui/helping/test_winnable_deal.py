"""New Winnable Deal lays out a deal that the solver has won, and has the next one ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.games.starts import FromDeal
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import solve
from patience_qt.solver.verdict import Outcome
from tests.ui.conftest import help_at

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

_LONG = 30_000


def ask(window: MainWindow) -> None:
    QTest.keyClick(
        window.view,
        Qt.Key.Key_W,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )


@pytest.mark.parametrize("key", ["good-measure", "bakers-dozen-1883", "babette-cadogan"])
def test_the_deal_is_one_that_can_be_won(open_game: Opener, qtbot: QtBot, key: str) -> None:
    window = open_game(key)
    with qtbot.waitSignal(window.session.started, timeout=_LONG):
        ask(window)
    deal = window.session.deal
    assert deal
    table = FromDeal(deal).table(window.session.game)
    assert solve(window.session.game, table, Budget(20)).outcome is Outcome.WON
    assert not window.session.notes.helped


def test_the_next_one_is_at_hand(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game("spanish-patience")
    with qtbot.waitSignal(window.session.started, timeout=_LONG):
        ask(window)
    first = window.session.deal
    ready = help_at(window).winnable_deal
    qtbot.waitUntil(lambda: bool(ready._found), timeout=_LONG)
    ask(window)
    assert window.session.deal != first


def test_the_game_left_for_it_can_be_taken_up_again(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game("spanish-patience")
    with qtbot.waitSignal(window.session.started, timeout=_LONG):
        ask(window)
    window.act.back_to_previous.trigger()
    assert window.session.deal == 1


def test_escape_ends_the_search(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    ask(window)
    assert window.status_line.sentence == "Looking for a deal that can be won… Esc ends it."
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(window.session.started, wait=1000):
        pass
    assert window.session.deal == 1


def test_another_deal_meanwhile_is_not_replaced(open_game: Opener, qtbot: QtBot) -> None:
    window = open_game()
    ask(window)
    window.act.next_deal.trigger()
    with qtbot.assertNotEmitted(window.session.started, wait=1000):
        pass
    assert window.session.deal == 2
