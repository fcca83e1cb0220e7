"""Kills the program at random moments of play, and looks what is there afterwards.

``python -m tests.reliability.killed [TIMES]``: 30 where not named.  Each time the running game
must stand as before the step that was cut off, or as after it, and so must the statistics.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from patience_qt.ui.kept_files import KeptFiles
from tests.reliability.played import results_in, state_of

if TYPE_CHECKING:
    from collections.abc import Iterator

STEPS, A_SEED = 150, 10
"""Steps of a whole game, and how often the same one is killed."""


def _command(folder: Path, seed: int) -> list[str]:
    return [sys.executable, "-m", "tests.reliability.played", str(folder), str(seed), str(STEPS)]


def _whole(seed: int) -> list[list[object]]:
    """Return the states that *seed* leads to."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            _command(Path(folder), seed), check=True, capture_output=True, text=True
        )
    return [json.loads(line) for line in done.stdout.splitlines()]


def _kill(folder: Path, seed: int) -> int:
    """Kill the program somewhere; return how many steps it told of."""
    told = 0
    with subprocess.Popen(
        _command(folder, seed), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        last = random.randrange(STEPS)
        while told < last and running.stdout.readline():
            told += 1
        time.sleep(random.random() * 0.01)
        running.kill()
        told += sum(line.endswith("\n") for line in running.stdout)
    return told


def _faults(folder: Path, told: int, states: list[list[object]]) -> Iterator[str]:
    """Yield what is not as it was, or as it was about to be."""
    if not 0 < told < len(states):
        return
    allowed = states[told - 1], states[told]
    results = results_in(folder)
    if results not in [state[1] for state in allowed]:
        yield f"results after step {told}: {results}, not {[state[1] for state in allowed]}"
    files = KeptFiles(folder)
    if not files.can_keep:
        yield "the lock of the killed program keeps the next one out"
    for state, _ in allowed:
        assert isinstance(state, list)
        kept, trouble = files.read(files.running(str(state[0])))
        if trouble:
            yield f"after step {told}: {trouble}"
        if kept and state_of(kept) == state:
            break
    else:
        yield f"the game after step {told} is not there"
    files.release()


def main(times: int) -> int:
    """Kill the program so many *times*; return the exit code."""
    faults: list[str] = []
    states: list[list[object]] = []
    for number in range(times):
        seed = number // A_SEED
        if number % A_SEED == 0:
            states = _whole(seed)
        with tempfile.TemporaryDirectory() as folder:
            told = _kill(Path(folder), seed)
            faults += [f"seed {seed}: {fault}" for fault in _faults(Path(folder), told, states)]
    print(*faults, sep="\n")
    print(f"killed {times} times; games, results and starts lost: {len(faults)}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 30))
