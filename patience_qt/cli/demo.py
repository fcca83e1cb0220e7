"""The demonstration: a deal is played to its end, and a picture of the table is left."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from patience_qt.cli.speaking import NO, answer, say
from patience_qt.engine.notation import plain
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import played, solve
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

    Draw = Callable[[Variant, Table], bytes]

SECONDS = 10.0
"""How long to look for a line where none is recorded."""
_NOT_WON = {
    Outcome.LOST: "{} {} cannot be won; choose another deal.",
    Outcome.UNKNOWN: "No winning line of {} {} was found in time; deal 1 has one.",
}


def demo(game: Variant, deal: int, picture: Path, draw: Draw) -> int:
    """Play a line that wins *deal*, *draw* the table into *picture*; return the exit code."""
    opening = FromDeal(deal).table(game)
    if line := winning_line(game, deal):
        count, table = len(line), end(opening, follow(game, opening, line))
    else:
        verdict = solve(game, opening, Budget(SECONDS))
        if verdict.outcome is not Outcome.WON:
            return say(_NOT_WON[verdict.outcome].format(game.title, deal), NO)
        count, table = len(verdict.line), played(game.rules, opening, verdict.line)
    content = draw(game, table)
    file = plain(str(picture), longest=400)
    try:
        _write(content, picture)
    except OSError as error:
        return say(f"The picture could not be written to {file}: {error.strerror}.", NO)
    won = f"{game.title} {deal} is won in {count} moves"
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
