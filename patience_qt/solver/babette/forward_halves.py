"""The earliest moment at which each card can go up where cards may be transferred."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.bounds import NEVER, ROW_TIME, Bounds, Times
from patience_qt.solver.babette.codes import NO_ACES, NO_KINGS, SUIT_OF, WIDTH
from patience_qt.solver.babette.halves import CROSSED, FIRST, SEAM, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.solver.babette.run import Run

_ROW = (1 << WIDTH) - 1


class ForwardHalves:
    """Sweeps through the last pass; as `forward.Forward`, and as sound for the same reasons.

    A rank of the first half is in reach once a neighbour is up from which it may be reached; the
    second half once the first is complete, at any rank where it may begin, then outwards.
    """

    __slots__ = ("_kind", "_run", "_wanted_first", "_wanted_second")

    def __init__(self, run: Run) -> None:
        """Prepare to sweep from *run* on."""
        self._run = run
        self._kind = [kind_of(run, suit) for suit in range(4)]
        self._wanted_first: list[int] = []
        self._wanted_second: list[int] = []
        for suit, (low, high) in enumerate(zip(NO_ACES, NO_KINGS, strict=True)):
            ace, king = run.ace[suit], run.king[suit]
            if self._kind[suit] == FIRST:
                self._wanted_first += range(ace + 1, king)
            crossed = self._kind[suit] == CROSSED
            self._wanted_second += [
                card for card in range(low + 1, high) if not crossed or card > ace or card < king
            ]

    def sweep(self, bounds: Bounds) -> Times | None:
        """Return the earliest moments, or None where some card never goes up: *bounds* are lost."""
        run, size = self._run, self._run.stream.size
        sweep = _Sweep(run, self._kind, bounds)
        uncovered = _ROW << max(0, size - WIDTH)
        in_time, not_early = ~bounds.late, ~bounds.early
        done = ((1 << run.dealt) - 1) & ~run.lying
        for row in range(max(0, (run.dealt - 1) // WIDTH), (size + WIDTH - 1) // WIDTH):
            dealt = (1 << min(size, (row + 1) * WIDTH)) - 1
            always = (_ROW << row * WIDTH & in_time | uncovered) & dealt
            moment = row * ROW_TIME
            while True:
                free = (always | done >> WIDTH & not_early) & dealt
                first = free & sweep.reached_first & sweep.left_first
                second = free & sweep.reached_second & sweep.left_second
                if not first | second:
                    break
                moment += 1
                done |= sweep.take(first, second, moment)
        times = sweep.times
        complete = all(times.pile_ace[card] != NEVER for card in self._wanted_first) and all(
            times.pile_king[card] != NEVER for card in self._wanted_second
        )
        return times if complete and done.bit_count() == size else None


class _Sweep:
    """One sweep on its way."""

    __slots__ = (
        "_bounds",
        "_kind",
        "_missing",
        "_run",
        "left_first",
        "left_second",
        "reached_first",
        "reached_second",
        "times",
    )

    def __init__(self, run: Run, kind: list[int], bounds: Bounds) -> None:
        self._run, self._kind, self._bounds = run, kind, bounds
        self.times = Times(run.stream.size)
        self.left_first, self.left_second = bounds.may_ace, bounds.may_king
        self.reached_first = self.reached_second = 0
        self._missing = [0, 0, 0, 0]
        copies = run.stream.copies
        for suit in range(4):
            ace, king, (low, high) = run.ace[suit], run.king[suit], self._meeting(suit)
            if kind[suit] == CROSSED:
                self.reached_second |= copies[ace + 1] | copies[king - 1]
            elif kind[suit] == SEAM:
                self._part(suit)
            else:
                self._missing[suit] = king - ace - 1
                if ace + 1 <= high:
                    self.reached_first |= copies[ace + 1]
                if king - 1 >= low:
                    self.reached_first |= copies[king - 1]

    def _meeting(self, suit: int) -> tuple[int, int]:
        low, high = self._bounds.spans[4 * suit : 4 * suit + 2]
        return low, high

    def _part(self, suit: int) -> None:
        """Bring in reach every rank at which the second half may begin."""
        low, high = self._bounds.spans[4 * suit + 2 : 4 * suit + 4]
        for card in range(low, high + 1):
            self.reached_second |= self._run.stream.copies[card]

    def take(self, first: int, second: int, moment: int) -> int:
        """Enter the places that are in time, and return them."""
        self.left_first &= ~first
        self.left_second &= ~second
        times, bounds = self.times, self._bounds
        up = self._enter(first, moment, times.ace, times.pile_ace, bounds.ace_by, self._first)
        return up | self._enter(
            second, moment, times.king, times.pile_king, bounds.king_by, self._second
        )

    def _enter(
        self,
        wanted: int,
        moment: int,
        own: list[int],
        pile: list[int],
        pile_by: list[int],
        opens: Callable[[int], None],
    ) -> int:
        cards, card_by, moment_of = self._run.stream.cards, self._bounds.card_by, self.times.card
        found = 0
        while wanted:
            low = wanted & -wanted
            wanted ^= low
            place = low.bit_length() - 1
            card = cards[place]
            if moment > card_by[place] or moment > pile_by[card]:
                continue
            own[place] = moment
            found |= low
            if moment_of[place] == NEVER:
                moment_of[place] = moment
            if pile[card] == NEVER:
                pile[card] = moment
                opens(card)
        return found

    def _first(self, card: int) -> None:
        """Bring in reach what follows *card* in the first half, or the second half."""
        suit = SUIT_OF[card]
        copies, (low, high) = self._run.stream.copies, self._meeting(suit)
        if card + 1 <= high:
            self.reached_first |= copies[card + 1]
        if card - 1 >= low:
            self.reached_first |= copies[card - 1]
        self._missing[suit] -= 1
        if not self._missing[suit]:
            self._part(suit)

    def _second(self, card: int) -> None:
        """Bring in reach what follows *card* outwards."""
        suit = SUIT_OF[card]
        copies = self._run.stream.copies
        if self._kind[suit] == CROSSED:
            self.reached_second |= copies[card + 1 if card > self._run.ace[suit] else card - 1]
            return
        low, high = self._bounds.spans[4 * suit + 2 : 4 * suit + 4]
        if card + 1 > high:
            self.reached_second |= copies[card + 1]
        if card - 1 < low:
            self.reached_second |= copies[card - 1]
