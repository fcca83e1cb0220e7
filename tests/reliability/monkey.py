"""Lets a monkey play every game at a real window, with mouse, wheel, keys, menus and edges.

``python -m tests.reliability.monkey [SECONDS] [SEED] [FIRST]``: 60, 1 and 0 where not named.  The
monkey plays stint after stint, each a new deal of the next game and `EVENTS` events long; a fault
names its stint, and with FIRST that one is played again.  After every event all cards must be on
the table, and where none is in the air or in hand, in their places; often all are made to land.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from patience_qt.games import GAMES
from patience_qt.ui.app import application, open_window
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.settings import Settings
from tests.reliability.memory import Memory
from tests.reliability.watching import Watch
from tests.reliability.wild_monkey import WildMonkey
from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player

EVENTS, LANDING = 60, 8
"""Events of a stint, and after how many of them everything is made to land."""
PACE = 0.3
"""The cards fly faster than for people, so that more of them land by themselves."""


def _seated(folder: Path) -> Player:
    application()
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window = open_window(GAMES[0], 1, settings, files=KeptFiles(folder))
    player = Player(window)
    player.scene.animator.pace = PACE
    window.resize(1000, 700)
    window.show()
    QApplication.processEvents()
    return player


def _land(player: Player) -> None:
    """Let go of everything, and wait for nothing."""
    for button in (LEFT, RIGHT, MIDDLE):
        player.release(player.ground.rect().bottomRight(), button)
    player.window.show_table()
    player.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    player.scene.animator.finish()


def _faults(player: Player) -> list[str]:
    """Return what is wrong on the table at this moment."""
    cards = [card for pile in player.table.piles.values() for card in pile]
    if len(set(cards)) != len(cards) or len(cards) != 52 * player.session.game.packs:
        return ["not all cards are on the table"]
    scene = player.scene
    is_at_rest = not (scene.animator.is_running or scene.hand.is_busy or scene._peek.is_on)
    return player.faults() if is_at_rest and player.window.isVisible() else []


def _stint(player: Player, seed: int, number: int, watch: Watch) -> None:
    """Play a deal of the next game for a while."""
    monkey = WildMonkey(player, f"{seed} {number}")
    random.seed(f"{seed} {number}")
    player.session.start(GAMES[number % len(GAMES)], monkey.random.randint(1, 10**6))
    for event in range(EVENTS):
        name = f"stint {number} event {event}"
        with watch.over(name):
            monkey.turn()
            if event % LANDING == 0:
                _land(player)
            watch.faults += [f"{name}: {fault}" for fault in _faults(player)]


def main(seconds: float, seed: int, first: int) -> int:
    """Let the monkey play for so many *seconds*; return the exit code."""
    folder = Path(tempfile.mkdtemp())
    watch, memory, until = Watch(), Memory(), time.monotonic() + seconds
    with patch("patience_qt.ui.app.cache_folder", lambda: folder / "cache"):
        player = _seated(folder)
        for number in count(first):
            told = len(watch.faults)
            _stint(player, seed, number, watch)
            if len(watch.faults) > told:
                print(*watch.faults[told : told + 5], sep="\n", flush=True)
            if (number + 1 - first) % len(GAMES) == 0:
                _land(player)
                player.window.resize(1000, 700)
                for _ in range(2):
                    player.session.start(GAMES[0], 1)
                memory.note((time.monotonic() - until + seconds) / seconds)
            if time.monotonic() > until or len(watch.faults) > 50:
                break
        player.window.close()
    shutil.rmtree(folder)
    stints = number + 1 - first
    print(
        f"{stints} stints, {stints * EVENTS} turns, seed {seed}: faults: {len(watch.faults)}; "
        f"memory grew by {memory.growth:.1f} MiB after warm-up"
    )
    return bool(watch.faults) or memory.growth >= Memory.MOST


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    with patch("os.fsync"):
        sys.exit(main(*(words + [60, 1, 0][len(words) :])))
