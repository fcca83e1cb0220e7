"""The file with the results of all games, and what may be done with it."""

from __future__ import annotations

import csv
import io
import os
import re
from typing import TYPE_CHECKING

from patience_qt.store.files import append, write_whole
from patience_qt.store.results import Result, read_results, settled

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from patience_qt.store.files import Sync

COLUMNS = ("game", "deal", "outcome", "moves", "seconds", "undone", "helped", "time")
"""The columns of the table that can be taken out."""


class Statistics:
    """Results in *folder*, added one by one; what is cleared can be brought back."""

    def __init__(self, folder: Path, sync: Sync = os.fsync) -> None:
        """Read nothing yet; *sync* brings what is written to the disk."""
        self.path = folder / "statistics.jsonl"
        self.cleared = folder / "statistics-cleared.jsonl"
        self._sync = sync

    def add(self, result: Result) -> None:
        """Write *result* down; raise OSError where that fails."""
        append(self.path, result.line, self._sync)

    def read(self) -> list[Result]:
        """Return what became of each game; raise OSError where the file cannot be read."""
        return settled(read_results(_content(self.path)))

    def clear(self, game: str | None = None) -> None:
        """Put all results, or those of one *game*, where they can be brought back from.

        Raise OSError where that fails; then nothing is lost.
        """
        kept, gone = _parted(_content(self.path), game)
        before = _content(self.cleared)
        write_whole(self.cleared, _text([before, gone]))
        write_whole(self.path, _text([kept]))

    def bring_back(self) -> None:
        """Add again all that was ever cleared; raise OSError where that fails."""
        write_whole(self.path, _text([_content(self.cleared), _content(self.path)]))
        self.cleared.unlink(missing_ok=True)

    @property
    def can_bring_back(self) -> bool:
        """Tell whether something was cleared."""
        return self.cleared.exists()


def table(results: Iterable[Result]) -> str:
    """Return *results* as a table of comma-separated values, with a line of headings."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows([getattr(result, column) for column in COLUMNS] for result in results)
    return text.getvalue()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def _parted(content: bytes, game: str | None) -> tuple[bytes, bytes]:
    """Return the lines that are not of *game*, and those that are; without one, all are."""
    if game is None:
        return b"", content
    ours = re.compile(rb'(?m)^\{"id":.*"game":"%s".*\}\r?\n?' % re.escape(game.encode()))
    return ours.sub(b"", content), b"".join(ours.findall(content))


def _text(parts: Iterable[bytes]) -> str:
    """Return *parts* one below the other, as text; bytes that are none stay what they were."""
    whole = b"".join(part if part.endswith(b"\n") or not part else part + b"\n" for part in parts)
    return whole.decode("utf-8", "surrogateescape")
