"""The last pass with transfers, a suit at a time: two halves, and the order within each.

As long as a suit's foundations have not met, one card of each rank goes up: from below to the rank
where they meet, and from above down to it.  Then transfers move the seam between them to any rank,
from which the second half goes up, outwards both ways.  So what is settled last is the rank at
which the first half ends and the rank at which the second begins.

In the terms of `Bounds`, the first half is what goes on the "Ace" places, the second on the "King"
places, and *spans* holds four codes a suit: the lowest and highest meeting rank, the lowest and
highest beginning of the second half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.bounds import Bounds
from patience_qt.solver.babette.codes import NO_ACES, NO_KINGS

if TYPE_CHECKING:
    from patience_qt.solver.babette.bounds import Times
    from patience_qt.solver.babette.run import Run

FIRST, SEAM, CROSSED = range(3)
"""The foundations have not met; they are neighbours; nothing can be transferred any more."""


def kind_of(run: Run, suit: int) -> int:
    """Return in which half *suit* is."""
    if run.king[suit] > run.ace[suit] + 1:
        return FIRST
    return SEAM if run.is_seam(suit) else CROSSED


def halves(run: Run) -> Bounds:
    """Return bounds that know nothing yet but what lies on the table and on the foundations."""
    bounds = Bounds(run)
    bounds.may_ace = bounds.may_king = 0
    copies = run.stream.copies
    for suit, (low, high) in enumerate(zip(NO_ACES, NO_KINGS, strict=True)):
        ace, king = run.ace[suit], run.king[suit]
        first = kind_of(run, suit) == FIRST
        for card in range(low + 1, high):
            bounds.may_king |= copies[card]
            if first and ace < card < king:
                bounds.may_ace |= copies[card]
        crossed = kind_of(run, suit) == CROSSED
        bounds.spans += [ace + 1, king - 1] if first else [low, low]
        bounds.spans += [low, low] if crossed else [low + 1, high - 1]
    return bounds


class Outwards:
    """The order with transfers."""

    __slots__ = ("_ace", "_kind", "_king")

    def __init__(self, run: Run) -> None:
        """Note how far the foundations of *run* are."""
        self._ace, self._king = run.ace, run.king
        self._kind = [kind_of(run, suit) for suit in range(4)]

    def rises(self, card: int) -> bool:  # noqa: ARG002
        """Return False: a card whose twin is out belongs to the second half."""
        return False

    def chain(self, suit: int, bounds: Bounds, times: Times) -> None:
        """Let the first half come before the second, and each go in its order of ranks."""
        kind = self._kind[suit]
        if kind == FIRST:
            self._first_half(suit, bounds, times)
        if kind == CROSSED:
            low, high = NO_ACES[suit], NO_KINGS[suit]
            _rise(bounds.king_by, self._ace[suit] + 1, high - 1)
            _fall(bounds.king_by, low + 1, self._king[suit] - 1)
        else:
            self._second_half(suit, bounds, times)

    def _first_half(self, suit: int, bounds: Bounds, times: Times) -> None:
        by, at, spans = bounds.ace_by, times.pile_ace, bounds.spans
        second = min(bounds.king_by[NO_ACES[suit] + 1 : NO_KINGS[suit]])
        ace, king = self._ace[suit], self._king[suit]
        for card in range(ace + 1, king):
            by[card] = min(by[card], second - 1)
        low, high = spans[4 * suit : 4 * suit + 2]
        _rise(by, ace + 1, low)
        _fall(by, high, king - 1)
        # A rank that surely goes before a neighbour is not the one at which the halves meet.
        while low < high and by[low] < at[low + 1]:
            low += 1
        while low < high and by[high] < at[high - 1]:
            high -= 1
        spans[4 * suit : 4 * suit + 2] = low, high

    def _second_half(self, suit: int, bounds: Bounds, times: Times) -> None:
        by, at, spans = bounds.king_by, times.pile_king, bounds.spans
        low, high = spans[4 * suit + 2 : 4 * suit + 4]
        _rise(by, high, NO_KINGS[suit] - 1)
        _fall(by, NO_ACES[suit] + 1, low)
        # A rank that surely goes after a neighbour is not the first.
        while low < high and at[low] > by[low + 1]:
            low += 1
        while low < high and at[high] > by[high - 1]:
            high -= 1
        spans[4 * suit + 2 : 4 * suit + 4] = low, high


def _rise(by: list[int], low: int, high: int) -> None:
    """Let the ranks *low* to *high* go one after the other."""
    for card in range(high - 1, low - 1, -1):
        by[card] = min(by[card], by[card + 1] - 1)


def _fall(by: list[int], low: int, high: int) -> None:
    """Let the ranks *high* to *low* go one after the other."""
    for card in range(low + 1, high + 1):
        by[card] = min(by[card], by[card - 1] - 1)
