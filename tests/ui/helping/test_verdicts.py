"""The status line says whether the game can be won: the truth, and nothing of hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QProcess

from patience_qt.games import BY_KEY
from tests.ui.conftest import help_at
from tests.ui.lines import NEARLY_STUCK, lay_out, play, win

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener
    from tests.ui.helping.conftest import Says

WON, LOST, NEVER = "Can be won", "Can no longer be won", "Cannot be won"
BACK = "Back to Where It Was Won"
HIDDEN, WORKING = "Cards still hidden", "Working it out…"
TURNING = "Foundations: C-9 D-9 H-K S-K\n: JC JD TC QC TD\n: QD\n: KC KD\n" + ":\n" * 10
"""It can be won, but not after the Queen of diamonds has gone to the King's column."""
LOSING, LAST = "c2.1-c3", "c1.5-f2"


def verdict(window: MainWindow) -> str:
    return window.status_line.verdict.verdict.text


def processes(window: MainWindow) -> list[QProcess]:
    return window.findChildren(QProcess)


def test_the_window_is_seen_before_the_solver_is_started(open_told: Opener, says: Says) -> None:
    window = open_told()
    assert not processes(window)
    assert verdict(window) == WORKING
    says(window, WON)
    assert window.status_line.verdict.isVisible()


def test_a_move_along_the_winning_line_is_not_asked_about(open_told: Opener, says: Says) -> None:
    window = open_told()
    says(window, WON)
    helping = help_at(window)
    known = helping.judge.known
    assert known
    for move in known.line[:5]:
        play(window.session, move)
        assert verdict(window) == WON
    for _ in range(5):
        window.act.undo.trigger()
        assert verdict(window) == WON


def test_a_loss_is_told_with_the_move_that_lost_and_the_way_back(
    open_told: Opener, says: Says
) -> None:
    window = open_told()
    lay_out(window.session, TURNING)
    says(window, WON)
    play(window.session, LOSING)
    says(window, LOST)
    told = "Could be won until the first move. Lost by Q♦ to column c."
    assert window.status_line.sentence == told
    assert window.status_line.offers == (BACK,)
    window.status_line.buttons[0].click()
    assert window.session.history.index() == 0
    assert (verdict(window), window.status_line.sentence) == (WON, "")
    window.act.redo.trigger()
    assert verdict(window) == LOST
    window.act.back_to_won.trigger()
    assert verdict(window) == WON
    assert not window.act.back_to_won.isEnabled()


def test_after_the_last_move_the_way_back_stands_after_undo(open_told: Opener, says: Says) -> None:
    window = open_told()
    lay_out(window.session, TURNING)
    says(window, WON)
    play(window.session, f"{LOSING} {LAST}")
    sentence = "No card can be moved. The deal could be won until the first move."
    assert window.status_line.sentence == sentence
    assert window.status_line.offers == ("Undo", BACK, "Start Again", "New Deal")
    assert verdict(window) == ""


def test_a_deal_lost_from_the_start_is_called_so(open_told: Opener, says: Says) -> None:
    window = open_told()
    lay_out(window.session, NEARLY_STUCK)
    says(window, NEVER)
    window.status_line.next_action()
    sentence = "This deal cannot be won from the start. Nothing is counted."
    assert window.status_line.sentence == sentence
    assert window.status_line.offers == ("New Deal",)


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_nothing_is_said_while_cards_are_hidden(open_told: Opener, key: str) -> None:
    window = open_told(key)
    assert verdict(window) == HIDDEN
    assert not processes(window)


def test_never_asks_nobody_and_says_nothing(open_told: Opener, says: Says) -> None:
    window = open_told()
    says(window, WON)
    never = window.act.verdict.actions()[2]
    never.trigger()
    assert verdict(window) == ""
    assert not window.status_line.verdict.isVisible()
    assert window.settings.verdict == "never"


def test_after_the_game_it_is_told_and_not_before(
    qtbot: QtBot, open_game: Opener, settings: Settings
) -> None:
    settings.verdict = "after the game"
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, LOSING)
    qtbot.wait(600)
    assert (verdict(window), window.status_line.sentence) == ("", "")
    assert not processes(window)
    play(window.session, LAST)
    qtbot.waitUntil(lambda: BACK in window.status_line.offers, timeout=30_000)
    window.act.undo.trigger()
    assert verdict(window) == LOST


def test_a_game_that_is_over_has_no_verdict(open_told: Opener) -> None:
    window = open_told()
    win(window.session)
    assert verdict(window) == ""


def test_another_game_is_judged_anew(open_told: Opener, says: Says) -> None:
    window = open_told()
    lay_out(window.session, NEARLY_STUCK)
    says(window, NEVER)
    window.session.start(BY_KEY["spanish-patience"], 1)
    assert window.status_line.sentence == "Deal 1."
    says(window, WON)
