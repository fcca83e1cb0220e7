"""Steps: the smallest things that can happen to a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.piles import PileId, Spot


@dataclass(frozen=True, slots=True)
class Carry:
    """One card goes from one spot to another; the place it leaves closes up or stays a gap."""

    card: Card
    source: Spot
    target: Spot
    leaving_gap: bool = False


@dataclass(frozen=True, slots=True)
class Flip:
    """One card is turned over where it lies."""

    card: Card


@dataclass(frozen=True, slots=True)
class Sink:
    """The last card of a column is turned up and goes to the column's far end, in one."""

    card: Card
    column: PileId


@dataclass(frozen=True, slots=True)
class Gather:
    """All columns become a new stock, face down; *order* begins with the card dealt first."""

    order: tuple[Card, ...]


Step = Carry | Flip | Sink | Gather
