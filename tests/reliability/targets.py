"""What the program reads, and how it comes to read it: each yields what went wrong."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication

from patience_qt.games import GAMES
from patience_qt.store.saves import write
from patience_qt.store.statistics import Statistics
from patience_qt.store.totals import total
from patience_qt.ui import placement
from patience_qt.ui.app import application, open_window
from patience_qt.ui.game_files import GameFiles
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.saved import record_of
from patience_qt.ui.settings import Kept, Settings
from patience_qt.ui.sound_settings import sound_settings
from tests.reliability.mutating import mutated
from tests.store.test_mutations import holds_whole_packs
from tests.store.test_results import result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from random import Random

_LINES = 200
_INI = (
    b"[General]\ngame=babette\n[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3)\n"
    b"tool_bar=true\nclock=false\nhistory=true\n[statistics]\nabandoned_is_lost=false\n"
)


class Targets:
    """A window on *folder*, and all that can be broken under it."""

    def __init__(self, folder: Path, chance: Random) -> None:
        """Open the window, and play a little of every game to have something to break."""
        self._folder, self._chance = folder, chance
        application()
        self._kept = KeptFiles(folder / "kept")
        self._window = open_window(GAMES[0], 1, self._settings("own.ini"), files=self._kept)
        self._window.show()
        self._session = self._window.session
        files = self._window.findChild(GameFiles)
        assert isinstance(files, GameFiles)
        self._files = files
        self._saves: list[bytes] = []
        self._journals: list[bytes] = []
        self._boards: list[bytes] = []
        random.seed(chance.random())
        for game in GAMES:
            self._session.start(game, chance.randint(1, 10**6))
            self._play(chance.randint(5, 60))
            text = self._kept.running(game.key).read_bytes()
            self._journals.append(text)
            self._saves.append(write(record_of(self._session.kept())).encode())
            self._boards.append(game.board.write(self._session.position.table).encode())
        self.all: dict[str, Callable[[], Iterator[str]]] = {
            "saved game": self.saved,
            "running game": self.running,
            "statistics": self.statistics,
            "settings": self.settings,
            "pasted": self.pasted,
        }

    def _settings(self, name: str) -> Settings:
        path = self._folder / name
        return Settings(QSettings(str(path), QSettings.Format.IniFormat))

    def _play(self, count: int) -> None:
        for _ in range(count):
            if moves := self._session.position.moves:
                self._session.play(self._chance.choice(moves))
        self._session.history.undo()

    def _broken(self, contents: list[bytes]) -> bytes:
        return mutated(self._chance.choice(contents), self._chance)

    def saved(self) -> Iterator[str]:
        """Open a saved game from the player's own folder."""
        path = self._folder / "a.json"
        path.write_bytes(content := self._broken(self._saves))
        self._files.open(path)
        if path.read_bytes() != content:
            yield "the file was overwritten"
        for copy in self._folder.glob("a (*"):
            copy.unlink()
        yield from self._cards()

    def running(self) -> Iterator[str]:
        """Go back to a game that was left for another."""
        session = self._session
        number = self._chance.choice([at for at, one in enumerate(GAMES) if one != session.game])
        path = self._kept.running(GAMES[number].key)
        content = self._broken([self._journals[number]])
        path.write_bytes(content)
        _, trouble = self._kept.read(path)
        if trouble and not path.exists():
            asides = list(path.parent.glob("* (damaged*"))
            if content not in [aside.read_bytes() for aside in asides]:
                yield "the damaged file is not kept aside"
            for aside in asides:
                aside.unlink()
            path.write_bytes(content)
        session.switch(GAMES[number])
        asides = list(path.parent.glob("* (damaged*"))
        if trouble and content not in [aside.read_bytes() for aside in asides]:
            yield "the damaged file was overwritten"
        for aside in asides:
            aside.unlink()
        yield from self._cards()

    def statistics(self) -> Iterator[str]:
        """Compute the figures of a log, and add to it."""
        outcomes = ("won", "lost", "abandoned", "taken up")
        lines = [result(n, self._chance.choice(outcomes)).line for n in range(1, _LINES)]
        log = Statistics(self._folder, lambda _: None)
        content = self._broken([("\n".join(lines) + "\n").encode()])
        log.path.write_bytes(content)
        total(log.read(), abandoned_is_lost=True)
        log.add(added := result(_LINES + 1))
        if not log.path.read_bytes().startswith(content):
            yield "what stood in the log was changed"
        if len(content) < 10**7 and added not in log.read():
            yield "what was added is not found"

    def settings(self) -> Iterator[str]:
        """Start with a file of settings."""
        path = self._folder / "b.ini"
        path.write_bytes(content := self._broken([_INI]))
        settings = sound_settings(path)
        for name, each in vars(Settings).items():
            if isinstance(each, Kept):
                getattr(settings, name)
        placement.restore(self._window, settings.geometry)
        asides = list(self._folder.glob("b (*"))
        if content not in [each.read_bytes() for each in (path, *asides) if each.exists()]:
            yield "the file was overwritten"
        for aside in asides:
            aside.unlink()

    def pasted(self) -> Iterator[str]:
        """Paste a text at the table."""
        content = self._broken(self._boards + self._saves + [b"good-measure 4711"])
        QGuiApplication.clipboard().setText(content.decode("utf-8", "replace"))
        self._window.act.paste.trigger()
        yield from self._cards()

    def _cards(self) -> Iterator[str]:
        """Play on for a move, and count the cards."""
        self._play(1)
        session = self._session
        if not holds_whole_packs(session.game, session.position.table):
            yield "cards are missing"

    def close(self) -> None:
        """Close the window."""
        self._window.close()
