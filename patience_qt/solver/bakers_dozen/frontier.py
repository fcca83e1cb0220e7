"""Which position the search looks at next."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_BUCKETS = 400
_COUNTED = 1 << 14


@cache
def _staleness(weight: int) -> list[int]:
    """Return for each count of positions met half *weight* times its binary logarithm, floored."""
    begins = [ceil(2 ** (2 * stale / weight)) for stale in range(7 * weight + 2)]
    counts = [0] * _COUNTED
    for stale, begin in enumerate(begins):
        if begin < _COUNTED:
            counts[begin:] = [stale] * (_COUNTED - begin)
    return counts


class Frontier:
    """Queues, asked in turn, of the positions found and not yet looked at.

    Each orders them by disorder and by novelty: what tells best is how many positions with the same
    outline (untouched cards of each column, foundations) were found before.  Equals come out last
    in, first out.  The order proves nothing, and spoils nothing.
    """

    def __init__(self, outline: int, weights: tuple[tuple[int, int], ...]) -> None:
        """Order by ``(weight of novelty, which measure of disorder)``, a queue for each."""
        self._outline = outline
        self._met: dict[int, int] = {}
        self._queues: list[list[list[int]]] = [[[] for _ in range(_BUCKETS)] for _ in weights]
        self._best = [0] * len(weights)
        self._turn = 0
        self._lanes = [
            (turn, self._queues[turn], _staleness(weight), 8 * measure)
            for turn, (weight, measure) in enumerate(weights)
        ]

    def __len__(self) -> int:
        """Return how many outlines were met."""
        return len(self._met)

    def add(self, number: int, keys: Iterable[int]) -> None:
        """Put the positions of these *keys*, numbered from *number* on, into every queue."""
        counted, mask, best, lanes = self._met, self._outline, self._best, self._lanes
        for key in keys:
            outline = key & mask
            met = counted.get(outline, 0) + 1
            counted[outline] = met
            if met >= _COUNTED:
                met = _COUNTED - 1
            disorder = key & 0xFFFF
            for turn, queue, staleness, shift in lanes:
                rank = (disorder >> shift & 255) + staleness[met]
                queue[rank].append(number)
                if rank < best[turn]:
                    best[turn] = rank
            number += 1

    def pop(self) -> int:
        """Return the number that is next in turn, a second time perhaps; -1 where none is left."""
        turn = self._turn
        queue, best = self._queues[turn], self._best[turn]
        while best < _BUCKETS and not queue[best]:
            best += 1
        self._best[turn] = best
        self._turn = (turn + 1) % len(self._queues)
        return queue[best].pop() if best < _BUCKETS else -1
