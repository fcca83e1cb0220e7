"""Babette: rows of eight; gaps stay open, and free the card above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.building import down_in_suit, up_in_suit
from patience_qt.engine.cards import ACE, KING, Card
from patience_qt.engine.piles import FOUNDATIONS, STOCK, Pile, PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move, Objection
from patience_qt.engine.steps import Carry, Flip, Gather, Step
from patience_qt.engine.table import Table
from patience_qt.games.babette.gathering import each_on_top
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS, ROW
from patience_qt.games.babette.refusals import refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.games.babette.gathering import Gathering


@dataclass(frozen=True, slots=True, kw_only=True)
class BabetteRules:
    """The rules of the family; every field is a way in which the variants differ.

    *waits* tells whether a redeal has to wait until no card can be played.
    """

    redeals: int = 1
    gathering: Gathering = each_on_top
    waits: bool = True
    transfers: bool = False

    @property
    def passes(self) -> int:
        """How often the stock is dealt out in all."""
        return 1 + self.redeals

    def opening(self, cards: tuple[Card, ...]) -> Table:
        """Deal the first row."""
        piles = {STOCK: Pile(cards[::-1])} | dict.fromkeys(FOUNDATIONS + ROW, Pile())
        table = Table(piles, frozenset(cards))
        for step in self._row(table):
            table = table.after(step)
        return table

    def _row(self, table: Table) -> Iterator[Step]:
        """Yield the steps that deal the next row, left to right; the last may be short."""
        stock = table[STOCK].cells
        for name, depth in zip(ROW, range(len(stock) - 1, -1, -1), strict=False):
            card = table.card(Spot(STOCK, depth))
            yield Flip(card)
            yield Carry(card, Spot(STOCK, depth), table.end(name))

    def moves(self, table: Table) -> Iterator[Move]:
        """Yield the plays of free cards, the transfers, and the deal or redeal."""
        if self.is_won(table):
            return
        plays = list(self._plays(table))
        yield from plays
        if self.transfers:
            yield from _transfers(table)
        if len(table[STOCK]):
            yield DEAL
        elif table.passes < self.passes and not (self.waits and self.playable(table)):
            yield REDEAL

    def _plays(self, table: Table) -> Iterator[Move]:
        """Yield every move of a free card to a foundation, the Ace foundations first."""
        for source, column in table.all(Role.COLUMN):
            for row, card in column.free():
                for target in _homes(table, card):
                    yield Move(Spot(source, row), target)

    def playable(self, table: Table) -> Card | None:
        """Return a free card that can go up, now or after any number of transfers."""
        if play := next(self._plays(table), None):
            return table.card(play.source)
        if self.transfers:
            for _, column in table.all(Role.COLUMN):
                for _, card in column.free():
                    if _neighbours(table, card.suit):
                        # Transfers move the seam between two neighbours to any rank.
                        return card
        return None

    def objection(self, table: Table, source: Spot, target: PileId) -> Objection | None:
        """Return why the card at *source* may not go to *target*, or None where it may."""
        if Move(source, target) in self.moves(table):
            return None
        return refusal(self, table, Move(source, target))

    def enact(self, table: Table, move: Move) -> Iterator[Step]:
        """Yield the steps of a card going up, of a new row, or of a redeal with its first row."""
        if move == DEAL:
            yield from self._row(table)
        elif move == REDEAL:
            gather = Gather(self.gathering(table))
            yield gather
            yield from self._row(table.after(gather))
        else:
            gap = move.source.pile.role is Role.COLUMN
            card = table.card(move.source)
            yield Carry(card, move.source, table.end(move.target), leaving_gap=gap)

    def consequence(self, table: Table) -> None:
        """Return nothing: in Babette nothing follows of itself."""
        return

    def redeals_left(self, table: Table) -> int:
        """Return how often the columns may still be gathered."""
        return self.passes - table.passes

    def is_won(self, table: Table) -> bool:
        """Tell whether every card is out."""
        return not len(table[STOCK]) and not any(
            any(True for _ in column) for _, column in table.all(Role.COLUMN)
        )

    def is_stuck(self, table: Table) -> bool:
        """Tell whether stock and redeals are used up and no card can ever be played."""
        return (
            not len(table[STOCK])
            and table.passes >= self.passes
            and not self.is_won(table)
            and self.playable(table) is None
        )


def _homes(table: Table, card: Card) -> Iterator[PileId]:
    """Yield the foundations that take *card* now: of its suit, the Ace's before the King's."""
    rising, falling = ACE_FOUNDATIONS[card.suit], KING_FOUNDATIONS[card.suit]
    top = table[rising].top
    if up_in_suit(card, top) if top else card.rank == ACE:
        yield rising
    top = table[falling].top
    if down_in_suit(card, top) if top else card.rank == KING:
        yield falling


def _neighbours(table: Table, suit: int) -> bool:
    """Tell whether both foundations of *suit* are begun and their tops are one rank apart."""
    ace, king = table[ACE_FOUNDATIONS[suit]].top, table[KING_FOUNDATIONS[suit]].top
    return ace is not None and king is not None and king.rank == ace.rank + 1


def _transfers(table: Table) -> Iterator[Move]:
    """Yield the moves of a top card between a suit's two foundations; the bottom cards stay."""
    for rising, falling in zip(ACE_FOUNDATIONS, KING_FOUNDATIONS, strict=True):
        if _neighbours(table, rising.number):
            for source, target in ((rising, falling), (falling, rising)):
                if len(table[source]) > 1:
                    yield Move(Spot(source, len(table[source]) - 1), target)
