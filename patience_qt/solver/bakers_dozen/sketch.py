"""One position of the easier game on outlines: untouched cards, loose cards, and what is up."""

from __future__ import annotations

from operator import gt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.solver.bakers_dozen.filling import Filling
    from patience_qt.solver.bakers_dozen.key import Key

_RANKS = 15


class Sketch:
    """*depths* counts the untouched cards of each column, *up* the ranks up in each suit.

    ``loose[rank]`` counts the cards that left their places and are not up; ``room[rank]`` the loose
    and the last untouched cards of the next rank, on each of which one card may lie; ``gaps`` the
    columns without an untouched card; ``outline`` is what depths and ranks up add to a key.
    """

    __slots__ = ("_dealt", "_key", "depths", "gaps", "loose", "outline", "room", "up")

    def __init__(self, dealt: Sequence[bytes], key: Key, depths: list[int], up: list[int]) -> None:
        """Count what lies loose and open."""
        self._dealt = dealt
        self._key = key
        self.depths = depths
        self.up = up
        self.loose = [0] * _RANKS
        self.room = [0] * _RANKS
        self.gaps = depths.count(0)
        self.outline = sum(depth * key.untouched(place) for place, depth in enumerate(depths))
        self.outline += sum(key.up(suit, ranks) for suit, ranks in enumerate(up))
        for cards, depth in zip(dealt, depths, strict=True):
            for card in cards[depth:]:
                if up[card & 3] <= card >> 2:
                    self.loose[card >> 2] += 1
                    self.room[(card >> 2) - 1] += 1
            if depth:
                self.room[(cards[depth - 1] >> 2) - 1] += 1

    def copy(self) -> Sketch:
        """Return a sketch that may be changed."""
        other = Sketch.__new__(Sketch)
        other._dealt, other._key = self._dealt, self._key  # noqa: SLF001
        other.depths, other.up = self.depths[:], self.up[:]
        other.loose, other.room = self.loose[:], self.room[:]
        other.gaps, other.outline = self.gaps, self.outline
        return other

    def play_up(self, card: int, where: tuple[int, int]) -> None:
        """Play *card*, dealt *where* (column and row) and lying open, to its foundation."""
        place, row = where
        if row == self.depths[place] - 1:
            self._uncover(place)
        else:
            self.loose[card >> 2] -= 1
        self.room[(card >> 2) - 1] -= 1
        self.up[card & 3] += 1
        self.outline += self._key.up(card & 3)

    def loosen(self, place: int) -> None:
        """Move the last untouched card of a column."""
        self.loose[self._dealt[place][self.depths[place] - 1] >> 2] += 1
        self._uncover(place)

    def _uncover(self, place: int) -> None:
        self.depths[place] -= 1
        self.outline -= self._key.untouched(place)
        if depth := self.depths[place]:
            self.room[(self._dealt[place][depth - 1] >> 2) - 1] += 1
        else:
            self.gaps += 1

    def has_room(self, filling: Filling, bared: int = 0) -> bool:
        """Tell whether the loose cards can lie somewhere, while a card of rank *bared* lies bare.

        Each loose card lies on a card of the next rank of its own, which lies open but for it, or
        in an emptied column that takes it.  A bare card has none on it, but an Ace needs none.
        """
        room = self.room
        if bared:
            room = room[:]
            room[bared - 1] -= 1
        if True not in map(gt, self.loose, room):
            return True
        needed = 0
        for rank, (loose, places) in enumerate(zip(self.loose, room, strict=True)):
            if loose and loose > places:
                if not filling.takes[rank]:
                    return False
                needed += loose - places
        return needed <= self.gaps
