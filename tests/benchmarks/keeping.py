"""What keeping costs: a move of a short and of a long game, and the dialog on 100,000 games."""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings

from patience_qt.games import BY_KEY, GAMES
from patience_qt.store.results import Result
from patience_qt.store.statistics import Statistics
from patience_qt.ui.app import application
from patience_qt.ui.keeper import Keeper
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.session import Session, fresh
from patience_qt.ui.settings import Settings
from patience_qt.ui.statistics_page import StatisticsPage

GAMES_PLAYED, MOVES = 100_000, 1000


def move_costs(folder: Path) -> tuple[float, float]:
    """Return the median CPU milliseconds that keeping adds to a step, early and late in a game."""
    kept: list[float] = []
    bare: list[float] = []
    session, free = (Session(fresh(BY_KEY["bakers-dozen"], 1)) for _ in range(2))
    keeper = Keeper(session, KeptFiles(folder))
    for number in range(MOVES):
        for one, costs in ((session, kept), (free, bare)):
            begin = time.thread_time()
            if number % 2:
                one.history.undo()
            else:
                one.play(one.position.moves[0])
            costs.append((time.thread_time() - begin) * 1e3)
    keeper.close()
    ends = (slice(1, 100), slice(MOVES - 100, MOVES))
    early, late = (statistics.median(kept[end]) - statistics.median(bare[end]) for end in ends)
    return early, late


def dialog_cost(folder: Path) -> float:
    """Return the CPU seconds until the dialog on very many games is painted."""
    application()
    outcomes = ("won", "lost", "abandoned")
    with Statistics(folder).path.open("w", encoding="utf-8") as log:
        for number in range(1, GAMES_PLAYED + 1):
            result = Result(
                os.urandom(16).hex(), random.choice(GAMES).key, number, random.choice(outcomes),
                70 + number % 40, 400.25, False, False, "2020-11-30T06:40:12+00:00",
            )  # fmt: skip
            log.write(f"{result.line}\n")
    settings = Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
    begin = time.process_time()
    page = StatisticsPage(Statistics(folder), GAMES, GAMES[0], settings, None)
    page.show()
    application().processEvents()
    cost = time.process_time() - begin
    page.close()
    return cost


def main() -> None:
    """Print the figures beside what they may be at most."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        early, late = move_costs(Path(folder))
        dialog = dialog_cost(Path(folder))
    print(f"{'keeping':28}{'measured':>10}{'at most':>10}")
    print(f"{'a move, early, ms of CPU':28}{early:10.3f}{2:10.3f}")
    print(f"{'a move, late, ms of CPU':28}{late:10.3f}{2:10.3f}")
    print(f"{'dialog, 100,000 games, s':28}{dialog:10.3f}{0.5:10.3f}")


if __name__ == "__main__":
    main()
