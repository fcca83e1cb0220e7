"""Plays moves, written as in saved games, in a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.notation import read_move
from patience_qt.games.winning_lines import winning_line
from patience_qt.ui.session import KeptGame
from tests.games.positions import board

if TYPE_CHECKING:
    from patience_qt.ui.session import Session

STUCK = "Foundations: C-J D-K H-J S-K\n: QC KC\n: QH KH\n" + ":\n" * 11
"""Baker's Dozen: two Queens lie under Kings, which go nowhere."""
NEARLY_STUCK = "Foundations: C-J D-Q H-J S-K\n: QC KC\n: QH KH\n: KD\n" + ":\n" * 10
"""One move before: the King of diamonds can still go up."""


def play(session: Session, moves: str) -> None:
    """Play *moves* one after the other."""
    for move in moves.split():
        session.play(read_move(move, session.position.table))


def lay_out(session: Session, text: str) -> None:
    """Lay out the board that *text* describes, in the game on the table."""
    session.take_up(KeptGame(session.game, None, board(session.game.key, text)))


def win(session: Session, *, but: int = 0) -> None:
    """Play deal 1 of the game to its end, *but* for so many moves."""
    groups = winning_line(session.game, 1) or []
    moves = [move for group in groups for move in group]
    play(session, " ".join(moves[: len(moves) - but]))
