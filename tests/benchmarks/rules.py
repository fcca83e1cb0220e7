"""What a move costs in the engine, in microseconds of CPU."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.play import opening, play
from patience_qt.engine.rules import DEAL
from patience_qt.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS, CALLS = 40, 50
AIMS = {"moves()": 120, "a carry": 15, "a dealt row": 100}


def microseconds(work: Callable[[], object]) -> float:
    """Return the median CPU time of one call of *work*."""
    rounds = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        for _ in range(CALLS):
            work()
        rounds.append((time.process_time() - begin) / CALLS)
    return statistics.median(rounds) * 1e6


def main() -> None:
    """Print a line a game; the floor is a copy of the mapping of piles, the least a step costs."""
    print(f"{'engine, median µs':28}{'moves()':>10}{'a carry':>10}{'a row':>10}{'floor':>10}")
    for game in GAMES:
        rules = game.rules
        table = opening(rules, shuffled(packs(game.packs), 1))
        moves = list(rules.moves(table))
        carry = next(move for move in moves if move != DEAL)
        row = microseconds(lambda r=rules, t=table: play(r, t, DEAL)) if DEAL in moves else 0.0
        figures = (
            microseconds(lambda r=rules, t=table: list(r.moves(t))),
            microseconds(lambda r=rules, t=table, m=carry: play(r, t, m)),
            row,
            microseconds(lambda t=table: dict(t.piles)),
        )
        print(f"{game.key:28}" + "".join(f"{figure:10.1f}" for figure in figures))
    print(f"{'at most':28}" + "".join(f"{aim:10.1f}" for aim in AIMS.values()))
