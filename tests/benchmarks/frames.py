"""What a frame costs, beside that of the bare table: dragged, dealt, repainted, resized.

CPU milliseconds, median and 99th percentile, software rendering, off screen; on 1600x1000 and on
3200x2000 device pixels.  Beside that: what the first frame costs, and what all pictures weigh.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF

from patience_qt.engine.cards import packs
from patience_qt.games import BY_KEY
from patience_qt.ui.app import application
from patience_qt.ui.faces import Faces
from patience_qt.ui.session import Session, fresh
from patience_qt.ui.table_scene import TableScene
from patience_qt.ui.table_view import TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

FRAMES = 200
WIDTH, HEIGHT = 1600, 1000
AIMS = {"drag one card": 1.0, "deal 26 cards": 4.0, "repaint of everything": 3.0}
"""At one device pixel a unit; at two, two and a half times that."""
RESIZE_AIMS, FIRST_AIM, WEIGHT_AIM = {1.0: 16.0, 2.0: 35.0}, 60.0, 32.0


def frame_costs(app: QApplication, advance: Callable[[int], None]) -> tuple[float, float]:
    """Return median and 99th percentile of the CPU milliseconds of a frame."""
    costs = []
    for number in range(FRAMES):
        begin = time.process_time()
        advance(number)
        app.processEvents()
        costs.append((time.process_time() - begin) * 1e3)
    return statistics.median(costs), statistics.quantiles(costs, n=100)[-1]


def main() -> None:
    """Print all costs at both ratios, each in a process of its own."""
    for ratio in ("1", "2"):
        subprocess.run(
            [sys.executable, "-c", "from tests.benchmarks.frames import measure; measure()"],
            env={**os.environ, "QT_SCALE_FACTOR": ratio},
            check=True,
        )


def measure() -> None:
    """Print all costs at the ratio that Qt was started with."""
    app = application()
    view, scene, faces = _table()
    view.show()
    app.processEvents()
    ratio = view.devicePixelRatioF()
    share = 1.0 if ratio == 1 else 2.5
    pixels = f"{WIDTH * ratio:.0f}x{HEIGHT * ratio:.0f}"
    print(f"{'a frame at ' + pixels + ', ms of CPU':42}{'median':>10}{'p99':>10}{'aim':>10}")
    _tell("repaint of the bare table", *frame_costs(app, _repaint(view)))
    begin = time.process_time()
    _deal(scene)
    app.processEvents()
    first = (time.process_time() - begin) * 1e3
    for name, advance in _frames(scene, view).items():
        _tell(name, *frame_costs(app, advance), f"{AIMS[name] * share:.1f}")
    _deal(scene)
    resized = frame_costs(app, _resize(view))
    _tell("resize", *resized, f"p99 {RESIZE_AIMS[ratio]:.0f}")
    _tell("first frame, its pictures made", first, first, f"{FIRST_AIM:.0f}")
    _tell("all pictures, MiB", weight := _weight(app, faces), weight, f"{WEIGHT_AIM:.0f}")


def _table() -> tuple[TableView, TableScene, Faces]:
    faces = Faces()
    scene = TableScene(faces)
    faces.setParent(scene)
    scene.animator.pace = 0
    view = TableView(scene)
    view.resize(WIDTH, HEIGHT)
    return view, scene, faces


def _deal(scene: TableScene) -> None:
    session = Session(fresh(BY_KEY["bakers-dozen"], 1))
    scene.lay_out(session.game.layout)
    scene.show_position(session.position)


def _repaint(view: TableView) -> Callable[[int], None]:
    return lambda _: view.viewport().update()


def _resize(view: TableView) -> Callable[[int], None]:
    return lambda number: view.resize(WIDTH - 7 * (number % 60), HEIGHT - 3 * (number % 60))


def _frames(scene: TableScene, view: TableView) -> dict[str, Callable[[int], None]]:
    items = [scene.pieces.item(card) for card in packs()[:26]]

    def drag(number: int) -> None:
        items[0].setPos(QPointF(200 + 4 * number, 200 + 2 * number))

    def deal(number: int) -> None:
        for place, item in enumerate(items):
            item.setPos(QPointF(40 * place + 3 * (number % 50), 100 + 10 * place + number % 50))

    return dict(zip(AIMS, (drag, deal, _repaint(view)), strict=True))


def _weight(app: QApplication, faces: Faces) -> float:
    """Return how many MiB all pictures of one size take, once they are made."""
    end = time.monotonic() + 5
    while time.monotonic() < end and not faces.is_settled:
        app.processEvents()
    return faces.weight / 2**20


def _tell(name: str, median: float, worst: float, aim: str = "") -> None:
    print(f"{name:42}{median:10.2f}{worst:10.2f}{aim:>10}")
