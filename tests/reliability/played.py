"""A program that plays by itself, seeded, and tells after each step where it stands.

``python -m tests.reliability.played FOLDER SEED STEPS``; `tests.reliability.killed` kills it.
"""

from __future__ import annotations

import json
import os
import random
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings

from patience_qt.engine.notation import read_move
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.winning_lines import winning_line
from patience_qt.store.statistics import Statistics
from patience_qt.ui.app import application, open_window
from patience_qt.ui.kept_files import KeptFiles
from patience_qt.ui.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from patience_qt.ui.session import KeptGame, Session

    Step = Callable[[], object]


def state_of(kept: KeptGame) -> list[object]:
    """Return what must come back: game, deal, moves, and how many of them stand."""
    moves = " ".join("+".join(map(str, each.moves)) for each in kept.transitions)
    return [kept.game.key, kept.deal, moves, kept.index]


def results_in(folder: Path) -> list[list[object]]:
    """Return the results that are written down, identities left out."""
    return [[each.game, each.deal, each.outcome] for each in Statistics(folder).read()]


def steps(session: Session) -> Iterator[Step]:
    """Yield steps for ever: mostly moves, at times everything else that a player may do."""
    while True:
        chance = random.random()
        if chance < 0.02:
            yield from _win(session)
        elif chance < 0.07:
            yield session.new_deal
        elif chance < 0.12:
            game = random.choice([each for each in GAMES if each is not session.game])
            yield partial(session.switch, game)
        elif chance < 0.15:
            yield session.back_to_previous
        elif chance < 0.30:
            yield session.history.undo
        elif chance < 0.40:
            yield session.history.redo
        elif session.position.moves:
            move = random.choice(session.position.moves)
            yield partial(session.play, move)


def _win(session: Session) -> Iterator[Step]:
    """Yield the steps of a game that is won."""
    game = BY_KEY["babette-cadogan"]
    yield partial(session.start, game, 1)
    for group in winning_line(game, 1) or ():
        for text in group:
            yield partial(_play, session, text)


def _play(session: Session, text: str) -> None:
    session.play(read_move(text, session.position.table))


def main(folder: Path, seed: int, count: int) -> None:
    """Play *count* steps and print a line after each."""
    random.seed(seed)
    app = application()
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = open_window(GAMES[0], 5, Settings(store), files=KeptFiles(folder))
    session = window.session
    for number, step in enumerate(steps(session)):
        if number == count:
            break
        step()
        app.processEvents()
        print(json.dumps([state_of(session.kept()), results_in(folder)]), flush=True)
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
