"""A stray Enter, Space, Escape or menu key deals nothing, wherever it falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.lines import play, win

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


def playing(window: MainWindow) -> None:
    play(window.session, "c11.4-f3")


def won(window: MainWindow) -> None:
    win(window.session)


def choosing(window: MainWindow) -> None:
    play(window.session, "c11.4-f3")
    window.choose_game()


def type_keys(*keys: Qt.Key) -> None:
    """Press *keys* where the keyboard is: in an open menu, else in the focus."""
    for key in keys:
        popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
        there = popup or focus
        assert there is not None
        QTest.keyClick(there, key)


@pytest.mark.parametrize("state", [playing, won, choosing])
@pytest.mark.parametrize("menu", ["", "G", "P", "V", "H"])
def test_nothing_is_dealt(open_game: Opener, state: object, menu: str) -> None:
    window = open_game()
    assert callable(state)
    state(window)
    deal, game, moves = window.session.deal, window.session.game, window.session.history.count()
    for key in KEYS:
        if menu:
            alt = Qt.KeyboardModifier.AltModifier
            QTest.keyClick(window, Qt.Key(ord(menu)), alt)
        type_keys(key, Qt.Key.Key_Return if menu != "V" else Qt.Key.Key_Escape)
        type_keys(Qt.Key.Key_Escape)
    assert (window.session.deal, window.session.game) == (deal, game)
    assert (window.session.history.count(), window.session.previous) == (moves, None)
    assert window.isVisible()
