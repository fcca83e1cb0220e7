"""Baker's Dozen and its kin: what is legal, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.building import down, up_in_suit
from patience_qt.engine.cards import ACE, KING, Card
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Pile, PileId, Role, Spot
from patience_qt.engine.rules import Move, Objection
from patience_qt.engine.steps import Carry, Flip, Sink, Step
from patience_qt.engine.table import Table
from patience_qt.games.bakers_dozen.refusals import refusal
from patience_qt.games.objections import IS_WON

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

NO_CARD: Container[int] = ()
A_KING: Container[int] = (KING,)
ANY_CARD: Container[int] = range(ACE, KING + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class BakersDozenRules:
    """The rules of the family; every field is a way in which the variants differ.

    *aces_out* Aces go to the foundations while dealing; *fills_gap* holds the ranks that an empty
    column takes.
    """

    columns: int = 13
    aces_out: int = 0
    face_down: bool = False
    fills_gap: Container[int] = NO_CARD

    def opening(self, cards: tuple[Card, ...]) -> Table:
        """Deal the columns by rows; in an open layout Kings sink to the far end.

        Face-down Kings sink when they are turned up, as consequences.
        """
        aces = [card for card in cards if card.rank == ACE][: self.aces_out]
        rest = [card for card in cards if card not in aces]
        columns = [rest[first :: self.columns] for first in range(self.columns)]
        if not self.face_down:
            columns = [sorted(column, key=lambda card: card.rank != KING) for column in columns]
        piles = {name: Pile() for name in FOUNDATIONS[:4]}
        piles |= {FOUNDATIONS[ace.suit]: Pile((ace,)) for ace in aces}
        piles |= {name: Pile(tuple(cells)) for name, cells in zip(COLUMNS, columns, strict=False)}
        return Table(piles, frozenset(rest if self.face_down else ()))

    def moves(self, table: Table) -> Iterator[Move]:
        """Yield every move of a column's last card: up to its foundation, then to other columns."""
        tops = [(name, column.top) for name, column in table.all(Role.COLUMN)]
        for source, card in tops:
            if card is None:
                continue
            spot = Spot(source, len(table[source]) - 1)
            foundation = FOUNDATIONS[card.suit]
            top = table[foundation].top
            if up_in_suit(card, top) if top else card.rank == ACE:
                yield Move(spot, foundation)
            for target, end in tops:
                if self._builds(card, end):
                    yield Move(spot, target)

    def _builds(self, card: Card, top: Card | None) -> bool:
        """Tell whether a column that ends in *top* takes *card* (None: an empty column)."""
        return down(card, top) if top else card.rank in self.fills_gap

    def objection(self, table: Table, source: Spot, target: PileId) -> Objection | None:
        """Return why the card at *source* may not go to *target*, or None where it may."""
        if Move(source, target) in self.moves(table):
            return None
        if self.is_won(table):
            return IS_WON
        return refusal(table, source, target, takes_kings=KING in self.fills_gap)

    def enact(self, table: Table, move: Move) -> Iterator[Step]:
        """Yield the one step that a move is."""
        yield Carry(table.card(move.source), move.source, table.end(move.target))

    def consequence(self, table: Table) -> Step | None:
        """Turn up a bared card; a King so turned up sinks, unless it is already at the far end.

        Turning and sinking are one step: afterwards nobody could tell a fresh King from a sunk one.
        """
        if not table.face_down:
            return None
        for name, column in table.all(Role.COLUMN):
            top = column.top
            if top is not None and top in table.face_down:
                return Sink(top, name) if top.rank == KING and len(column) > 1 else Flip(top)
        return None

    def redeals_left(self, table: Table) -> int:
        """Return 0: the cards are dealt once."""
        return 0

    def is_won(self, table: Table) -> bool:
        """Tell whether every card is out."""
        return not any(len(column) for _, column in table.all(Role.COLUMN))

    def is_stuck(self, table: Table) -> bool:
        """Tell whether cards are left and none can be moved."""
        return not self.is_won(table) and next(self.moves(table), None) is None
