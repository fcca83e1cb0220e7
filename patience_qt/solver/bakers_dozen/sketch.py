"""One position of the easier game on outlines: untouched cards, loose cards, and what is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.solver.bakers_dozen.filling import Filling

_RANKS = 16


class Sketch:
    """*depths* counts the untouched cards of each column, *up* the ranks up in each suit.

    ``loose[rank]`` counts the cards that left their places and are not up, ``lying_open[rank]``
    these and the last untouched cards, ``gaps`` the columns without an untouched card.
    """

    __slots__ = ("_dealt", "depths", "gaps", "loose", "lying_open", "up")

    def __init__(self, dealt: Sequence[bytes], depths: list[int], up: list[int]) -> None:
        """Count what lies loose and open."""
        self._dealt = dealt
        self.depths = depths
        self.up = up
        self.loose = [0] * _RANKS
        self.lying_open = [0] * _RANKS
        self.gaps = depths.count(0)
        for cards, depth in zip(dealt, depths, strict=True):
            for card in cards[depth:]:
                if up[card & 3] <= card >> 2:
                    self.loose[card >> 2] += 1
                    self.lying_open[card >> 2] += 1
            if depth:
                self.lying_open[cards[depth - 1] >> 2] += 1

    def copy(self) -> Sketch:
        """Return a sketch that may be changed."""
        other = Sketch.__new__(Sketch)
        other._dealt = self._dealt  # noqa: SLF001
        other.depths = self.depths[:]
        other.up = self.up[:]
        other.loose = self.loose[:]
        other.lying_open = self.lying_open[:]
        other.gaps = self.gaps
        return other

    def play_up(self, card: int, where: tuple[int, int]) -> None:
        """Play *card*, dealt *where* (column and row) and lying open, to its foundation."""
        place, row = where
        if row == self.depths[place] - 1:
            self._uncover(place)
        else:
            self.loose[card >> 2] -= 1
        self.lying_open[card >> 2] -= 1
        self.up[card & 3] += 1

    def loosen(self, place: int) -> None:
        """Move the last untouched card of a column."""
        self.loose[self._dealt[place][self.depths[place] - 1] >> 2] += 1
        self._uncover(place)

    def _uncover(self, place: int) -> None:
        self.depths[place] -= 1
        if depth := self.depths[place]:
            self.lying_open[self._dealt[place][depth - 1] >> 2] += 1
        else:
            self.gaps += 1

    def has_room(self, filling: Filling, bared: int = -1) -> bool:
        """Tell whether the loose cards can lie somewhere, while a card of rank *bared* lies bare.

        Each loose card lies on a card of the next rank of its own, which lies open but for it, or
        in an emptied column that takes it.  A bare card has none on it.
        """
        needed = 0
        for rank, (loose, above) in enumerate(zip(self.loose, self.lying_open[1:], strict=False)):
            if loose:
                excess = loose - above + (rank + 1 == bared)
                if excess > 0:
                    if not filling.takes[rank]:
                        return False
                    needed += excess
        return needed <= self.gaps
