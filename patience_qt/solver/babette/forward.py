"""The earliest moment at which each card of the last pass can go up, within given bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.bounds import NEVER, ROW_TIME, Bounds, Times
from patience_qt.solver.babette.codes import NO_ACES, NO_KINGS, WIDTH

if TYPE_CHECKING:
    from patience_qt.solver.babette.run import Run

_ROW = (1 << WIDTH) - 1


class Forward:
    """Sweeps through the last pass from one position, again and again with other bounds."""

    __slots__ = (
        "_ace_front",
        "_aces",
        "_cards",
        "_copies",
        "_gone",
        "_king_front",
        "_kings",
        "_rows",
        "_size",
    )

    def __init__(self, run: Run) -> None:
        """Prepare to sweep from *run* on."""
        stream = run.stream
        self._cards, self._copies, self._size = stream.cards, stream.copies, stream.size
        self._gone = ((1 << run.dealt) - 1) & ~run.lying
        self._ace_front = self._king_front = 0
        for ace, king in zip(run.ace, run.king, strict=True):
            self._ace_front |= stream.copies[ace + 1]
            self._king_front |= stream.copies[king - 1]
        self._aces = [end - 1 for end, ace in zip(NO_KINGS, run.ace, strict=True) if ace < end - 1]
        self._kings = [
            end + 1 for end, king in zip(NO_ACES, run.king, strict=True) if king > end + 1
        ]
        uncovered = _ROW << max(0, stream.size - WIDTH)
        self._rows = []
        for row in range(max(0, (run.dealt - 1) // WIDTH), (stream.size + WIDTH - 1) // WIDTH):
            dealt = (1 << min(stream.size, (row + 1) * WIDTH)) - 1
            last = (_ROW << row * WIDTH) & dealt
            self._rows.append((row * ROW_TIME, dealt, last, uncovered & dealt))

    def sweep(self, bounds: Bounds) -> Times | None:
        """Return the earliest moments, or None where some card never goes up: *bounds* are lost.

        Soundness: as in `sweep.may_clear`, nothing that a real line within *bounds* does at some
        round of play is done later here; a card that misses a latest moment here misses it there.
        Where every choice is settled, the sweep is itself a line: each card has one foundation,
        each rank of a foundation one card, and each goes when it is free and wanted.
        """
        times = Times(self._size)
        left_ace, left_king = bounds.may_ace, bounds.may_king
        reached_ace, reached_king = self._ace_front, self._king_front
        in_time, not_early = ~bounds.late, ~bounds.early
        done = self._gone
        for begin, dealt, last, uncovered in self._rows:
            moment = begin
            always = last & in_time | uncovered
            while True:
                free = (always | done >> WIDTH & not_early) & dealt
                rising = free & reached_ace & left_ace
                falling = free & reached_king & left_king
                if not rising | falling:
                    break
                moment += 1
                if rising:
                    left_ace ^= rising
                    up = times.ace, times.pile_ace, bounds.ace_by
                    rising, opened = self._take(rising, moment, 1, times.card, bounds.card_by, *up)
                    reached_ace |= opened
                if falling:
                    left_king ^= falling
                    down = times.king, times.pile_king, bounds.king_by
                    falling, opened = self._take(
                        falling, moment, -1, times.card, bounds.card_by, *down
                    )
                    reached_king |= opened
                done |= rising | falling
        return times if done.bit_count() == self._size and self._complete(times) else None

    def _take(
        self,
        wanted: int,
        moment: int,
        step: int,
        moment_of: list[int],
        card_by: list[int],
        own: list[int],
        pile: list[int],
        pile_by: list[int],
    ) -> tuple[int, int]:
        """Enter the *wanted* cards that are in time; return them, and what comes in reach."""
        cards, copies = self._cards, self._copies
        found = opened = 0
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
                opened |= copies[card + step]
        return found, opened

    def _complete(self, times: Times) -> bool:
        """Tell whether every foundation was filled to its end."""
        ace, king = times.pile_ace, times.pile_king
        for card in self._aces:
            if ace[card] == NEVER:
                return False
        return all(king[card] != NEVER for card in self._kings)
