"""Where running games lie, and who may write them: one window at a time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLockFile, QStandardPaths

from patience_qt.engine.notation import NotationError
from patience_qt.store.fields import NewerError
from patience_qt.store.files import set_aside
from patience_qt.store.journal import read_running
from patience_qt.store.texts import read_text
from patience_qt.ui.saved import kept_game

if TYPE_CHECKING:
    from patience_qt.ui.session import KeptGame

translate = QCoreApplication.translate


def data_folder() -> Path:
    """Return the folder in which the desktop keeps what belongs to this program and player."""
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))


class KeptFiles:
    """The files in *folder*, locked against a second window as long as this object lives.

    *trouble* says in a sentence why nothing is kept, where that is so.
    """

    def __init__(self, folder: Path) -> None:
        """Try to take the lock; that of a program that fell is taken over."""
        self.folder = folder
        self.previous = folder / "previous.json"
        self.trouble = ""
        self._lock = QLockFile(str(folder / "lock"))
        self._lock.setStaleLockTime(0)
        self.can_keep = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            text = translate("keeping", "Games cannot be saved ({reason}). You can play on.")
            self.trouble = text.format(reason=error.strerror)
            return
        if not self._lock.tryLock(0):
            self._explain()

    def _explain(self) -> None:
        if self._lock.error() == QLockFile.LockError.LockFailedError:
            self.can_keep = False
            self.trouble = translate(
                "keeping",
                "Patience Qt is open in another window: this game is not saved, but a win counts.",
            )
        else:
            self.trouble = translate(
                "keeping", "Games cannot be saved: their folder may not be written to."
            )

    def release(self) -> None:
        """Let another window write."""
        self._lock.unlock()

    def running(self, key: str) -> Path:
        """Return the file of the running game of the rule set *key*."""
        return self.folder / "games" / f"{key}.game"

    def read(self, path: Path) -> tuple[KeptGame | None, str]:
        """Return the game in *path*, None where there is none, and what is wrong, in a sentence.

        Of a damaged file the part up to the damage is returned, and the whole is kept aside.
        """
        if not os.path.lexists(path):
            return None, ""
        try:
            record, fault = read_running(read_text(str(path)))
            kept = kept_game(record)
        except NewerError as error:
            return None, f"{error} {self._aside(path)}"
        except NotationError:
            text = translate("keeping", "The game that was left here cannot be read.")
            return None, f"{text} {self._aside(path)}"
        if not fault:
            return kept, ""
        text = translate("keeping", "Part of the game that was left here cannot be read.")
        return kept, f"{text} {self._aside(path)}"

    def _aside(self, path: Path) -> str:
        """Put *path* out of the way of the games to come, and say where it is."""
        aside = set_aside(path) if self.can_keep else None
        if aside is None:
            return ""
        return translate("keeping", "It is kept as “{name}”.").format(name=aside.name)
