"""Windows in which the solver works."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

    Says = Callable[[MainWindow, str], None]

_LONG = 30_000


@pytest.fixture
def open_told(open_game: Opener, settings: Settings) -> Opener:
    """Open the window on a game whose verdict is always shown."""
    settings.verdict = "always"
    return open_game


@pytest.fixture
def says(qtbot: QtBot) -> Says:
    """Wait until the last figure of the status line says so."""

    def wait(window: MainWindow, text: str) -> None:
        def as_expected() -> None:
            assert window.status_line.verdict.verdict.text == text

        qtbot.waitUntil(as_expected, timeout=_LONG)

    return wait
