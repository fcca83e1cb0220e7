"""Where each card of one position lies, and how far the columns close up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from patience_qt.engine.piles import STOCK, PileId, Role, Spot

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.ui.geometry import Arrangement

FACE_DOWN = 0.12
LARGEST_REVEAL, HALF = 0.42, 0.50
STOCK_STEP, CARDS_A_BACK = 1.6, 35
"""A stock shows one back for so many cards, each so many pixels below the one on it."""
WIN_STRIP = 200.0
"""So many pixels below a won deal are left to what is said of it, where its ranks stay whole."""
UNSQUEEZED = 9
"""So many cards fit a column before it closes up."""


class Places:
    """The places of a table's cards in one arrangement; made anew for every position."""

    def __init__(self, arrangement: Arrangement, table: Table, *, clear: float = 0.0) -> None:
        """Find the reveal of every column of *table*; keep a strip *clear* below them."""
        self.arrangement = arrangement
        self._room = arrangement.column_height - clear
        self._stock = len(table.piles.get(STOCK, ()))
        columns = dict(table.all(Role.COLUMN))
        if arrangement.layout.in_rows:
            rows = self._in_rows(max(map(len, columns.values()), default=0))
            self._offsets = dict.fromkeys(columns, rows)
        else:
            self._offsets = {name: self._fan(table, name) for name in columns}

    def at(self, spot: Spot) -> QPointF:
        """Return the upper left corner of the card at *spot*."""
        corner = self.arrangement.pile(spot.pile).topLeft()
        if spot.pile == STOCK:
            depth = min(self._stock - 1 - spot.row, backs(self._stock) - 1)
            return corner + QPointF(depth, depth) * STOCK_STEP
        if offsets := self._offsets.get(spot.pile):
            corner.setY(corner.y() + offsets[min(spot.row, len(offsets) - 1)])
        return corner

    def reveal(self, column: PileId, row: int) -> float:
        """Return how much of *row* shows above the next row, in logical pixels."""
        offsets = self._offsets[column]
        return offsets[row + 1] - offsets[row]

    def _in_rows(self, rows: int) -> list[float]:
        """Return the offsets of Babette's rows, the next one's included: one for every column."""
        tall, room = self.arrangement.card.height(), self._room
        step = max(0.0, min(HALF * tall, (room - tall) / max(1, rows - 1)))
        return [self.arrangement.whole(step) * row for row in range(rows + 1)]

    def _fan(self, table: Table, name: PileId) -> list[float]:
        """Return the offsets of a column; a long one is squeezed alone."""
        cards = list(table[name])
        tall, room = self.arrangement.card.height(), self._room
        least = self.arrangement.size.figures.least
        share = (self.arrangement.column_height - tall) / ((UNSQUEEZED - 1) * tall)
        step = min(max(share, least), LARGEST_REVEAL) * tall
        hidden = self.arrangement.whole(FACE_DOWN * tall)
        covered = [card in table.face_down for card in cards[:-1]]
        if open_ones := covered.count(False):
            step = min(step, (room - tall - hidden * covered.count(True)) / open_ones)
        step = self.arrangement.whole(max(0.0, step))
        offsets = [0.0]
        for face_down in [*covered, False]:
            offsets.append(offsets[-1] + (hidden if face_down else step))
        return offsets


def win_strip(arrangement: Arrangement, table: Table) -> float:
    """Return how much is kept clear below the won deal *table*: all that is wanted, or nothing."""
    figures = arrangement.size.figures
    least = figures.least_in_rows if arrangement.layout.in_rows else figures.least
    longest = max((len(pile) for _, pile in table.all(Role.COLUMN)), default=1)
    needed = arrangement.card.height() * (1 + (longest - 1) * least)
    return WIN_STRIP if arrangement.column_height - needed >= WIN_STRIP else 0.0


def backs(cards: int) -> int:
    """Return how many backs a stock of so many *cards* shows."""
    return -(-cards // CARDS_A_BACK)
