"""What an empty column is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import ACE
from patience_qt.solver.bakers_dozen.columns import KING

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from patience_qt.solver.bakers_dozen.columns import Columns


class Filling:
    """Which ranks an empty column takes: ``takes[rank]``, an Ace being 0."""

    __slots__ = ("kings_only", "nothing", "takes")

    def __init__(self, fills_gap: Container[int]) -> None:
        """Read the ranks as the rules name them; there is room for NO_CARD, which none takes."""
        self.takes = tuple(rank in fills_gap for rank in range(ACE, 18))
        self.nothing = not any(self.takes)
        self.kings_only = self.takes[KING] and not any(self.takes[:KING])

    @property
    def other_ranks(self) -> bool:
        """Whether cards other than Kings may go to an empty column."""
        return not self.nothing and not self.kings_only

    def is_useless(self, columns: Iterable[int], known: Columns) -> bool:
        """Tell whether no empty column will ever be filled to any purpose from here on.

        So it is where empty columns take nothing.  Where they take Kings only, it is so unless a
        King lies elsewhere than at the far end of its column: a King at the far end has no move but
        to its foundation or to another empty column, which changes nothing, and no King ever gets
        onto another card.
        """
        if self.kings_only:
            return not any(map(known.has_high_king.__getitem__, columns))
        return self.nothing
