"""What is known of the positions of one game, and what follows from it along the way played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.engine.play import Transition
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a position; *line* are the moves that win it, as they are written.

    *positions* is how many had to be looked at, 0 where it followed from something else.
    """

    outcome: Outcome
    line: tuple[str, ...] = ()
    positions: int = 0


class Prospects:
    """Remembers every position that was looked at, so that nothing is worked out twice."""

    def __init__(self, game: Variant) -> None:
        """Know nothing of *game* yet."""
        self._game = game
        self._known: dict[str, Known] = {}
        self._texts: dict[int, tuple[Table, str]] = {}

    def text(self, table: Table) -> str:
        """Return *table* as it is written."""
        # The table is kept beside its text, lest another one come to lie at the same address.
        if (found := self._texts.get(id(table))) is None:
            found = self._texts[id(table)] = table, self._game.board.write(table)
        return found[1]

    def of(self, table: Table) -> Known | None:
        """Return what is known of *table*."""
        return self._known.get(self.text(table))

    def outcome(self, table: Table) -> Outcome | None:
        """Return the outcome of *table*, None where nobody has looked."""
        known = self.of(table)
        return known.outcome if known else None

    def learn(self, table: Table, known: Known) -> None:
        """Remember what is known of *table*; a proof is never given up for less."""
        before = self.outcome(table)
        if before in (None, Outcome.UNKNOWN):
            self._known[self.text(table)] = known

    def follow(self, transition: Transition) -> None:
        """Conclude what follows from a move: along a winning line nothing has to be asked."""
        known = self.of(transition.before)
        if known is None:
            return
        moves = tuple(map(str, transition.moves))
        if known.outcome is Outcome.LOST:
            self.learn(transition.after, Known(Outcome.LOST))
        elif known.outcome is Outcome.WON and known.line[: len(moves)] == moves:
            self.learn(transition.after, Known(Outcome.WON, known.line[len(moves) :]))

    def conclude(self, way: Sequence[Transition]) -> None:
        """Conclude what can be along *way*: wins reach back, and losses reach on."""
        for transition in reversed(way):
            after = self.of(transition.after)
            if after and after.outcome is Outcome.WON:
                line = (*map(str, transition.moves), *after.line)
                self.learn(transition.before, Known(Outcome.WON, line))
        for transition in way:
            self.follow(transition)
