"""A program that is closed, or falls, and is started again in the same folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from patience_qt.store.statistics import Statistics
from patience_qt.ui.app import open_window
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.table_scene import TableScene

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from patience_qt.store.results import Result
    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow


class Desk:
    """Starts the program again and again."""

    def __init__(self, qtbot: QtBot, settings: Settings, folder: Path) -> None:
        """Find *folder* as it is."""
        self._qtbot, self._settings, self.folder = qtbot, settings, folder
        self._files: KeptFiles | None = None

    def start(self, key: str | None = None, deal: int | None = None) -> MainWindow:
        """Open the window; the one before it has fallen, unless it was closed."""
        if self._files:
            self._files.release()
        self._files = KeptFiles(self.folder)
        game = BY_KEY[key] if key else None
        window = open_window(game, deal, self._settings, files=self._files)
        scene = window.view.scene()
        assert isinstance(scene, TableScene)
        scene.animator.pace = 0
        self._qtbot.addWidget(window)
        window.resize(1000, 700)
        with self._qtbot.waitExposed(window):
            window.show()
        self._qtbot.wait(1)
        return window

    def results(self) -> list[Result]:
        """Return what became of the games, as the statistics have it."""
        return Statistics(self.folder).read()

    def outcomes(self) -> list[str]:
        """Return how the games ended."""
        return [result.outcome for result in self.results()]


@pytest.fixture
def desk(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Desk:
    """Return a desk with a folder that is not there yet."""
    return Desk(qtbot, settings, tmp_path / "share" / "patience-qt")
