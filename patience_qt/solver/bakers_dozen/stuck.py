"""A quick proof of loss: some card can never be uncovered, even if nothing stood in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.bakers_dozen.columns import EMPTY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.solver.bakers_dozen.columns import Columns
    from patience_qt.solver.bakers_dozen.filling import Filling


def is_stuck(position: Sequence[int], up: Sequence[int], known: Columns, filling: Filling) -> bool:
    """Tell whether some card of *position* stays covered in an easier game.

    In the easier game every card that was ever uncovered stays available for any number of cards to
    go onto, and counts for its foundation.  Whatever a real line uncovers, in the order in which it
    does, is uncovered there too: the card that leaves goes onto a card, or a foundation, or into an
    empty column, that is available there as well.  So if a card stays covered there, no real line
    wins.  Where an empty column takes other cards than Kings, nothing is claimed once there is one.
    """
    last, under = known.last, known.under
    lie_open = 0
    of_suit = [(1 << ranks) - 1 for ranks in up]
    for column in position:
        rank_bit = 1 << (last[column] >> 2)
        lie_open |= rank_bit
        of_suit[last[column] & 3] |= rank_bit
    has_gap = EMPTY in position
    covered = [column for column in position if column != EMPTY]
    while covered and not (has_gap and filling.other_ranks):
        rest = []
        for column in covered:
            while column != EMPTY:
                card = last[column]
                rank = card >> 2
                if not (
                    lie_open >> rank + 1 & 1
                    or (of_suit[card & 3] + 1) & ((2 << rank) - 1) == 0
                    or (has_gap and filling.takes[rank])
                ):
                    rest.append(column)
                    break
                column = under[column]  # noqa: PLW2901
                lie_open |= 1 << (last[column] >> 2)
                of_suit[last[column] & 3] |= 1 << (last[column] >> 2)
            else:
                has_gap = True
        if rest == covered:
            return True
        covered = rest
    return False


def cannot_be_new(position: Sequence[int], up: Sequence[int], card: int, known: Columns) -> bool:
    """Tell whether laying *card* on another left *position* as free as the one before.

    So it is where another card of the rank it was laid on lies open, or where it can go up: in the
    easier game it then leaves at once, and all is as before, but for a card more that lies open.
    """
    last = known.last
    if up[card & 3] >= card >> 2:
        return True
    return any(last[column] >> 2 == (card >> 2) + 1 for column in position)
