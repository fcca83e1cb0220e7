"""How many deals can be won, and how hard they were to win.

``python -m tests.study FILE [GAME ...] [--first N] [--deals N] [--seconds N]``: deals 1 to 1000 of
every game unless others are named, all cards known, at most 10 seconds of CPU each.  What is found
is kept in FILE, and a study that was broken off goes on there.  The table is that of
``docs/winnability.md``; the last column bounds the grades of ``patience_qt/solver/grading.py``.
"""

from __future__ import annotations

import argparse
import statistics
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from patience_qt.games import BY_KEY, GAMES
from patience_qt.solver.verdict import Outcome
from tests.study.deals import go_on
from tests.study.figures import told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.study.deals import Found

HEAD = """\
| game | can be won | proved lost | not known | median moves | median s | worst s | fifths |
|---|---|---|---|---|---|---|---|"""


def row(found: Sequence[Found]) -> str:
    """Return the figures of one game as a row of the table."""
    counts = (sum(one.outcome is outcome for one in found) for outcome in Outcome)
    shares = " | ".join(f"{count}: {told(count, len(found))}" for count in counts)
    lines = [one.moves for one in found if one.outcome is Outcome.WON]
    moves = f"{statistics.median(lines):.0f}" if lines else "none"
    looked_at = [one.positions for one in found if one.outcome is Outcome.WON]
    fifths = ", ".join(f"{bound:.0f}" for bound in statistics.quantiles(looked_at, n=5))
    middle = statistics.median(one.seconds for one in found)
    worst = max(one.seconds for one in found)
    title = BY_KEY[found[0].game].title
    return f"| {title} | {shares} | {moves} | {middle:.3f} | {worst:.1f} | {fifths} |"


def main() -> None:
    """Find what is not known yet, and print the table."""
    asking = argparse.ArgumentParser(prog="python -m tests.study", description=__doc__)
    asking.add_argument("file", type=Path)
    asking.add_argument("games", nargs="*", choices=[[], *BY_KEY], default=[])
    asking.add_argument("--seconds", type=float, default=10.0)
    asking.add_argument("--first", type=int, default=1)
    asking.add_argument("--deals", type=int, default=1000)
    asked = asking.parse_args()
    games = [game for game in GAMES if not asked.games or game.key in asked.games]
    print(HEAD)
    every = go_on(asked.file, games, range(asked.first, asked.first + asked.deals), asked.seconds)
    for _, found in groupby(every, key=lambda one: one.game):
        print(row([*found]), flush=True)


main()
