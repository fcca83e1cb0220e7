"""The search: from the position most promising, until it is won, proved lost, or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.columns import Columns
from patience_qt.solver.bakers_dozen.frontier import Frontier
from patience_qt.solver.bakers_dozen.key import Key
from patience_qt.solver.bakers_dozen.line import written_out
from patience_qt.solver.bakers_dozen.moves import UP, Moves
from patience_qt.solver.bakers_dozen.outline import Outlines
from patience_qt.solver.bakers_dozen.settling import play_safe
from patience_qt.solver.bakers_dozen.stuck import cannot_be_new, is_stuck
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move
    from patience_qt.solver.bakers_dozen.filling import Filling
    from patience_qt.solver.bakers_dozen.position import Compact
    from patience_qt.solver.budget import Budget

_ASK_EVERY = 64
PROVE_AFTER = 1500


class Search:
    """One search from one position; *found* counts the positions met."""

    def __init__(
        self,
        start: Compact,
        filling: Filling,
        weights: tuple[tuple[int, int], ...],
        *,
        prove_after: int = PROVE_AFTER,
    ) -> None:
        """Make ready to search from *start*, in the order that *weights* give the frontier.

        The slow proof of loss is tried when *prove_after* positions are met.
        """
        self._prove_after = prove_after
        key = Key(len(start.columns), max(map(len, start.columns)))
        self._known = Columns(start.columns, key)
        self._filling = filling
        self._moves = Moves(self._known, filling)
        self._frontier = Frontier(key.outline, weights)
        self._outlines: Outlines | None = None
        self._won = sum(key.up(suit, ranks) for suit, ranks in enumerate(start.all_up))
        first = [*self._known.start]
        self._keys = [
            play_safe(
                self._known,
                first,
                sum(key.up(suit, ranks) for suit, ranks in enumerate(start.up))
                + sum(map(self._known.weight, first)),
            )
        ]
        self._seen = {*self._keys}
        self._parents = [0]
        self._by = bytearray(1)
        self._positions: list[tuple[int, ...] | None] = [None]
        self._first = tuple(first)
        self._start = start

    @property
    def found(self) -> int:
        """How many positions were met."""
        return len(self._keys)

    def run(self, budget: Budget, most: int) -> Outcome:
        """Search on until an answer is found, *budget* is spent, or *most* positions are met."""
        if self._keys[0] == self._won:
            return Outcome.WON
        self._frontier.add(0, self._keys)
        looked = 0
        while (number := self._frontier.pop()) >= 0:
            if self._positions[number] is not None:
                continue
            looked += 1
            if looked % _ASK_EVERY == 0 and (self._size() >= most or budget.is_spent(self.found)):
                return Outcome.UNKNOWN
            if self._look(number, budget):
                return Outcome.WON
        return Outcome.LOST

    def _size(self) -> int:
        """Return what fills memory, in positions."""
        outlines = len(self._outlines) if self._outlines else 0
        return self.found + 2 * len(self._known) + outlines // 2

    def _look(self, number: int, budget: Budget) -> bool:
        """Look at one position: find what it leads to, and tell whether a win is there."""
        key = self._keys[number]
        position = self._position(number, key)
        if self._is_lost(number, position, key, budget):
            return False
        seen, by = self._seen, self._by
        fresh = []
        for move, after in self._moves.after(position, key, seen):
            if after not in seen:
                seen.add(after)
                by.append(move)
                fresh.append(after)
        self._frontier.add(self.found, fresh)
        self._keys += fresh
        self._parents += [number] * len(fresh)
        self._positions += [None] * len(fresh)
        return self._won in seen

    def _position(self, number: int, key: int) -> tuple[int, ...]:
        """Return the position of that *number*, and keep it for those that follow from it."""
        position = self._first
        if number:
            before = self._positions[self._parents[number]]
            assert before is not None
            position = self._moves.play(before, key, self._by[number])
        self._positions[number] = position
        return position

    def _is_lost(self, number: int, position: tuple[int, ...], key: int, budget: Budget) -> bool:
        """Tell whether *position* is lost by one of the two easier games."""
        up = self._known.key.tops(key).up
        if not self._is_as_free(number, position, up) and is_stuck(
            position, up, self._known, self._filling
        ):
            return True
        if self.found <= self._prove_after:
            return False
        if self._outlines is None:
            self._outlines = Outlines(self._known, self._won, self._filling)
        return self._outlines.is_lost(key, budget)

    def _is_as_free(self, number: int, position: tuple[int, ...], up: tuple[int, ...]) -> bool:
        """Tell whether the move that led to *position* cannot have shut anything in."""
        move = self._by[number]
        if not number or move & 15 == UP:
            return False
        before = self._positions[self._parents[number]]
        assert before is not None
        return cannot_be_new(position, up, self._known.last[before[move >> 4]], self._known)

    def line(self) -> list[Move]:
        """Return the moves that win, as the rules have them."""
        number, moves = self._keys.index(self._won), []
        while number:
            moves.append(self._by[number])
            number = self._parents[number]
        return [*written_out(self._start, moves[::-1])]
