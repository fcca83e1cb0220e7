"""Playing: how any game's move is carried out, and what a player then meets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience_qt.engine.cards import Card
    from patience_qt.engine.rules import Move, Rules
    from patience_qt.engine.steps import Step
    from patience_qt.engine.table import Table


@dataclass(frozen=True, slots=True)
class Transition:
    """One move and all that came of it: just what one undo takes back.

    *more* are the moves that were played after it in the same undo step.
    """

    move: Move
    before: Table
    steps: tuple[Step, ...]
    after: Table
    more: tuple[Move, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the undo step, in order."""
        return (self.move, *self.more)


@dataclass(frozen=True, slots=True)
class Position:
    """A table with what may be done on it: all that a view needs to know."""

    table: Table
    moves: tuple[Move, ...]
    is_won: bool
    is_stuck: bool
    redeals_left: int = 0


def play(rules: Rules, table: Table, move: Move) -> Transition:
    """Play *move*, which must be one of the rules' own, with its consequences."""
    after = table
    steps = []
    for step in rules.enact(table, move):
        steps.append(step)
        after = after.after(step)
    for step, settled in settle(rules, after):
        steps.append(step)
        after = settled
    return Transition(move, table, tuple(steps), after)


def settle(rules: Rules, table: Table) -> Iterator[tuple[Step, Table]]:
    """Yield each step that follows of itself, with the table it leaves."""
    while step := rules.consequence(table):
        table = table.after(step)
        yield step, table


def opening(rules: Rules, cards: tuple[Card, ...]) -> Table:
    """Return the table before the first move, with nothing left to follow."""
    table = rules.opening(cards)
    for _, settled in settle(rules, table):
        table = settled
    return table


def position(rules: Rules, table: Table) -> Position:
    """Return *table* as the player meets it."""
    return Position(
        table,
        tuple(rules.moves(table)),
        is_won=rules.is_won(table),
        is_stuck=rules.is_stuck(table),
        redeals_left=rules.redeals_left(table),
    )


def perft(rules: Rules, table: Table, depth: int) -> int:
    """Return the number of different move sequences of length *depth* from *table*."""
    if depth == 0:
        return 1
    moves = rules.moves(table)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(perft(rules, play(rules, table, move).after, depth - 1) for move in moves)


def joined(transitions: Sequence[Transition]) -> Transition:
    """Return *transitions*, made one after the other in one undo step, as one."""
    first, last = transitions[0], transitions[-1]
    steps = tuple(step for transition in transitions for step in transition.steps)
    _, *more = (move for transition in transitions for move in transition.moves)
    return Transition(first.move, first.before, steps, last.after, tuple(more))
