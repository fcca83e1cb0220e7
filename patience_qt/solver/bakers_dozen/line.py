"""A line found, with the plays that the search takes for granted written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Spot
from patience_qt.engine.rules import Move
from patience_qt.solver.bakers_dozen.moves import UP
from patience_qt.solver.bakers_dozen.safe import safe_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience_qt.solver.bakers_dozen.position import Compact


def written_out(start: Compact, moves: Sequence[int]) -> Iterator[Move]:
    """Yield the *moves* of a search from *start* as the rules have them, with all safe plays."""
    columns = [[*column] for column in start.columns]
    up = [*start.up]
    yield from _safe(columns, up)
    for move in moves:
        yield _made(columns, up, move >> 4, move & 15)
        yield from _safe(columns, up)


def moves_as_ruled(start: Compact, moves: Sequence[int]) -> Iterator[Move]:
    """Yield just these *moves* of a search from *start* as the rules have them."""
    columns = [[*column] for column in start.columns]
    up = [*start.up]
    for move in moves:
        yield _made(columns, up, move >> 4, move & 15)


def _safe(columns: list[list[int]], up: list[int]) -> Iterator[Move]:
    place: int | None = 0
    while place is not None:
        safe = safe_cards(up)
        place = next((at for at, cards in enumerate(columns) if cards and cards[-1] in safe), None)
        if place is not None:
            yield _made(columns, up, place, UP)


def _made(columns: list[list[int]], up: list[int], source: int, target: int) -> Move:
    card = columns[source].pop()
    spot = Spot(COLUMNS[source], len(columns[source]))
    if target == UP:
        up[card & 3] += 1
        return Move(spot, FOUNDATIONS[card & 3])
    columns[target].append(card)
    return Move(spot, COLUMNS[target])
