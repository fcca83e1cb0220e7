"""How Babette's columns are gathered for a redeal: the card that will be dealt first comes first.

In a fanned column the lower row lies on top, so a squared-up column turns over with its first row
first.  Gaps leave no trace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.engine.cards import Card
    from patience_qt.engine.table import Table

    Gathering = Callable[[Table], tuple[Card, ...]]


def each_on_top(table: Table) -> tuple[Card, ...]:
    """Take the columns up from the left, each on top of those before (modern rules)."""
    return tuple(card for _, column in table.all(Role.COLUMN) for card in column)


def each_underneath(table: Table) -> tuple[Card, ...]:
    """Take the columns up from the left, each underneath those before (Cadogan)."""
    columns = [column for _, column in table.all(Role.COLUMN)]
    return tuple(card for column in reversed(columns) for card in column)
