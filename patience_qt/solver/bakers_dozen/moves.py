"""The moves of the search: the second statement of the rules, for speed, and its prunings.

A move is a byte: sixteen times the place of the column that a card leaves, and the place of the
column that it goes to, or UP.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.columns import EMPTY
from patience_qt.solver.bakers_dozen.settling import play_safe

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from patience_qt.solver.bakers_dozen.columns import Columns
    from patience_qt.solver.bakers_dozen.filling import Filling

UP = 15
_RANKS = 17


class Moves:
    """The moves from any position of one search.

    *Pruned* moves leave out what cannot help:

    * a column's only card onto another column, where empty columns are useless: lying alone it is
      as available and covers nothing, so a line that makes this move works without it as well;
    * a column's only card to an empty column: that exchanges two columns, no more;
    * any card to another empty column than the first: columns may be exchanged.

    Every pruned move also brings the plays that are safe with it; see `safe_cards`.
    """

    def __init__(self, known: Columns, filling: Filling, *, pruned: bool = True) -> None:
        """Serve the search that has these columns *known*."""
        self._known = known
        self._filling = filling
        self._pruned = pruned
        self._ups = tuple(known.key.up(suit) for suit in range(4))

    def after(
        self, position: Sequence[int], key: int, seen: Container[int]
    ) -> list[tuple[int, int]]:
        """Return each move from *position* and the key it leads to, unless that was *seen*."""
        known, pruned, takes = self._known, self._pruned, self._filling.takes
        last, under, share, laid = known.last, known.under, known.share, known.laid
        _, ready, safe = known.key.tops(key)
        safe = safe if pruned else ()
        onto, gaps = self._targets(position)
        stays = pruned and self._filling.is_useless(position, known)
        found = []
        for source, column in enumerate(position):
            card = last[column]
            targets = onto[(card >> 2) + 1]
            if under[column] == EMPTY:
                targets = self._of_lone(card, targets, gaps, stays=stays)
            elif gaps and takes[card >> 2]:
                targets = targets + gaps
            if card in ready:
                targets = [*targets, UP]
            if not targets:
                continue
            lifted = key - share[column]
            settles = last[under[column]] in safe
            for target in targets:
                if target == UP:
                    after = lifted + self._ups[card & 3]
                else:
                    base = position[target]
                    after = lifted + share[laid[4 * base + (card & 3)] or known.lay(base, card)]
                move = source << 4 | target
                if settles or (target == UP and safe):
                    after = play_safe(known, self._moved(position, move), after)
                if after not in seen:
                    found.append((move, after))
        return found

    def _targets(self, position: Sequence[int]) -> tuple[list[list[int]], list[int]]:
        """Return the places of the columns that end in each rank, and those of the empty ones."""
        onto: list[list[int]] = [[] for _ in range(_RANKS)]
        last = self._known.last
        for place, column in enumerate(position):
            onto[last[column] >> 2].append(place)
        gaps = onto[15]
        onto[15] = []
        return onto, gaps[:1] if self._pruned else gaps

    def _of_lone(self, card: int, targets: list[int], gaps: list[int], *, stays: bool) -> list[int]:
        """Return the targets of a *card* that lies alone, or of none."""
        if stays:
            return []
        if self._pruned or not self._filling.takes[card >> 2]:
            return targets
        return targets + gaps

    def _moved(self, position: Sequence[int], move: int) -> list[int]:
        """Return the columns as *move* alone leaves them."""
        known = self._known
        source, target = move >> 4, move & 15
        moved = [*position]
        column = moved[source]
        moved[source] = known.under[column]
        if target != UP:
            moved[target] = known.lay(moved[target], known.last[column])
        return moved

    def play(self, position: Sequence[int], key: int, move: int) -> tuple[int, ...]:
        """Return the position that *move* leads to, *key* being its own key."""
        last, under = self._known.last, self._known.under
        up = self._known.key.tops(key).up
        moved = self._moved(position, move)
        for place, column in enumerate(moved):
            while (card := last[column]) >> 2 < up[card & 3]:
                moved[place] = column = under[column]  # noqa: PLW2901
        return tuple(moved)
