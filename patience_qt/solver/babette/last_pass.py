"""The last pass without transfers, exactly: won with its line, or proved lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.bounds import NEVER, ROW_TIME, Bounds, Times
from patience_qt.solver.babette.codes import ACE_PILE, KING_PILE, WIDTH
from patience_qt.solver.babette.forward import Forward
from patience_qt.solver.babette.steps import DEAL, play_of
from patience_qt.solver.babette.sweep import may_clear
from patience_qt.solver.babette.tightening import InTurn, Tightening, settle
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from patience_qt.solver.babette.run import Run
    from patience_qt.solver.budget import Budget

_GROWTH = 1.05


class LastPass:
    """A search for the one choice there is: which of two twins goes on the Ace foundation.

    Once that is settled for every pair, each card has one place, and playing each as early as
    possible is best: it only frees what lies above and lets the foundation go on.  So a sweep
    tells whether the choices win.  Before that, `Forward.sweep` and `Tightening` tell which
    choices are forced and which contradict; the rest is tried both ways.  *line* holds the steps
    of a win, *positions* counts the choices looked at.
    """

    __slots__ = (
        "_budget",
        "_forward",
        "_growth",
        "_limit",
        "_pairs",
        "_run",
        "_tightening",
        "_weight",
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
        self.positions = 1
        if not may_clear(self._run):
            return Outcome.LOST
        self._budget, self._limit = budget, limit
        self._forward = Forward(self._run)
        self._tightening = Tightening(self._run, InTurn(self._run))
        self._pairs = self._tightening.pairs
        self._weight = dict.fromkeys(self._pairs, 0.0)
        self._growth = 1.0
        self.positions = 0
        return self._search(Bounds(self._run))

    def _search(self, bounds: Bounds) -> Outcome:
        self.positions += 1
        if self.positions > self._limit or self._budget.is_spent(self.positions):
            return Outcome.UNKNOWN
        if (times := self._settled(bounds)) is None:
            return Outcome.LOST
        if (pair := self._choice(bounds, times)) is None:
            self.line = self._written(bounds, times)
            return Outcome.WON
        for one, two in both_ways(pair, times):
            tried = bounds.copy()
            settle(one, two, tried)
            before = self.positions
            outcome = self._search(tried)
            if outcome is not Outcome.LOST:
                return outcome
            if self.positions == before + 1:
                # What contradicts at once is worth settling sooner next time.
                self._weight[pair] += self._growth
                self._growth *= _GROWTH
        return Outcome.LOST

    def _settled(self, bounds: Bounds) -> Times | None:
        """Tighten *bounds* until nothing follows; return the last sweep, or None: lost."""
        while True:
            times = self._forward.sweep(bounds)
            if times is None:
                return None
            concluded = self._tightening.tighten(bounds, times)
            if concluded < 0:
                return None
            if not concluded:
                return times

    def _choice(self, bounds: Bounds, times: Times) -> tuple[int, int, int] | None:
        """Return the pair to try next: an early one, or one that often led to contradictions."""
        open_pairs = bounds.may_ace & bounds.may_king
        best, least = None, float(NEVER)
        for pair in self._pairs:
            _, one, two = pair
            if open_pairs >> one & 1:
                moment = min(times.card[one], times.card[two])
                worth = (moment + ROW_TIME) / (1 + self._weight[pair])
                if worth < least:
                    best, least = pair, worth
        return best

    def _written(self, bounds: Bounds, times: Times) -> list[int]:
        """Return the steps of the line that a sweep with every choice settled is."""
        run = self._run
        gone = ((1 << run.dealt) - 1) & ~run.lying
        order = sorted((moment, i) for i, moment in enumerate(times.card) if not gone >> i & 1)
        row = max(0, (run.dealt - 1) // WIDTH)
        steps = []
        for moment, place in order:
            while row < moment // ROW_TIME:
                row += 1
                steps.append(DEAL)
            rises = times.ace[place] == moment and bounds.may_ace >> place & 1
            steps.append(play_of(place, ACE_PILE if rises else KING_PILE))
        return steps


def both_ways(pair: tuple[int, int, int], times: Times) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the two ways to pair off, the one that is ready sooner first."""
    _, one, two = pair
    straight = max(times.ace[one], times.king[two])
    crossed = max(times.ace[two], times.king[one])
    return ((one, two), (two, one)) if straight <= crossed else ((two, one), (one, two))
