"""Moves in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import Role
from patience_qt.engine.play import play
from patience_qt.engine.rules import DEAL, REDEAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from patience_qt.engine.rules import Move
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant


def told(game: Variant, table: Table, moves: Iterable[Move]) -> Iterator[str]:
    """Yield each of the *moves* from *table* in words: "7H onto 8C"."""
    for move in moves:
        yield _words(game, table, move)
        table = play(game.rules, table, move).after


def _words(game: Variant, table: Table, move: Move) -> str:
    if move in (DEAL, REDEAL):
        return "deal a row" if move == DEAL else "gather the columns and redeal"
    card = table.card(move.source)
    if move.target.role is Role.FOUNDATION:
        return f"{card} to its {_foundation(game, move.target.number)}"
    top = table[move.target].top
    return f"{card} onto {top}" if top else f"{card} to the empty column {move.target.number + 1}"


def _foundation(game: Variant, number: int) -> str:
    if game.packs == 1:
        return "foundation"
    return "Ace foundation" if number < 4 else "King foundation"
