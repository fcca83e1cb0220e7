"""Which plays to the foundations are proved to cost nothing, by rule set, and nothing else.

A safe play can be made in any winning line without losing it.  What is told depends on cards that
lie open alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import FOUNDATIONS, Role
from patience_qt.engine.play import play
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.solver.babette.safe import safe_in_babette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.rules import Move, Rules
    from patience_qt.engine.table import Table


def safe_plays(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Return the safe plays on *table*, in the order of the legal moves.

    Only the first is sure to be safe: after it, ask again.
    """
    match rules:
        case BakersDozenRules():
            return tuple(_safe_in_bakers_dozen(rules, table))
        case BabetteRules():
            return tuple(safe_in_babette(rules, table))
    return ()


def safe_run(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Return every play that is safe, one after the other, from *table* on."""
    line = []
    while safe := safe_plays(rules, table):
        line.append(safe[0])
        table = play(rules, table, safe[0]).after
    return tuple(line)


def certain_end(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Return the plays that end the game by themselves, or nothing where the rest is not certain.

    It is certain where whatever can go up goes up, the Ace foundation first, until every card is
    out, and no card is face down that the player has not seen.
    """
    if table.face_down:
        return ()
    line, table = _whole_run(rules, table)
    return tuple(line) if rules.is_won(table) else ()


def every_run(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Return every play to the foundations, safe or not, one after the other, from *table* on."""
    line, _ = _whole_run(rules, table)
    return tuple(line)


def _whole_run(rules: Rules, table: Table) -> tuple[list[Move], Table]:
    line = []
    while move := next(_plays_up(rules, table), None):
        line.append(move)
        table = play(rules, table, move).after
    return line, table


def _plays_up(rules: Rules, table: Table) -> Iterator[Move]:
    """Yield the moves of cards from the layout to the foundations."""
    for move in rules.moves(table):
        if move.target.role is Role.FOUNDATION and move.source.pile.role is Role.COLUMN:
            yield move


def _safe_in_bakers_dozen(rules: Rules, table: Table) -> Iterator[Move]:
    """Yield the plays of cards at most two ranks above every foundation.

    Soundness.  Take any line that wins without such a play, of a card of rank r, and follow it
    after the play.  Only cards of rank r-1 can ask for the card as a place; when one does, its own
    foundation stands at r-2 or higher, and no card of rank r-2 or lower is left that would need it,
    so it goes up instead, and its later moves fall away.  Columns only become shorter by this, and
    every other move stays legal, whatever empty columns take.
    """
    lowest = min(len(table[foundation]) for foundation in FOUNDATIONS[:4])
    for move in _plays_up(rules, table):
        if table.card(move.source).rank <= lowest + 2:
            yield move
