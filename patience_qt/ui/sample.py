"""A table that shows what a game is like, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.play import opening, play
from patience_qt.engine.rules import DEAL

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

_NUMBER = 1
_ROWS = 4
"""One row of Babette shows nothing yet."""


def sample(game: Variant) -> Table:
    """Return the opening of *game* in one deal, always the same; with a stock, after four rows."""
    table = opening(game.rules, shuffled(packs(game.packs), _NUMBER))
    for _ in range(_ROWS - 1):
        if DEAL in game.rules.moves(table):
            table = play(game.rules, table, DEAL).after
    return table


def sample_picture(game: Variant, size: QSize, ratio: float) -> QPixmap:
    """Return the sample of *game*, drawn *size* large in logical pixels at that pixel *ratio*."""
    from PySide6.QtGui import QPixmap

    from patience_qt.ui.picture import picture_of

    return QPixmap.fromImage(picture_of(game, sample(game), size, ratio))
