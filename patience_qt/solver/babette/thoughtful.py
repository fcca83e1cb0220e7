"""All cards known and a redeal left: a search for a line over the passes that are left.

There is no proof of loss here.  A card more or less on the foundations shifts the whole next deal,
so each different end of a pass is nearly a fresh deal; trying many different ends wins far more
than weighing few.  Every end is handed to the exact search of the last pass.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from patience_qt.solver.babette.last_pass import LastPass
from patience_qt.solver.babette.playing import play_out, play_row
from patience_qt.solver.babette.reading import columns_in_order
from patience_qt.solver.babette.run import Run
from patience_qt.solver.babette.steps import REDEAL
from patience_qt.solver.babette.transfer_pass import TransferPass
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from patience_qt.games.babette.rules import BabetteRules
    from patience_qt.solver.babette.run import Stream
    from patience_qt.solver.budget import Budget

LIMIT = 60
"""Choices the last pass may take in one try: another end is soon found."""
TRANSFER_LIMIT = 12
"""The same with transfers, where a choice costs more."""
_FEW = 4
"""So many ends known already in a row, or four times so many tried: another beginning."""
_MOST_PASSING = 0.3

Runs = list[tuple["Stream", list[int]]]
"""The steps of each run, with the stream they are taken in."""


class Thoughtful:
    """A search from one position; the same position and seed give the same tries."""

    __slots__ = ("_budget", "_chance", "_columns", "_limit", "_rules", "_start", "positions")

    def __init__(
        self, rules: BabetteRules, run: Run, budget: Budget, *, seed: int = 0, limit: int = LIMIT
    ) -> None:
        """Prepare to search from *run*, by *rules*, within *budget*; *limit* as LIMIT."""
        self._limit = limit
        self._rules, self._start, self._budget = rules, run, budget
        self._columns = columns_in_order(rules)
        self._chance = random.Random(seed)
        self.positions = 0

    def search(self, redeals: int) -> Runs | None:
        """Return a line that uses at most *redeals*, or None where none was found in time."""
        passing = 0.0
        while not self._budget.is_spent(self.positions):
            if runs := self.try_once(redeals, passing):
                return runs
            passing = self._chance.random() * _MOST_PASSING
        return None

    def try_once(self, redeals: int, passing: float = 0.0, ends: int = _FEW) -> Runs | None:
        """Return a line if one beginning, with a few *ends* of the last pass but one, has one.

        Cards that will be covered are passed over with the probability *passing*.
        """
        runs: Runs = []
        run = self._start.copy()
        for left in range(redeals, 0, -1):
            if not self._reach_end(run, passing):
                return None
            if left > 1:
                self._out(run)
                runs.append((run.stream, run.steps))
                if not run.lying:
                    return runs
                run = self._gathered(run)
        found = self._try_ends(run, ends)
        return [*runs, *found] if found else None

    def _reach_end(self, run: Run, passing: float) -> bool:
        """Deal *run* out; return False where time ran out on the way."""
        while not run.is_dealt:
            play_row(run, self._chance, passing)
            run.deal()
            if self._budget.is_spent(self.positions):
                return False
        return True

    def _out(self, run: Run) -> None:
        play_out(run, self._chance, waits=self._rules.waits, transfers=self._rules.transfers)

    def _gathered(self, run: Run) -> Run:
        """Return the run after a redeal; its first row is part of that."""
        run.steps.append(REDEAL)
        return Run(run.gathered(self._columns), run.ace, run.king)

    def _try_ends(self, dealt: Run, ends: int) -> Runs | None:
        """Try different ends of the last pass but one."""
        seen: set[tuple[int, ...]] = set()
        known = 0
        while known < ends and len(seen) < 4 * ends:
            if self._budget.is_spent(self.positions):
                return None
            end = dealt.copy()
            self._out(end)
            if not end.lying:
                return [(end.stream, end.steps)]
            key = (end.lying, *end.ace, *end.king)
            if key in seen:
                known += 1
                continue
            seen.add(key)
            last = self._gathered(end)
            search: LastPass | TransferPass = LastPass(last)
            outcome = search.solve(self._budget, self._limit)
            self.positions += search.positions
            if outcome is not Outcome.WON and self._rules.transfers:
                search = TransferPass(last)
                outcome = search.solve(self._budget, TRANSFER_LIMIT)
                self.positions += search.positions
            if outcome is Outcome.WON:
                return [(end.stream, end.steps), (last.stream, search.line)]
        return None
