"""The last pass with transfers, exactly: won with its line, or proved lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.bounds import NEVER, ROW_TIME
from patience_qt.solver.babette.codes import ACE_PILE, KING_PILE, NO_KINGS, SUIT_OF, WIDTH
from patience_qt.solver.babette.forward_halves import ForwardHalves
from patience_qt.solver.babette.halves import Outwards, halves
from patience_qt.solver.babette.last_pass import both_ways
from patience_qt.solver.babette.tightening import Tightening, settle
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.solver.babette.bounds import Bounds, Times
    from patience_qt.solver.babette.run import Run
    from patience_qt.solver.budget import Budget


class TransferPass:
    """A search for the choices that `halves` names, and for which twin goes first.

    Once all are settled each card has its place in its half, and playing each as early as possible
    is best; before that, sweeps and bounds tell which choices are forced and which contradict.
    """

    __slots__ = (
        "_budget",
        "_forward",
        "_limit",
        "_pairs",
        "_run",
        "_tightening",
        "line",
        "positions",
    )

    def __init__(self, run: Run) -> None:
        """Prepare to search from *run* on, whose cards are those that the foundations want."""
        self._run = run
        self.line: list[int] = []
        self.positions = 0

    def solve(self, budget: Budget, limit: int = NEVER) -> Outcome:
        """Return the truth, or UNKNOWN where *budget* or *limit* choices ended the search."""
        self._budget, self._limit = budget, limit
        self._forward = ForwardHalves(self._run)
        self._tightening = Tightening(self._run, Outwards(self._run))
        self._pairs = self._tightening.pairs
        return self._search(halves(self._run))

    def _search(self, bounds: Bounds) -> Outcome:
        self.positions += 1
        if self.positions > self._limit or self._budget.is_spent(self.positions):
            return Outcome.UNKNOWN
        if (times := self._settled(bounds)) is None:
            return Outcome.LOST
        settled = True
        for tried in self._ways(bounds, times):
            settled = False
            outcome = self._search(tried)
            if outcome is not Outcome.LOST:
                return outcome
        if settled:
            self.line = self._written(times)
            return Outcome.WON
        return Outcome.LOST

    def _settled(self, bounds: Bounds) -> Times | None:
        """Tighten *bounds* until nothing follows; return the last sweep, or None: lost."""
        while True:
            spans = bounds.spans[:]
            times = self._forward.sweep(bounds)
            if times is None:
                return None
            concluded = self._tightening.tighten(bounds, times)
            if concluded < 0:
                return None
            if not concluded and spans == bounds.spans:
                return times

    def _ways(self, bounds: Bounds, times: Times) -> Iterator[Bounds]:
        """Yield bounds for each way to settle the earliest open choice; nothing if none is open."""
        open_pairs = bounds.may_ace & bounds.may_king
        open_ = [pair for pair in self._pairs if open_pairs >> pair[1] & 1]
        moments = [
            (min(times.card[one], times.card[two]), 0, at) for at, (_, one, two) in enumerate(open_)
        ]
        for at in range(0, 16, 2):
            low, high = bounds.spans[at : at + 2]
            if low < high:
                pile = times.pile_king if at % 4 else times.pile_ace
                moments.append((min(pile[low : high + 1]), 1, at))
        if not moments:
            return
        _, is_span, at = min(moments)
        if is_span:
            yield from _split(bounds, times, at)
            return
        for one, two in both_ways(open_[at], times):
            tried = bounds.copy()
            settle(one, two, tried)
            yield tried

    def _written(self, times: Times) -> list[int]:
        """Return the steps of the line that a sweep with every choice settled is."""
        run = self._run.copy()
        begun = len(run.steps)
        gone = ((1 << run.dealt) - 1) & ~run.lying
        order = sorted((moment, i) for i, moment in enumerate(times.card) if not gone >> i & 1)
        row = max(0, (run.dealt - 1) // WIDTH)
        for moment, place in order:
            while row < moment // ROW_TIME:
                row += 1
                run.deal()
            suit = SUIT_OF[card := run.stream.cards[place]]
            if run.is_seam(suit):
                run.play_from_seam(place)
                continue
            # A King begins its own foundation: without it nothing could be transferred.
            begins = card == run.king[suit] - 1 and run.king[suit] == NO_KINGS[suit]
            rises = card == run.ace[suit] + 1 and not begins
            run.play(place, ACE_PILE if rises else KING_PILE)
        return run.steps[begun:]


def _split(bounds: Bounds, times: Times, at: int) -> Iterator[Bounds]:
    """Yield the two halves of a span, first the one with the likelier rank.

    A first half is likely to meet where it comes last, a second to begin where it can be first.
    """
    low, high = bounds.spans[at : at + 2]
    ranks = range(low, high + 1)
    if at % 4:
        likely = min(ranks, key=times.pile_king.__getitem__)
    else:
        likely = max(ranks, key=times.pile_ace.__getitem__)
    middle = (low + high) // 2
    parts = [(low, middle), (middle + 1, high)]
    for part in parts if likely <= middle else parts[::-1]:
        tried = bounds.copy()
        tried.spans[at : at + 2] = part
        yield tried
