"""How a game begins: from a deal number, a shuffled pack, or a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.notation import check_packs, read_cards
from patience_qt.engine.play import opening

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant


@dataclass(frozen=True, slots=True)
class FromDeal:
    """The cards as a deal number shuffles them."""

    number: int

    def table(self, game: Variant) -> Table:
        """Return the opening of *game*; raise ValueError where there is no deal of that number."""
        return opening(game.rules, shuffled(packs(game.packs), self.number))


@dataclass(frozen=True, slots=True)
class FromCards:
    """The cards in an order of their own, as text; the first is dealt first."""

    text: str

    def table(self, game: Variant) -> Table:
        """Return the opening of *game*; raise NotationError unless these are whole packs."""
        cards = read_cards(self.text)
        check_packs(cards, game.packs)
        return opening(game.rules, cards)


@dataclass(frozen=True, slots=True)
class FromBoard:
    """A position, as text."""

    text: str

    def table(self, game: Variant) -> Table:
        """Return the position; raise NotationError if it cannot be one of *game*."""
        table = game.board.read(self.text)
        check_packs((card for pile in table.piles.values() for card in pile), game.packs)
        return table


Start = FromDeal | FromCards | FromBoard
