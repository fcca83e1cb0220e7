"""How hard a deal is to win, from easy to very hard, by the search that won it.

The measure is how many positions the solver looked at before it had a line.  Its search goes where
a player would go first: cards that go up, columns that grow empty, low cards that come free.  Where
that is enough it looks at hardly more positions than the line is long; each time it has to come
back from a dead end it looks at more, as a player would have to take moves back.  The number has
nothing to do with time, so that a deal has the same grade on every machine.

The bounds are the fifths of deals 1001 to 2000 of each game, so that each grade is as frequent as
the others: ``python -m tests.study FILE --first 1001``.  That the grade follows what people find
hard has not been measured; nobody has published results of people.
"""

from __future__ import annotations

from bisect import bisect_left
from enum import IntEnum


class Grade(IntEnum):
    """Five grades, each of a fifth of the deals that can be won."""

    EASY = 0
    FAIR = 1
    TESTING = 2
    HARD = 3
    VERY_HARD = 4


_BOUNDS: dict[str, tuple[int, int, int, int]] = {}


def grade(game: str, positions: int) -> Grade | None:
    """Return the grade of a deal that was won after so many *positions*, None if not gradable."""
    bounds = _BOUNDS.get(game)
    return Grade(bisect_left(bounds, positions)) if bounds else None
