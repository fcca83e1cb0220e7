"""What a move costs in the engine, in microseconds of CPU."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from patience_qt.engine.play import play
from patience_qt.engine.rules import DEAL
from patience_qt.games import GAMES
from patience_qt.games.starts import FromDeal

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.games.variant import Variant

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


def figures(game: Variant) -> tuple[float, ...]:
    """Return the cost of moves(), of a carry, of a dealt row, and of copying the piles."""
    rules = game.rules
    table = FromDeal(1).table(game)
    moves = list(rules.moves(table))
    carry = next(move for move in moves if move != DEAL)
    return (
        microseconds(lambda: list(rules.moves(table))),
        microseconds(lambda: play(rules, table, carry)),
        microseconds(lambda: play(rules, table, DEAL)) if DEAL in moves else 0.0,
        microseconds(lambda: dict(table.piles)),
    )


def main() -> None:
    """Print a line a game; the floor is a copy of the mapping of piles, the least a step costs."""
    print(f"{'engine, median µs':28}{'moves()':>10}{'a carry':>10}{'a row':>10}{'floor':>10}")
    for game in GAMES:
        print(f"{game.key:28}" + "".join(f"{figure:10.1f}" for figure in figures(game)))
    print(f"{'at most':28}" + "".join(f"{aim:10.1f}" for aim in AIMS.values()))
