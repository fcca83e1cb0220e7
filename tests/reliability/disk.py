"""Plays while the disk is full, the folder may not be written to, or is gone.

``python -m tests.reliability.disk``.  Play must go on without an exception; what cannot be kept is
told, and once in a game; every file holds a game as it once stood, and no win is lost that was
there; and when the trouble is over, the game is kept again with the next step.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from tests.reliability.spoiling import filled, gone, no_file_larger, read_only, small_disk
from tests.reliability.troubled import Troubled
from tests.reliability.watching import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    Spoil = Callable[[Path], AbstractContextManager[None]]

BEFORE, MEANWHILE = 20, 15
"""Steps of play."""
SIZES = (0, 1, 60, 280, 310, 400, 600, 1000)
"""Bytes after which a write fails: within the first line of a game, and after it."""


def _played(folder: Path, spoil: Spoil, *, is_all_lost: bool = False) -> Iterator[str]:
    """Play before, during and after the trouble that *spoil* makes; yield what went wrong."""
    game = Troubled(folder)
    game.play(BEFORE)
    wins = game.wins()
    with spoil(folder):
        game.play(MEANWHILE)
        yield from game.faults()
        if game.wins() < wins and not is_all_lost:
            yield "a win is lost"
        if game.kept() != game.state and not game.told:
            yield "it was not told that the game is not kept"
    game.play(1)
    if game.kept() != game.state:
        yield "the game is not kept, though it could be"
    yield from game.faults()
    game.close()
    again = Troubled(folder)
    if again.state != game.state:
        yield "the game is not there at the next start"
    again.close()


def _begun_in(folder: Path, spoil: Spoil) -> Iterator[str]:
    """Start the program when the trouble is there already; yield what went wrong."""
    first = Troubled(folder)
    first.play(BEFORE)
    state, wins = first.state, first.wins()
    first.close()
    with spoil(folder):
        game = Troubled(folder)
        if game.state != state:
            yield "the game is not there"
        game.play(MEANWHILE)
        if not game.told and not game.has_told_before and game.kept() != game.state:
            yield "it was not told that the game is not kept"
        if game.wins() < wins:
            yield "a win is lost"
        game.close()
    again = Troubled(folder)
    yield from again.faults() if again.told else ()
    again.close()


def _filling(but: int) -> Spoil:
    return lambda folder: filled(folder, but)


def _sized(size: int) -> Spoil:
    return lambda _: no_file_larger(size)


def _on_small_disk(folder: Path) -> Iterator[str]:
    """Play on a disk of 64 KiB that is filled up, but for a little."""
    for but in (0, 4096, 8192):
        with small_disk(folder, 64) as is_allowed:
            if not is_allowed:
                print("small disk: not allowed here, left out")
                return
            yield from _played(folder, _filling(but))


def _trials() -> Iterator[tuple[str, Callable[[Path], Iterator[str]]]]:
    for size in SIZES:
        spoil = _sized(size)
        yield f"full after {size} bytes", partial(_played, spoil=spoil)
        yield f"begun full after {size} bytes", partial(_begun_in, spoil=spoil)
    yield "small disk", _on_small_disk
    for number in range(5):
        yield f"gone {number}", partial(_played, spoil=gone, is_all_lost=True)
    yield "read-only", partial(_played, spoil=read_only)
    yield "begun read-only", partial(_begun_in, spoil=read_only)


def main() -> int:
    """Make every kind of trouble; return the exit code."""
    watch, count = Watch(), 0
    for count, (name, trial) in enumerate(_trials(), 1):
        random.seed(count)
        told = len(watch.faults)
        with tempfile.TemporaryDirectory() as folder, watch.over(name, longest=60):
            watch.faults += [f"{name}: {fault}" for fault in trial(Path(folder, "kept"))]
        for fault in watch.faults[told:]:
            print(fault, flush=True)
    print(f"{count} troubles with the disk: faults: {len(watch.faults)}")
    return bool(watch.faults)


if __name__ == "__main__":
    # No power is cut here, and waiting for the disk would take most of the time.
    with patch("os.fsync"):
        sys.exit(main())
