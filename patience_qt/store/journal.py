"""The file of a running game: first the whole game, then what was done since, line by line.

Adding a line costs the same however long the game is.  Whoever reads the file finds the game up
to the last whole line.
"""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from typing import TYPE_CHECKING

from patience_qt.engine.notation import read_groups, read_number
from patience_qt.store import saves
from patience_qt.store.fields import SaveError
from patience_qt.store.files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from patience_qt.store.record import Record

PLAY, STAND, NOTE = "play", "stand", "note"


class Journal:
    """Writes the file *path*; every method raises OSError where that fails."""

    def __init__(self, path: Path, record: Record, sync: Callable[[int], None] = os.fsync) -> None:
        """Begin with *record* as it stands; what the file held before is replaced by it."""
        self._sync = sync
        write_whole(path, saves.write(record, indent=None))
        self._handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    def play(self, moves: str, seconds: float) -> None:
        """Add the *moves* of one undo step; what could be redone is gone."""
        self._add(f"{PLAY} {moves} {seconds:.2f}")

    def stand(self, played: int, seconds: float) -> None:
        """Add that only the first *played* moves stand; the others can be redone."""
        self._add(f"{STAND} {played} {seconds:.2f}")

    def note(self, name: str) -> None:
        """Add that the game is *counted* or *helped*."""
        self._add(f"{NOTE} {name}")

    def close(self) -> None:
        """Let the file go."""
        os.close(self._handle)

    def _add(self, line: str) -> None:
        # Without this, what is written after the file was removed would go nowhere, unnoticed.
        if not os.fstat(self._handle).st_nlink:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        text = f"{line}\n".encode()
        if os.write(self._handle, text) < len(text):
            raise OSError("No room is left.")
        self._sync(self._handle)


def read_journal(text: str) -> tuple[Record, bool]:
    """Return the game that *text* holds, and whether all of it could be read.

    A torn last line is no damage: it was being written when the program fell.  Raise SaveError
    where not even the first line can be read.
    """
    first, *lines = text.split("\n")
    record = saves.read(first)
    telling = _Telling(record)
    is_whole = all(map(telling.apply, lines[:-1]))
    return telling.record, is_whole


class _Telling:
    """A record that is told, line by line, what happened."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._moves = list(record.moves)
        self._played, self._seconds = record.played, record.seconds
        self._notes = {name: getattr(record, name) for name in ("counted", "helped", "undone")}

    @property
    def record(self) -> Record:
        return replace(
            self._record,
            moves=tuple(self._moves),
            played=self._played,
            seconds=self._seconds,
            **self._notes,
        )

    def apply(self, line: str) -> bool:
        """Take up what *line* says; return False where it says nothing that can be."""
        match line.split(" "):
            case ["play", moves, seconds] if moves and self._passed(seconds):
                self._moves[self._played :] = read_groups(moves)
                self._played = len(self._moves)
            case ["stand", number, seconds] if self._can_stand(number) and self._passed(seconds):
                self._notes["undone"] |= int(number) < self._played
                self._played = int(number)
            case ["note", ("counted" | "helped") as name]:
                self._notes[name] = True
            case _:
                return False
        return True

    def _can_stand(self, number: str) -> bool:
        is_number = number == "0" or read_number(number) > 0
        return is_number and int(number) <= len(self._moves)

    def _passed(self, seconds: str) -> bool:
        whole, _, rest = seconds.partition(".")
        if not (whole + rest).isdigit() or len(seconds) > 17 or not seconds.isascii():
            return False
        self._seconds = float(seconds)
        return True


def read_running(text: str) -> tuple[Record, str]:
    """Return what can be read of a game, running or saved, and what could not, in a sentence.

    That is empty where all could.  Raise SaveError where nothing can be read.
    """
    from patience_qt.store.record import sound

    try:
        record, is_whole = read_journal(text)
    except SaveError:
        record, is_whole = saves.read(text), True
    good, refused = sound(record)
    if refused:
        return good, str(refused)
    return good, "" if is_whole else "A line of it cannot be read."
