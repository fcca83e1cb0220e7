"""The slow proof of loss: the game on outlines, where only untouched cards keep their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.columns import KING
from patience_qt.solver.bakers_dozen.sketch import Sketch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.solver.bakers_dozen.columns import Columns
    from patience_qt.solver.bakers_dozen.filling import Filling
    from patience_qt.solver.budget import Budget

_MOST = 300_000
_ASK_EVERY = 256


class _SpentError(Exception):
    """The budget is spent before the answer is known."""


class Outlines:
    """Exact answers about an easier game, remembered by outline.

    An outline is how many cards of each column lie untouched, and what is up.  In the easier game a
    card that was moved and is not up is *loose*: it may go up whenever its turn comes, and counts
    as lying open.  What is still demanded is that loose cards have room: in a real position every
    loose card lies on an open card of the next rank of its own, or in an emptied column that takes
    it; a card that goes has none on it; and one that goes onto another finds one bare.

    A real line that wins is followed there move by move, a card once moved counting as loose even
    where it comes back onto the card it was dealt on.  Each move of an untouched card, and each
    that goes up, is a move of the easier game, which has the room that it has in the real one; any
    other changes nothing there.  So where the easier game is lost, the real one is.  Nothing ever
    comes back in it, so the search ends.
    """

    def __init__(self, known: Columns, won: int, filling: Filling) -> None:
        """Answer for positions of *known* columns; *won* is the key of the won position."""
        self._dealt = dealt = known.dealt
        self._key = known.key
        self._won = known.key.ranks_up(won)
        self._filling = filling
        self._memory: dict[int, bool] = {}
        self._where = {
            card: (place, depth)
            for place, cards in enumerate(dealt)
            for depth, card in enumerate(cards)
        }
        self._promises: dict[int, int] = {}
        self._calls = 0

    def __len__(self) -> int:
        """Return how many outlines are remembered."""
        return len(self._memory)

    def is_lost(self, key: int, budget: Budget) -> bool:
        """Tell whether the easier game is lost from the outline of *key*; no where not known."""
        outline = key & self._key.outline
        known = self._memory.get(outline)
        if known is not None:
            return not known
        depths = self._key.depths(key, len(self._dealt))
        try:
            return not self._wins(
                Sketch(self._dealt, self._key, depths, self._key.ranks_up(key)), budget
            )
        except _SpentError:
            return False

    def _wins(self, sketch: Sketch, budget: Budget) -> bool:
        """Tell whether the easier game can be won from *sketch*, or memory is full."""
        self._calls += 1
        if self._calls % _ASK_EVERY == 0 and budget.is_spent():
            raise _SpentError
        self._play_safe(sketch)
        if sketch.up == self._won:
            return True
        outline = sketch.outline
        known = self._memory.get(outline)
        if known is not None:
            return known
        if len(self._memory) >= _MOST:
            return True
        wins = any(self._wins(after, budget) for after in self._after(sketch))
        self._memory[outline] = wins
        return wins

    def _lies_open(self, sketch: Sketch, card: int) -> bool:
        """Tell whether *card* is loose or the last untouched card of its column."""
        if card not in self._where:
            return False
        place, depth = self._where[card]
        return depth >= sketch.depths[place] - 1

    def _play_safe(self, sketch: Sketch) -> None:
        """Play up every safe card, for the reason that `safe_cards` gives."""
        played = True
        while played:
            played = False
            for card in self._key.tops(sketch.outline).safe:
                if self._lies_open(sketch, card):
                    sketch.play_up(card, self._where[card])
                    played = True
                    break

    def _after(self, sketch: Sketch) -> Iterator[Sketch]:
        """Yield every outline that one move leads to: cards going up first, then cards loosened."""
        for suit, rank in enumerate(sketch.up):
            card = rank * 4 + suit
            if self._lies_open(sketch, card) and sketch.can_bare(self._filling, rank):
                after = sketch.copy()
                after.play_up(card, self._where[card])
                yield after
        for place in self._worth_loosening(sketch):
            after = sketch.copy()
            after.loosen(place)
            yield after

    def _worth_loosening(self, sketch: Sketch) -> list[int]:
        """Return the columns whose last untouched card may move, the most promising first.

        As in the real search, a column's only card stays where empty columns are useless.
        """
        useless = self._filling.nothing or (
            self._filling.kings_only and not self._has_high_king(sketch)
        )
        worth = []
        for place, depth in enumerate(sketch.depths):
            if depth == 0 or (depth == 1 and useless):
                continue
            rank = self._dealt[place][depth - 1] >> 2
            if rank == KING and (useless or depth == 1):
                continue
            if sketch.can_loosen(self._filling, rank):
                worth.append((self._promise(sketch, place, depth), place))
        worth.sort()
        return [place for _, place in worth]

    def _promise(self, sketch: Sketch, place: int, depth: int) -> int:
        """Return how far the best card under the last of *depth* is from going up; less is better.

        What was found out is kept by column, depth and what is up.
        """
        known = (sketch.outline >> self._key.foundations) << 10 | place << 6 | depth
        promise = self._promises.get(known)
        if promise is None:
            cards = self._dealt[place][: depth - 1]
            promise = self._promises[known] = min(
                (
                    ((card >> 2) - sketch.up[card & 3]) * 3 + depth - 2 - row
                    for row, card in enumerate(cards)
                ),
                default=99,
            )
        return promise

    def _has_high_king(self, sketch: Sketch) -> bool:
        return any(
            card >> 2 == KING
            for cards, depth in zip(self._dealt, sketch.depths, strict=True)
            for card in cards[1:depth]
        )
