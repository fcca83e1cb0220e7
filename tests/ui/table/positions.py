"""Positions laid out in a player's window, and where cards lie in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.games import BY_KEY
from patience_qt.games.winning_lines import winning_line
from patience_qt.ui.session import KeptGame
from tests.games.positions import board, columns

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from tests.ui.table.player import Player


def line(key: str) -> list[str]:
    """Return the recorded moves that win deal 1 of a game."""
    return [move for group in winning_line(BY_KEY[key], 1) or () for move in group]


def lay_out(player: Player, table: Table) -> None:
    """Lay out *table* in the game being played."""
    player.session.take_up(KeptGame(player.session.game, None, table))
    player.scene.animator.finish()


def lay_out_columns(player: Player, text: str, foundations: str = "") -> None:
    """Lay out the columns of a game of the Baker's Dozen family."""
    more = (foundations,) if foundations else ()
    lay_out(player, columns(player.session.game.key, text, *more))


def lay_out_board(player: Player, text: str) -> None:
    """Lay out a board of the game being played."""
    lay_out(player, board(player.session.game.key, text))
