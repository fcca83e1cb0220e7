"""Moves that are written down, played through the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.notation import NotationError, quoted, read_move
from patience_qt.engine.play import Transition, play

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

    Group = tuple[Transition, ...]


class MoveError(NotationError):
    """A written move that is none, or that the rules refuse.

    *number* counts the moves, that is undo groups, from 1; *text* is what was written.
    """

    def __init__(self, number: int, text: str, reason: str) -> None:
        """Say in one sentence which move is refused, and why."""
        super().__init__(f"Move {number}, {quoted(text)}, cannot be played: {reason}")
        self.number = number
        self.text = text
        self.reason = reason


def follow(game: Variant, table: Table, groups: Iterable[Iterable[str]]) -> list[Group]:
    """Return what came of each of the *groups* of written moves, played from *table*.

    Nothing else is played.  Raise MoveError at the first one that cannot be.
    """
    followed: list[Group] = []
    for number, texts in enumerate(groups, 1):
        group = []
        for text in texts:
            transition = _played(game, table, number, text)
            group.append(transition)
            table = transition.after
        followed.append(tuple(group))
    return followed


def _played(game: Variant, table: Table, number: int, text: str) -> Transition:
    try:
        move = read_move(text, table)
    except NotationError as error:
        raise MoveError(number, text, str(error)) from error
    if objection := game.rules.objection(table, move.source, move.target):
        raise MoveError(number, text, objection.say(game.title))
    return play(game.rules, table, move)


def end(table: Table, groups: Sequence[Group]) -> Table:
    """Return the table that *groups*, followed from *table*, lead to."""
    return groups[-1][-1].after if groups else table
