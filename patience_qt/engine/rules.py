"""What a game must answer about a table, and what a move is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from patience_qt.engine.piles import COLUMNS, STOCK, PileId, Role, Spot

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from patience_qt.engine.cards import Card
    from patience_qt.engine.steps import Step
    from patience_qt.engine.table import Table


class Move(NamedTuple):
    """What the player decides: the card at *source* goes to *target*."""

    source: Spot
    target: PileId

    def __str__(self) -> str:
        """Return the move as the command line and saved games write it."""
        if named := _NAMED.get(self):
            return named
        from_foundation = self.source.pile.role is Role.FOUNDATION
        return f"{self.source.pile if from_foundation else self.source}-{self.target}"


DEAL = Move(Spot(STOCK, 0), COLUMNS[0])
"""Deal a row: from the stock to the columns."""
REDEAL = Move(Spot(STOCK, 0), STOCK)
"""Gather and redeal: the stock is made anew."""
_NAMED = {DEAL: "deal", REDEAL: "redeal"}


class Objection(NamedTuple):
    """Why the rules refuse a move: an English sentence with {names}, and the facts they stand for.

    A fact is a Card, a Suit, a Rank or a number; {game} stands for the title of the game.
    """

    text: str
    facts: Mapping[str, object]

    def say(self, game: str) -> str:
        """Return the sentence in plain English, cards as letters."""
        return self.text.format_map({"game": game, **self.facts})


class Rules(Protocol):
    """The rules of one game: questions about a table, and no memory."""

    def opening(self, cards: tuple[Card, ...]) -> Table:
        """Lay out *cards*, the first of which is dealt first."""
        ...

    def moves(self, table: Table) -> Iterator[Move]:
        """Yield every move that the player may make: the only statement of what is legal."""
        ...

    def objection(self, table: Table, source: Spot, target: PileId) -> Objection | None:
        """Return why the card at *source* may not go to *target*, or None where it may."""
        ...

    def enact(self, table: Table, move: Move) -> Iterator[Step]:
        """Yield the steps that make up *move*."""
        ...

    def consequence(self, table: Table) -> Step | None:
        """Return the step that must now follow of itself, if one must."""
        ...

    def redeals_left(self, table: Table) -> int:
        """Return how often the cards may still be gathered and dealt again."""
        ...

    def is_won(self, table: Table) -> bool:
        """Tell whether every card is out."""
        ...

    def is_stuck(self, table: Table) -> bool:
        """Tell whether the game is over without being won: nothing that is left can help."""
        ...
