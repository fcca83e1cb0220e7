"""What a hint says: known without the solver itself, which the window never loads."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.rules import Move


class HintKind(Enum):
    """What may be said of the move; each value is the word that the worker writes."""

    WINS = "wins"
    LOOKS_BEST = "looks best"
    HARMLESS = "harmless"
    LOST = "lost"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Hint:
    """A *move* (None where nothing helps), what is known of it, and the card that it *frees*."""

    kind: HintKind
    move: Move | None = None
    frees: Card | None = None
