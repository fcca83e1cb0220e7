"""A game so small that everything in it can be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import packs
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Pile, PileId, Spot
from patience_qt.engine.rules import Move, Objection
from patience_qt.engine.steps import Carry, Flip, Step
from patience_qt.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.cards import Card

COLUMN, HOMES = COLUMNS[0], FOUNDATIONS[:2]
CARDS = packs()[:4]


class ToyRules:
    """The column's last card goes to either foundation; what then lies bare is turned up."""

    def opening(self, cards: tuple[Card, ...]) -> Table:
        """Lay all cards in the column, face down."""
        piles = {COLUMN: Pile(cards)} | dict.fromkeys(HOMES, Pile())
        return Table(piles, frozenset(cards))

    def moves(self, table: Table) -> Iterator[Move]:
        """Yield the two ways of the last card."""
        if row := len(table[COLUMN]):
            yield from (Move(Spot(COLUMN, row - 1), home) for home in HOMES)

    def objection(self, table: Table, source: Spot, target: PileId) -> Objection | None:
        """Return one sentence for everything."""
        legal = Move(source, target) in self.moves(table)
        return None if legal else Objection("No.", {})

    def enact(self, table: Table, move: Move) -> Iterator[Step]:
        """Carry the card."""
        yield Carry(table.card(move.source), move.source, table.end(move.target))

    def consequence(self, table: Table) -> Step | None:
        """Turn up the last card."""
        top = table[COLUMN].top
        return Flip(top) if top in table.face_down and top is not None else None

    def redeals_left(self, table: Table) -> int:
        """Return 0."""
        return 0

    def is_won(self, table: Table) -> bool:
        """Tell whether the column is empty."""
        return not len(table[COLUMN])

    def is_stuck(self, table: Table) -> bool:
        """Return that one never is."""
        return False
