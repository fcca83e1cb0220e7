"""Start to first painted deal, memory and idle CPU: our window beside a bare one.

The bare window has 104 pixmap items and no more; both run off screen, in processes of their own.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS, IDLE_SECONDS = 7, 10

BARE = """
import sys
from PySide6.QtCore import QTimer
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
from patience_qt.games import GAMES
from patience_qt.ui.app import application, open_window
from patience_qt.ui.settings import Settings
from PySide6.QtCore import QTimer
app = application()
window = open_window(GAMES[0], 1, Settings())
window.resize(1280, 800)
window.show()
"""

PAINTED = """
def painted():
    import os
    times = os.times()
    print(times.user + times.system, flush=True)
    if {stay}:
        return
    app.quit()
QTimer.singleShot(0, lambda: (window.grab(), painted()))
app.exec()
"""


def cpu_until_painted(program: str) -> float:
    """Return the CPU seconds that *program* takes until its window is painted."""
    done = subprocess.run(
        [sys.executable, "-c", program + PAINTED.format(stay=False)],
        env=_surroundings(),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.splitlines()[-1])


def at_rest(program: str) -> tuple[float, float]:
    """Return the PSS in MiB at rest, and the CPU seconds of the next ten."""
    with subprocess.Popen(
        [sys.executable, "-c", program + PAINTED.format(stay=True)],
        env=_surroundings(),
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(3)
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


def _surroundings() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": "/nonexistent"}


def main() -> None:
    """Print our figures, the bare window's, and how they compare."""
    pairs = [(cpu_until_painted(OURS), cpu_until_painted(BARE)) for _ in range(RUNS)]
    ours, bare = (statistics.median(side) for side in zip(*pairs, strict=True))
    (our_pss, our_idle), (bare_pss, bare_idle) = at_rest(OURS), at_rest(BARE)
    print(f"{'start, offscreen':28}{'ours':>10}{'bare':>10}{'times':>10}{'at most':>10}")
    print(f"{'CPU to first deal, s':28}{ours:10.3f}{bare:10.3f}{ours / bare:10.2f}{2.0:10.2f}")
    print(f"{'PSS, MiB':28}{our_pss:10.1f}{bare_pss:10.1f}{our_pss / bare_pss:10.2f}{1.5:10.2f}")
    print(f"{'idle CPU in 10 s, s':28}{our_idle:10.2f}{bare_idle:10.2f}{'':10}{0.0:10.2f}")
