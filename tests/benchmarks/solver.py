"""What the solver decides, and how fast: deals 1 to N of every rule set, in seconds of CPU."""

from __future__ import annotations

import statistics
import time
from typing import NamedTuple

from patience_qt.games import GAMES
from patience_qt.games.starts import FromDeal
from patience_qt.games.variant import Variant
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import solve
from patience_qt.solver.verdict import Outcome

WITHIN = (0.1, 1.0, 10.0)
DEALS = 50


class Timed(NamedTuple):
    """What the solver said of a deal, and after how many seconds of CPU."""

    outcome: Outcome
    seconds: float


def timed(game: Variant, deal: int) -> Timed:
    """Solve *deal*, its line replayed through the rules, for as long as the last limit."""
    table = FromDeal(deal).table(game)
    begin = time.process_time()
    verdict = solve(game, table, Budget(WITHIN[-1], clock=time.process_time))
    return Timed(verdict.outcome, time.process_time() - begin)


def line(game: Variant, deals: int) -> str:
    """Return the figures of *game* as a line of the table."""
    all_timed = [timed(game, deal) for deal in range(1, deals + 1)]
    decided = [one for one in all_timed if one.outcome is not Outcome.UNKNOWN]
    shares = (sum(one.seconds <= limit for one in decided) / deals for limit in WITHIN)
    counts = (sum(one.outcome is outcome for one in all_timed) for outcome in Outcome)
    middle = statistics.median(one.seconds for one in all_timed) * 1000
    worst = max(one.seconds for one in all_timed)
    return (
        f"{game.key:24}"
        + "".join(f"{count:7}" for count in counts)
        + "".join(f"{share:9.1%}" for share in shares)
        + f"{middle:11.1f}{worst:9.2f}"
    )


def main(deals: int = DEALS) -> None:
    """Print a line for each game; Babette's are searched with the whole stock known."""
    head = "".join(f"{f'≤ {limit:g} s':>9}" for limit in WITHIN)
    print(f"{f'solver, deals 1 to {deals}':24}{'won':>7}{'lost':>7}{'open':>7}{head}", end="")
    print(f"{'median ms':>11}{'worst s':>9}")
    for game in GAMES:
        print(line(game, deals), flush=True)
