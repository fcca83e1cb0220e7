"""No start waits for what helps the player, and nothing that is asked at once is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from patience_qt.ui.helping import Helping

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow


def shown(qtbot: QtBot, settings: Settings) -> MainWindow:
    window = open_window(BY_KEY["bakers-dozen"], 1, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_the_table_is_seen_before_help_comes_of_itself(qtbot: QtBot, settings: Settings) -> None:
    settings.verdict = "always"
    window = shown(qtbot, settings)
    assert not window.findChildren(Helping)
    qtbot.waitUntil(lambda: len(window.findChildren(Helping)) == 1)
    assert window.status_line.verdict.verdict.text


def test_a_hint_asked_for_at_once_is_looked_for(qtbot: QtBot, settings: Settings) -> None:
    window = shown(qtbot, settings)
    QTest.keyClick(window.view, Qt.Key.Key_S)
    assert window.status_line.sentence == "Looking for a hint…"


def test_a_window_closed_at_once_calls_for_no_help(qtbot: QtBot, settings: Settings) -> None:
    window = shown(qtbot, settings)
    window.close()
    qtbot.wait(300)
    assert not window.findChildren(Helping)
