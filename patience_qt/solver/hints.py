"""Which move to show, and why; it sees only what the player sees."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from patience_qt.engine.piles import Pile, Role
from patience_qt.engine.play import play
from patience_qt.engine.table import Table
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.solver.advice import Hint, HintKind
from patience_qt.solver.babette.honest import honest_step
from patience_qt.solver.babette.reading import run_of, scribe_of
from patience_qt.solver.bakers_dozen.solver import solve_bakers_dozen
from patience_qt.solver.budget import Budget
from patience_qt.solver.safe import safe_plays
from patience_qt.solver.seeing import bared, is_hidden
from patience_qt.solver.solving import solve
from patience_qt.solver.verdict import Outcome, Verdict

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from patience_qt.engine.rules import Move, Rules
    from patience_qt.games.variant import Variant

SAMPLES, SAMPLE_POSITIONS = 12, 1500
"""Orders of face-down cards tried for one hint, and what each may cost."""


def hint(
    variant: Variant,
    table: Table,
    budget: Budget,
    verdict: Verdict | None = None,
    avoid: Container[Table] = (),
) -> Hint:
    """Return the move to show on *table*.

    A *verdict* already known is used, but not where cards are hidden.  Where no winning line is
    known, no move is shown that leads to a table to *avoid*, so that hints do not go in circles.
    """
    rules = variant.rules
    if next(iter(rules.moves(table)), None) is None:
        return Hint(HintKind.WINS if rules.is_won(table) else HintKind.LOST)
    if is_hidden(rules, table):
        return _honest(rules, table, budget, avoid)
    verdict = verdict or solve(variant, table, budget)
    match verdict.outcome:
        case Outcome.WON:
            return _because(HintKind.WINS, verdict.line[0], table)
        case Outcome.LOST:
            return Hint(HintKind.LOST)
    return _without_a_line(rules, table, avoid)


def after(verdict: Verdict, move: Move) -> Verdict | None:
    """Return what *verdict* says once *move* is made, or None where it has to be asked again.

    Whoever follows a winning line keeps to it, and so cannot go in circles.
    """
    if verdict.outcome is Outcome.WON and verdict.line and verdict.line[0] == move:
        return Verdict(Outcome.WON, verdict.line[1:])
    return verdict if verdict.outcome is Outcome.LOST else None


def _honest(rules: Rules, table: Table, budget: Budget, avoid: Container[Table]) -> Hint:
    if safe := safe_plays(rules, table):
        return _because(HintKind.HARMLESS, safe[0], table)
    if isinstance(rules, BabetteRules):
        run = run_of(table)
        step = honest_step(rules, run, budget)
        move = next(scribe_of(table, run).moves([step]))
        return _because(HintKind.LOOKS_BEST, move, table)
    if isinstance(rules, BakersDozenRules):
        return _by_vote(rules, table, budget, avoid)
    return _without_a_line(rules, table, avoid)


def _by_vote(
    rules: BakersDozenRules, table: Table, budget: Budget, avoid: Container[Table]
) -> Hint:
    """Return the move with which most orders of the face-down cards begin to be won."""
    chance = random.Random(0)
    votes: Counter[Move] = Counter()
    allowed = [move for move in rules.moves(table) if play(rules, table, move).after not in avoid]
    for _ in range(SAMPLES):
        if budget.is_spent():
            break
        guess = with_other_hidden_cards(table, chance)
        found = solve_bakers_dozen(rules, guess, Budget(1, most_positions=SAMPLE_POSITIONS))
        votes.update(move for move in found.line[:1] if move in allowed)
    if votes:
        return _because(HintKind.LOOKS_BEST, votes.most_common(1)[0][0], table)
    return _without_a_line(rules, table, avoid)


def with_other_hidden_cards(table: Table, chance: random.Random) -> Table:
    """Return a table that looks the same, the face-down cards in an order that *chance* makes."""
    others = sorted(table.face_down)
    chance.shuffle(others)
    cells = {
        name: tuple(
            others.pop() if card is not None and card in table.face_down else card
            for card in pile.cells
        )
        for name, pile in table.piles.items()
    }
    piles = {name: Pile(cell) for name, cell in cells.items()}
    return Table(piles, table.face_down, table.passes)


def _without_a_line(rules: Rules, table: Table, avoid: Container[Table]) -> Hint:
    """Return a safe play, or else the first play up, or else any move, to a table not to avoid."""
    if safe := safe_plays(rules, table):
        return _because(HintKind.HARMLESS, safe[0], table)
    moves = _ups_first(rules.moves(table))
    for move in moves:
        if play(rules, table, move).after not in avoid:
            return _because(HintKind.LOOKS_BEST, move, table)
    return Hint(HintKind.LOST)


def _ups_first(moves: Iterable[Move]) -> list[Move]:
    """Return *moves* with the plays to the foundations first, and transfers last."""

    def worth(move: Move) -> int:
        if move.source.pile.role is Role.FOUNDATION:
            return 2
        return 0 if move.target.role is Role.FOUNDATION else 1

    return sorted(moves, key=worth)


def _because(kind: HintKind, move: Move, table: Table) -> Hint:
    """Return the hint with the card that the move bares, if it lies face up."""
    return Hint(kind, move, bared(table, move))
