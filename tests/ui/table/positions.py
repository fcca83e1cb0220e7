"""Positions laid out in a player's window, and where cards lie in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.ui.session import LeftGame
from tests.games.positions import board, columns

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from tests.ui.table.player import Player

CHOICE = """
    Pass: 2 of 2
    Stock:
    Ace foundations: C-6 D-K H-K S-K
    King foundations: C-8 D-A H-A S-A
    7C 8C 9C TC JC QC KC AC
    2C 3C 4C 5C 6C 7C
"""


def lay_out(player: Player, table: Table) -> None:
    """Lay out *table* in the game being played."""
    player.session.take_up(LeftGame(player.session.game, None, table))
    player.scene.animator.finish()


def lay_out_columns(player: Player, text: str, foundations: str = "") -> None:
    """Lay out the columns of a game of the Baker's Dozen family."""
    more = (foundations,) if foundations else ()
    lay_out(player, columns(player.session.game.key, text, *more))


def lay_out_board(player: Player, text: str) -> None:
    """Lay out a board of the game being played."""
    lay_out(player, board(player.session.game.key, text))
