"""The plays of Babette that are proved to cost nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import STOCK, Role
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS, ROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.cards import Card
    from patience_qt.engine.piles import PileId
    from patience_qt.engine.rules import Move
    from patience_qt.engine.table import Table
    from patience_qt.games.babette.rules import BabetteRules


def safe_in_babette(rules: BabetteRules, table: Table) -> Iterator[Move]:
    """Yield the safe plays.

    In the last pass: a card whose twin is out.  It has one place, which waits for it, so every win
    plays it there, and playing it now only frees what lies above.  And, without transfers, a card
    whose twin is free too, will never be covered, and has nothing above it: the two can change
    parts in any line, so that this one goes first.

    Before the last pass, only where the redeal waits until nothing can be played: a card whose
    twin is out and that will not be covered.  Every line plays it before the redeal, and now as
    well as later.  Anything else would change the next stock.

    With transfers a card whose twin is out has one place only once the foundations have crossed.
    """
    last = not rules.redeals_left(table)
    if not (last or rules.waits):
        return
    for move in rules.moves(table):
        source, target = move
        if source.pile.role is not Role.COLUMN or target.role is not Role.FOUNDATION:
            continue
        card = table.card(source)
        if _twin_is_out(table, card) and not (rules.transfers and not _have_crossed(table, card)):
            if last or _stays_free(table, source.pile, source.row):
                yield move
        elif last and not rules.transfers and _twin_keeps(table, card):
            yield move


def _twin_is_out(table: Table, card: Card) -> bool:
    piles = ACE_FOUNDATIONS[card.suit], KING_FOUNDATIONS[card.suit]
    return any(other.rank == card.rank for pile in piles for other in table[pile])


def _have_crossed(table: Table, card: Card) -> bool:
    """Tell whether no card of this suit can ever be transferred any more."""
    ace, king = table[ACE_FOUNDATIONS[card.suit]].top, table[KING_FOUNDATIONS[card.suit]].top
    return ace is not None and king is not None and king.rank <= ace.rank


def _twin_keeps(table: Table, card: Card) -> bool:
    """Tell whether the other card like *card* is free for good and has nothing above it."""
    for name in ROW:
        cells = table[name].cells
        for row, other in table[name].free():
            if other != card and other[:2] == card[:2]:
                above = row > 0 and cells[row - 1] is not None
                return not above and _stays_free(table, name, row)
    return False


def _stays_free(table: Table, column: PileId, row: int) -> bool:
    """Tell whether no card will be dealt directly below the free card in *row* of *column*."""
    pile = table[column]
    return row + 1 < len(pile) or len(table[STOCK]) <= column.number
