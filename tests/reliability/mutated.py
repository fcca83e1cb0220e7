"""Breaks files and texts in every way, and gives them to the program in a real window.

``python -m tests.reliability.mutated [TIMES] [SEED]``: 500 and 1 where not named.  Nothing may
raise an exception, or take longer than a second; whatever was broken must still be there, under its
own name or another; and every card must be on the table afterwards.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from tests.reliability.targets import Targets
from tests.reliability.watching import Watch


def main(times: int, seed: int) -> int:
    """Break something so many *times*; return the exit code."""
    chance = random.Random(seed)
    watch = Watch()
    folder = Path(tempfile.mkdtemp())
    targets = Targets(folder, chance)
    names = list(targets.all)
    for number in range(times):
        if number and number % 1000 == 0:
            print(f"{number} so far, faults: {len(watch.faults)}", flush=True)
        name = names[number % len(names)]
        told = len(watch.faults)
        with watch.over(f"{number} {name}"):
            QApplication.processEvents()
            watch.faults += [f"{number} {name}: {fault}" for fault in targets.all[name]()]
        if len(watch.faults) > told:
            print(*watch.faults[told:], sep="\n", flush=True)
    targets.close()
    shutil.rmtree(folder)
    print(
        f"{times} times broken, seed {seed}: exceptions, hangs and losses: {len(watch.faults)}; "
        f"slowest {watch.slowest:.2f} s"
    )
    return bool(watch.faults)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    # No power is cut here, and waiting for the disk would take most of the time.
    with patch("os.fsync"):
        sys.exit(main(*(numbers + [500, 1][len(numbers) :])))
