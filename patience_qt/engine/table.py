"""The table: which card lies where.

A table is a value.  It never changes; a step makes the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.piles import STOCK, Pile, PileId, Role, Spot
from patience_qt.engine.steps import Carry, Flip, Gather, Sink, Step

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from patience_qt.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Table:
    """What lies where, which cards lie face down, and in which pass through the cards we are.

    The last card of the stock is the next to be dealt.  *passes* counts from 1.
    """

    piles: Mapping[PileId, Pile]
    face_down: frozenset[Card] = frozenset()
    passes: int = 1

    def __getitem__(self, pile: PileId) -> Pile:
        """Return the pile of that name; raise KeyError where the game has none."""
        return self.piles[pile]

    def all(self, role: Role) -> Iterator[tuple[PileId, Pile]]:
        """Yield the piles of one role, in order."""
        return ((name, pile) for name, pile in self.piles.items() if name.role is role)

    def end(self, pile: PileId) -> Spot:
        """Return the spot where the next card of *pile* would lie."""
        return Spot(pile, len(self.piles[pile]))

    def find(self, spot: Spot) -> Card | None:
        """Return the card at *spot*, or None where there is no card or no such place."""
        pile = self.piles.get(spot.pile)
        if pile is None or not 0 <= spot.row < len(pile):
            return None
        return pile.cells[spot.row]

    def card(self, spot: Spot) -> Card:
        """Return the card at *spot*; raise LookupError where there is none."""
        if (card := self.find(spot)) is None:
            raise LookupError(spot)
        return card

    def after(self, step: Step) -> Table:
        """Return the table as *step* leaves it."""
        match step:
            case Carry(card, source, target, leaving_gap):
                piles = dict(self.piles)
                piles[source.pile] = piles[source.pile].lift(source.row, leaving_gap=leaving_gap)
                piles[target.pile] = piles[target.pile].lay(target.row, card)
                return Table(piles, self.face_down, self.passes)
            case Flip(card):
                return Table(self.piles, self.face_down ^ {card}, self.passes)
            case Sink(card, column):
                piles = dict(self.piles)
                piles[column] = piles[column].lift(len(piles[column]) - 1).lay(0, card)
                return Table(piles, self.face_down - {card}, self.passes)
            case Gather(order):
                piles = {
                    name: Pile() if name.role is Role.COLUMN else pile
                    for name, pile in self.piles.items()
                }
                piles[STOCK] = Pile(order[::-1])
                return Table(piles, self.face_down | set(order), self.passes + 1)
