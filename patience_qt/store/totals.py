"""What the results of many games come to: always computed, never kept."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from patience_qt.store.results import ABANDONED, LOST, UNWINNABLE, WON

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from patience_qt.store.results import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """The figures of some games; moves and times are those of games won.

    *counted* are the games that count, oldest first; *unwinnable* ones stand apart from them.
    *row* is the number of wins since the last game that was not won.
    """

    counted: Sequence[Result]
    wins: Sequence[Result]
    unwinnable: int
    without_undo: int
    without_help: int
    row: int
    longest_row: Sequence[Result]

    @property
    def rate(self) -> float:
        """The share of the games that were won, 0 to 1."""
        return len(self.wins) / len(self.counted) if self.counted else 0.0

    @property
    def quickest(self) -> Result | None:
        """The win that took the least time."""
        return min(self.wins, key=lambda win: win.seconds, default=None)

    @property
    def shortest(self) -> Result | None:
        """The win of the fewest moves; of equal ones, the quickest."""
        return min(self.wins, key=lambda win: (win.moves, win.seconds), default=None)

    @property
    def median_seconds(self) -> float | None:
        """Half of the wins took no more time."""
        return median(win.seconds for win in self.wins) if self.wins else None

    @property
    def median_moves(self) -> float | None:
        """Half of the wins took no more moves."""
        return median(win.moves for win in self.wins) if self.wins else None


def total(results: Iterable[Result], *, abandoned_is_lost: bool) -> Totals:
    """Return the figures of settled *results*.

    An abandoned game counts as not won, or not at all.
    """
    outcomes = {WON, LOST, ABANDONED} if abandoned_is_lost else {WON, LOST}
    whole = list(results)
    counted = [result for result in whole if result.outcome in outcomes]
    wins = [result for result in counted if result.outcome == WON]
    row, longest = _rows(counted)
    return Totals(
        counted=counted,
        wins=wins,
        unwinnable=sum(result.outcome == UNWINNABLE for result in whole),
        without_undo=sum(not win.undone for win in wins),
        without_help=sum(not win.helped for win in wins),
        row=row,
        longest_row=longest,
    )


def _rows(counted: Sequence[Result]) -> tuple[int, Sequence[Result]]:
    """Return how many of the last games were won, and the longest row of wins."""
    row = 0
    longest, end = 0, 0
    for number, result in enumerate(counted, 1):
        row = row + 1 if result.outcome == WON else 0
        if row > longest:
            longest, end = row, number
    return row, counted[end - longest : end]


def best_of_deals(results: Iterable[Result]) -> dict[tuple[str, int], Result]:
    """Return the best result of each rule set and deal: a win first, then the fewest moves."""
    best: dict[tuple[str, int], Result] = {}
    for result in results:
        deal = result.game, result.deal
        if deal not in best or _goodness(result) > _goodness(best[deal]):
            best[deal] = result
    return best


def _goodness(result: Result) -> tuple[bool, int, float]:
    return result.outcome == WON, -result.moves, -result.seconds
