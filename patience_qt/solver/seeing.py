"""What the player sees of a table, and what may therefore be said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import COLUMNS, STOCK
from patience_qt.games.babette.rules import BabetteRules

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card
    from patience_qt.engine.rules import Move, Rules
    from patience_qt.engine.table import Table


def is_hidden(rules: Rules, table: Table) -> bool:
    """Tell whether cards lie on *table* of which the player cannot know.

    In Babette the order of the stock is known to whoever watched a redeal.
    """
    if isinstance(rules, BabetteRules):
        return table.passes == 1 and len(table[STOCK]) > 0
    return bool(table.face_down)


def proves_losses(rules: Rules, table: Table) -> bool:
    """Tell whether a search of *table* can prove it lost: in Babette in the last pass alone."""
    return not isinstance(rules, BabetteRules) or rules.redeals_left(table) == 0


def bared(table: Table, move: Move) -> Card | None:
    """Return the card that *move* bares on *table*, if one lies there face up."""
    source = move.source
    if source.pile not in COLUMNS or not source.row:
        return None
    card = table[source.pile].cells[source.row - 1]
    return None if card is None or card in table.face_down else card
