"""A game as it is kept: how it began, its moves, and how many of them stand."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from patience_qt.games import BY_KEY
from patience_qt.games.following import MoveError, follow
from patience_qt.store.notes import new_identity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience_qt.engine.table import Table
    from patience_qt.games.following import Group
    from patience_qt.games.starts import Start


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game that can be played again, move by move.

    *game* is the key of a rule set, *rules* its version.  *moves* are undo groups of written
    moves, of which the first *played* stand; the rest can be redone.
    """

    game: str
    rules: int
    start: Start
    moves: tuple[tuple[str, ...], ...] = ()
    played: int = 0
    seconds: float = 0.0
    id: str = field(default_factory=new_identity)
    counted: bool = False
    """It is in the statistics already."""
    undone: bool = False
    """Undo was used."""
    helped: bool = False
    """A hint, a solution or “where was it won?” was used."""
    saved: str = ""
    """When it was saved, as ISO 8601 writes it; empty where that is not known."""
    unknown: Mapping[str, object] = field(default_factory=dict, hash=False)
    """What a later program wrote and this one does not know; it is kept."""


def replay(record: Record) -> tuple[Table, list[Group]]:
    """Return the opening and all groups of transitions, those to be redone included.

    Raise NotationError where cards or board cannot be read, MoveError at a move that the rules
    refuse, and KeyError where there is no such game.
    """
    game = BY_KEY[record.game]
    opening = record.start.table(game)
    return opening, follow(game, opening, record.moves)


def sound(record: Record) -> tuple[Record, MoveError | None]:
    """Return *record* up to its first move that cannot be played, and what is wrong with that.

    Raise NotationError where cards or board cannot be read.
    """
    try:
        replay(record)
    except MoveError as error:
        moves = record.moves[: error.number - 1]
        return replace(record, moves=moves, played=min(record.played, len(moves))), error
    return record, None
