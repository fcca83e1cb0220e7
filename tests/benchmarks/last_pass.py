"""Babette's last pass, decided exactly: milliseconds of CPU after a first pass played by rule."""

from __future__ import annotations

import random
import statistics
import time

from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromDeal
from patience_qt.solver.babette.codes import WIDTH
from patience_qt.solver.babette.last_pass import LastPass
from patience_qt.solver.babette.playing import play_out, play_row
from patience_qt.solver.babette.reading import run_of
from patience_qt.solver.babette.run import Run
from patience_qt.solver.budget import Budget
from patience_qt.solver.verdict import Outcome

DEALS = 300


def last_pass(deal: int) -> Run:
    """Return the start of the last pass of *deal* after a first pass that plays what it must."""
    chance = random.Random(deal)
    run = run_of(FromDeal(deal).table(BY_KEY["babette"]))
    while not run.is_dealt:
        play_row(run, chance)
        run.deal()
    play_out(run, chance, waits=True, transfers=False)
    return Run(run.gathered(range(WIDTH)), run.ace, run.king)


def main(deals: int = DEALS) -> None:
    """Print median, nine tenths and worst, and how many were won, lost and left open."""
    times, outcomes = [], []
    for deal in range(1, deals + 1):
        run = last_pass(deal)
        begin = time.process_time()
        outcomes.append(LastPass(run).solve(Budget(10, clock=time.process_time)))
        times.append((time.process_time() - begin) * 1000)
    times.sort()
    counts = ", ".join(f"{outcomes.count(one)} {one.value}" for one in Outcome)
    print(
        f"last pass of Babette, deals 1 to {deals}: {counts}; median "
        f"{statistics.median(times):.2f} ms, nine tenths in {times[deals * 9 // 10]:.1f} ms, "
        f"worst {times[-1]:.0f} ms"
    )


if __name__ == "__main__":
    main()
