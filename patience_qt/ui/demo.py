"""The demonstration: a deal is played to its end off screen, and a picture of the table is left."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QImageWriter

from patience_qt.games.following import follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import played, solve
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.app import application
from patience_qt.ui.picture import picture_of

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

PICTURE = QSize(1280, 800)
SECONDS = 20.0
"""How long to look for a line where none is recorded."""
_NOT_WON = {
    Outcome.LOST: "{} {} cannot be won; choose another deal.",
    Outcome.UNKNOWN: "No winning line of {} {} was found in time; deal 1 has one.",
}


def play_demo(game: Variant, deal: int, picture: Path) -> int:
    """Play a line that wins *deal* and draw the table into *picture*; return the exit code."""
    opening = FromDeal(deal).table(game)
    if recorded := winning_line(game, deal):
        count, table = len(recorded), follow(game, opening, recorded)[-1][-1].after
    else:
        verdict = solve(game, opening, Budget(SECONDS))
        if verdict.outcome is not Outcome.WON:
            print(_NOT_WON[verdict.outcome].format(game.title, deal), file=sys.stderr)
            return 1
        count, table = len(verdict.line), played(game.rules, opening, verdict.line)
    if not _drawn(game, table, picture):
        print(f"The picture could not be written to {picture}.", file=sys.stderr)
        return 1
    print(f"{game.title} {deal} is won in {count} moves; the table is drawn in {picture}.")
    return 0


def _drawn(game: Variant, table: Table, picture: Path) -> bool:
    """Draw *table* into *picture*, and tell whether it is there."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    running = application()
    drawn = picture_of(game, table, PICTURE)
    running.quit()
    return QImageWriter(str(picture), QByteArray(b"png")).write(drawn)
