"""From the table of the game to the compact one, and whether the searches know such a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import STOCK, Role
from patience_qt.games.babette.board import rows
from patience_qt.games.babette.gathering import each_underneath
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS
from patience_qt.solver.babette.codes import (
    NO_ACES,
    NO_KINGS,
    SUIT_OF,
    WIDTH,
    code,
)
from patience_qt.solver.babette.run import GONE, Run, Stream
from patience_qt.solver.babette.steps import Scribe

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.babette.rules import BabetteRules


def run_of(table: Table) -> Run:
    """Return the position on *table*, its stock included."""
    cells = [cell for row in rows(table) for cell in row]
    lying = [code(cell) if cell else GONE for cell in cells]
    stock = [code(card) for card in table[STOCK]][::-1]
    ace = [suit + len(table[pile]) for suit, pile in zip(NO_ACES, ACE_FOUNDATIONS, strict=True)]
    king = [suit - len(table[pile]) for suit, pile in zip(NO_KINGS, KING_FOUNDATIONS, strict=True)]
    return Run(Stream(lying + stock), ace, king, dealt=len(cells))


def is_whole(run: Run) -> bool:
    """Tell whether the cards not yet out are just those that the foundations still want.

    It is so in every game with two whole packs, whatever has been played.
    """
    for suit in range(4):
        for card in range(NO_ACES[suit] + 1, NO_KINGS[suit]):
            wanted = (card > run.ace[suit]) + (card < run.king[suit])
            if run.stream.copies[card].bit_count() != wanted:
                return False
    return True


def columns_in_order(rules: BabetteRules) -> tuple[int, ...]:
    """Return in which order a redeal deals the columns."""
    columns = tuple(range(WIDTH))
    return columns[::-1] if rules.gathering is each_underneath else columns


def scribe_of(table: Table, run: Run) -> Scribe:
    """Return who writes down the steps taken from *table*."""
    heights = [len(pile) for _, pile in table.all(Role.FOUNDATION)]
    return Scribe(heights, suits_of(run.stream))


def suits_of(stream: Stream) -> list[int]:
    """Return the suit at each place, anything where a card has gone."""
    return [SUIT_OF[card] for card in stream.cards]
