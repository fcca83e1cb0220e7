"""What one frame costs while a card is dragged and while cards fly, beside a bare repaint.

CPU per frame, median and 99th percentile, 1600x1000, software rendering, off screen.
"""

from __future__ import annotations

import os
import statistics
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
    """Print the cost of a frame beside that of repainting the bare ground."""
    app = application()
    session = Session(fresh(BY_KEY["bakers-dozen"], 1))
    scene = TableScene(Faces())
    scene.animator.pace = 0
    view = TableView(scene)
    view.resize(1600, 1000)
    scene.lay_out(session.game.layout)
    view.show()
    app.processEvents()
    scene.show_position(session.position)
    app.processEvents()
    items = [scene.pieces.item(card) for card in packs()[:26]]

    def drag(number: int) -> None:
        items[0].setPos(QPointF(200 + 4 * number, 200 + 2 * number))

    def deal(number: int) -> None:
        for place, item in enumerate(items):
            item.setPos(QPointF(40 * place + 3 * (number % 50), 100 + 10 * place + number % 50))

    print(f"{'a frame, ms of CPU':28}{'median':>10}{'p99':>10}{'at most':>10}")
    for name, advance, aim in (("drag one card", drag, 2.0), ("deal 26 cards", deal, 6.0)):
        median, worst = frame_costs(app, advance)
        print(f"{name:28}{median:10.2f}{worst:10.2f}{aim:10.2f}")
    median, worst = frame_costs(app, lambda _: view.viewport().update())
    print(f"{'repaint of everything':28}{median:10.2f}{worst:10.2f}{'':>10}")
