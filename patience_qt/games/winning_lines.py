"""Recorded lines that win: one deal of every game, checked by a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from patience_qt.engine.notation import read_groups

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant

_FILE = Path(__file__).with_name("winning_lines.txt")


def winning_line(game: Variant, deal: int) -> list[tuple[str, ...]] | None:
    """Return moves that win *deal* of *game*, in undo groups, or None where none are recorded."""
    for line in _FILE.read_text(encoding="ascii").splitlines():
        key, number, moves = line.split(maxsplit=2)
        if (key, int(number)) == (game.key, deal):
            return read_groups(moves)
    return None
