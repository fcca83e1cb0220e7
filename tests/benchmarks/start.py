"""Start to first painted deal, memory and idle CPU: our window beside a bare one.

The bare window has 104 pixmap items and no more; both run off screen, in processes of their own,
with their bytecode at hand as in any installed program.  The very first start also draws the
pictures of the cards, which later starts find in the cache.  Of several starts the least counts:
what else runs on the machine only ever adds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS, IDLE_SECONDS = 9, 10
KEPT_AFTER = 3
"""Seconds after which a start has kept its pictures for the next."""

BARE = """
import sys
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
view = QGraphicsView(QGraphicsScene(window))
face = QPixmap(89, 125)
face.fill("white")
for number in range(104):
    view.scene().addPixmap(face).setPos(number % 13 * 96, number // 13 * 40)
window.setCentralWidget(view)
window.menuBar().addMenu("Game")
window.addToolBar("Tools")
window.statusBar()
window.resize(1280, 800)
window.show()
"""

OURS = """
from patience_qt.__main__ import opened
window = opened(["bakers-dozen", "1"])
window.resize(1280, 800)
window.show()
from PySide6.QtWidgets import QApplication
app = QApplication.instance()
"""

PAINTED = """
from time import process_time
for _ in range(5):
    app.processEvents()
print(process_time(), flush=True)
if {stay}:
    app.exec()
"""


def cpu_until_painted(program: str, home: str) -> float:
    """Return the CPU seconds that *program* takes until its window is painted."""
    done = subprocess.run(
        [sys.executable, "-c", program + PAINTED.format(stay=False)],
        env=_surroundings(home),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.splitlines()[-1])


def at_rest(program: str, home: str) -> tuple[float, float]:
    """Return the PSS in MiB at rest, and the CPU seconds of the next ten."""
    with subprocess.Popen(
        [sys.executable, "-c", program + PAINTED.format(stay=True)],
        env=_surroundings(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(KEPT_AFTER)
        before = _ticks(running.pid)
        time.sleep(IDLE_SECONDS)
        idle = (_ticks(running.pid) - before) / os.sysconf("SC_CLK_TCK")
        rollup = Path(f"/proc/{running.pid}/smaps_rollup").read_text(encoding="ascii")
        pss = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
        running.kill()
    return int(pss.split()[1]) / 1024, idle


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _surroundings(home: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "HOME": home}


def _line(what: str, ours: float, bare: float, most: str) -> None:
    print(f"{what:28}{ours:10.3f}{bare:10.3f}{ours / bare:10.2f}{most:>10}")


def main() -> None:
    """Print our figures, the bare window's, and how they compare."""
    with tempfile.TemporaryDirectory() as home:
        cpu_until_painted(BARE, home)
        first = cpu_until_painted(OURS, home)
        our_pss, our_idle = at_rest(OURS, home)
        bare_pss, bare_idle = at_rest(BARE, home)
        pairs = [
            (cpu_until_painted(OURS, home), cpu_until_painted(BARE, home)) for _ in range(RUNS)
        ]
    ours, bare = (min(side) for side in zip(*pairs, strict=True))
    print(f"{'start, offscreen':28}{'ours':>10}{'bare':>10}{'times':>10}{'at most':>10}")
    _line("CPU to first deal, s", ours, bare, "2.00")
    _line("the same, very first time", first, bare, "")
    _line("PSS, MiB", our_pss, bare_pss, "1.50")
    print(f"{'idle CPU in 10 s, s':28}{our_idle:10.2f}{bare_idle:10.2f}{'':10}{'0.00':>10}")
