"""One position of the easier game on outlines: untouched cards, loose cards, and what is up."""

from __future__ import annotations

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

    def can_bare(self, filling: Filling, rank: int) -> bool:
        """Tell whether a card of *rank* that lies open can have no card on it."""
        if filling.other_ranks:
            return self._has_room(filling, rank)
        return rank == 0 or self.loose[rank - 1] < self.room[rank - 1]

    def can_loosen(self, filling: Filling, rank: int) -> bool:
        """Tell whether an untouched card of *rank* can go onto another or into an empty column."""
        if filling.other_ranks:
            self.loose[rank] += 1
            can = self._has_room(filling, rank)
            self.loose[rank] -= 1
            return can
        places = self.gaps if filling.takes[rank] else self.room[rank]
        return self.loose[rank] < places and self.can_bare(filling, rank)

    def _has_room(self, filling: Filling, bared: int) -> bool:
        """Tell whether the loose cards can lie somewhere while one of rank *bared* lies bare.

        Each loose card lies on an open card of the next rank of its own, or in an emptied column
        that takes it.  Where empty columns take nothing, or only Kings, which lie nowhere else, it
        is enough to look at the ranks that change: the others had room before.
        """
        needed = 0
        for rank, loose in enumerate(self.loose):
            excess = loose - self.room[rank] + (rank + 1 == bared)
            if loose and excess > 0:
                if not filling.takes[rank]:
                    return False
                needed += excess
        return needed <= self.gaps
