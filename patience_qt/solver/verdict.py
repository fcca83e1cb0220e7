"""What a solver may say of a position: won with the moves, lost where proved, or not known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move


class Outcome(Enum):
    """The three answers; each value is the word that the command line prints."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, with the *line* that wins (empty unless won) and the *positions* looked at.

    LOST is only ever said where it is proved.
    """

    outcome: Outcome
    line: tuple[Move, ...] = ()
    positions: int = 0
