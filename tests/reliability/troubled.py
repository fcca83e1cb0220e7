"""A game in a window whose folder may be spoiled, and what must hold of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from patience_qt.games import GAMES
from patience_qt.store.results import WON
from patience_qt.ui.app import application, open_window
from patience_qt.ui.keeper import Keeper
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.settings import Settings
from tests.reliability.played import results_in, state_of, steps

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Troubled:
    """Plays in *folder* as `played.steps` has it."""

    def __init__(self, folder: Path) -> None:
        """Open the window on what is in *folder*."""
        application()
        self.folder = folder
        self._files = KeptFiles(folder)
        settings = Settings(QSettings(str(folder.with_name("own.ini")), QSettings.Format.IniFormat))
        self._window = open_window(None, None, settings, files=self._files)
        self.session = self._window.session
        self._steps = steps(self.session)
        self.told: list[str] = []
        self._seen: set[str] = set()
        keeper = self._window.findChild(Keeper)
        assert isinstance(keeper, Keeper)
        keeper.troubled.connect(lambda _: self.told.append(self.session.notes.id))
        self.has_told_before = bool(self._files.trouble)
        self.look()

    @property
    def state(self) -> str:
        """What must be on the disk after a step."""
        return json.dumps(state_of(self.session.kept()))

    def look(self) -> None:
        """Note where the game stands."""
        self._seen.add(self.state)

    def play(self, count: int) -> None:
        """Do so many steps that change something."""
        for _ in range(count):
            before = self.state
            while self.state == before:
                next(self._steps)()
                QApplication.processEvents()
                self.look()

    def kept(self) -> str | None:
        """Return what a program finds of this game that is started now."""
        kept, trouble = self._files.read(self._files.running(self.session.game.key))
        assert not trouble, trouble
        return json.dumps(state_of(kept)) if kept else None

    def faults(self) -> Iterator[str]:
        """Yield which files hold what never was, and what was told twice."""
        for game in GAMES:
            kept, trouble = self._files.read(self._files.running(game.key))
            if trouble:
                yield trouble
            if kept and json.dumps(state_of(kept)) not in self._seen:
                yield f"{game.key} stands as it never stood"
        if len(set(self.told)) < len(self.told):
            yield "something was told twice in one game"

    def wins(self) -> int:
        """Return how many wins are in the log."""
        return sum(outcome == WON for _, _, outcome in results_in(self.folder))

    def close(self) -> None:
        """Close the window."""
        self._window.close()
        QApplication.processEvents()
