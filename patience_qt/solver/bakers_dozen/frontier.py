"""Which position the search looks at next."""

from __future__ import annotations

from math import log2

_BUCKETS = 400
_KNOWN_BEST = 1 << 14


class Frontier:
    """Three queues or fewer, asked in turn, of the positions found and not yet looked at.

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
        counts = range(1, _KNOWN_BEST)
        self._staleness = [
            [0, *(int(weight * 0.5 * log2(count)) for count in counts)] for weight, _ in weights
        ]
        self._shifts = [8 * measure for _, measure in weights]

    def __len__(self) -> int:
        """Return how many outlines were met."""
        return len(self._met)

    def add(self, number: int, key: int) -> None:
        """Put the position of that *number* and *key* into every queue."""
        outline = key & self._outline
        met = self._met.get(outline, 0) + 1
        self._met[outline] = met
        if met >= _KNOWN_BEST:
            met = _KNOWN_BEST - 1
        disorder = key & 0xFFFF
        for turn, queue in enumerate(self._queues):
            rank = (disorder >> self._shifts[turn] & 255) + self._staleness[turn][met]
            queue[rank].append(number)
            if rank < self._best[turn]:
                self._best[turn] = rank

    def pop(self) -> int:
        """Return the number that is next in turn, a second time perhaps; -1 where none is left."""
        turn = self._turn
        queue, best = self._queues[turn], self._best[turn]
        while best < _BUCKETS and not queue[best]:
            best += 1
        self._best[turn] = best
        self._turn = (turn + 1) % len(self._queues)
        return queue[best].pop() if best < _BUCKETS else -1
