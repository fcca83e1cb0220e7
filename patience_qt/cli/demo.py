"""The demonstration: a deal is played to its end, and a picture of the table is left."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from patience_qt.cli.speaking import NO, answer, say
from patience_qt.engine.notation import plain
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

    Draw = Callable[[Variant, Table], bytes]


def demo(game: Variant, deal: int, picture: Path, draw: Draw) -> int:
    """Play a recorded line of *deal*, *draw* the table into *picture*; return the exit code."""
    line = winning_line(game, deal)
    if line is None:
        return say(f"No winning line of {game.title} {deal} is known; deal 1 has one.", NO)
    table = FromDeal(deal).table(game)
    content = draw(game, end(table, follow(game, table, line)))
    file = plain(str(picture), longest=400)
    try:
        _write(content, picture)
    except OSError as error:
        return say(f"The picture could not be written to {file}: {error.strerror}.", NO)
    won = f"{game.title} {deal} is won in {len(line)} moves"
    return answer([f"{won}; the table is drawn in {file}."])


def _write(content: bytes, file: Path) -> None:
    """Write *content* to *file*, wholly or not at all; raise OSError where that fails."""
    with file.open("wb") as opened:
        try:
            opened.write(content)
            opened.flush()
        except OSError:
            with suppress(OSError):
                if file.is_file():
                    file.unlink()
            raise
