"""Playing up what is safe, in the search's own form."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.solver.bakers_dozen.columns import Columns


def play_safe(known: Columns, position: list[int], key: int) -> int:
    """Play every safe card up, in *position* itself, and return the key that this leaves."""
    last = known.last
    while True:
        safe = known.key.tops(key).safe
        for place, column in enumerate(position):
            if last[column] in safe:
                key += known.key.up(last[column] & 3) - known.share[column]
                position[place] = known.under[column]
                break
        else:
            return key
