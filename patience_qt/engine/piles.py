"""Piles: what they are called, and how a card is lifted from one and laid on one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.cards import Card


class Role(Enum):
    """What a pile is for."""

    STOCK = "s"
    COLUMN = "c"
    FOUNDATION = "f"

    __hash__ = object.__hash__


class PileId(NamedTuple):
    """The name of a pile; *number* counts from 0, its text from 1: ``c3`` is the third column."""

    role: Role
    number: int

    def __str__(self) -> str:
        """Return the name as moves and saved games write it."""
        return f"{self.role.value}{self.number + 1}"


class Spot(NamedTuple):
    """A place for one card: a pile, and a row counted from 0 at the far end."""

    pile: PileId
    row: int

    def __str__(self) -> str:
        """Return the spot as moves and saved games write it, counting from 1."""
        return f"{self.pile}.{self.row + 1}"


STOCK = PileId(Role.STOCK, 0)
COLUMNS = tuple(PileId(Role.COLUMN, number) for number in range(13))
FOUNDATIONS = tuple(PileId(Role.FOUNDATION, number) for number in range(8))


class Pile:
    """Cards in rows, the far end first; a card that leaves may leave a gap."""

    __slots__ = ("cells",)

    def __init__(self, cells: tuple[Card | None, ...] = ()) -> None:
        """Make a pile of *cells*, each a card or None for a gap."""
        self.cells = cells

    def __len__(self) -> int:
        """Return the number of rows, gaps included."""
        return len(self.cells)

    def __iter__(self) -> Iterator[Card]:
        """Yield the cards, gaps left out."""
        return (card for card in self.cells if card is not None)

    def __eq__(self, other: object) -> bool:
        """Tell whether *other* holds the same cards in the same rows."""
        return isinstance(other, Pile) and self.cells == other.cells

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self.cells)

    def __repr__(self) -> str:
        """Return the cards as the board texts write them."""
        return f"Pile({' '.join(str(card) if card else '--' for card in self.cells)})"

    @property
    def top(self) -> Card | None:
        """The last card, or None where the pile is empty or ends in a gap."""
        return self.cells[-1] if self.cells else None

    @property
    def base(self) -> Card | None:
        """The first card, or None where the pile is empty or begins with a gap."""
        return self.cells[0] if self.cells else None

    def below(self, row: int) -> Card | None:
        """Return the card directly below *row*, or None where nothing lies there."""
        return self.cells[row + 1] if row + 1 < len(self.cells) else None

    def free(self) -> Iterator[tuple[int, Card]]:
        """Yield row and card, the lowest first, wherever nothing lies directly below."""
        below: Card | None = None
        for row in range(len(self.cells) - 1, -1, -1):
            card = self.cells[row]
            if card is not None and below is None:
                yield row, card
            below = card

    def lift(self, row: int, *, leaving_gap: bool = False) -> Pile:
        """Return the pile without the card in *row*."""
        gap: tuple[Card | None, ...] = (None,) if leaving_gap else ()
        return Pile(self.cells[:row] + gap + self.cells[row + 1 :])

    def lay(self, row: int, card: Card) -> Pile:
        """Return the pile with *card* put in at *row*."""
        return Pile((*self.cells[:row], card, *self.cells[row:]))
