"""Tables of any shape, for tests of what is drawn: the cards are in no particular order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from patience_qt.engine.cards import packs
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Pile
from patience_qt.engine.table import Table
from patience_qt.ui.geometry import Arrangement
from patience_qt.ui.plan import AS_USUAL
from patience_qt.ui.sizes import size_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.games.layouts import Layout
    from patience_qt.ui.plan import Plan


def table_of(layout: Layout, lengths: Iterable[int], *, hidden: int = 0, stock: int = 0) -> Table:
    """Return a table whose columns have those *lengths*, the first *hidden* cards face down."""
    cards = iter(packs(4))
    piles = dict.fromkeys(FOUNDATIONS[: 4 * layout.files], Pile())
    if layout.in_rows:
        piles[STOCK] = Pile(tuple(next(cards) for _ in range(stock)))
    for name, length in zip(COLUMNS[: layout.columns], lengths, strict=True):
        piles[name] = Pile(tuple(next(cards) for _ in range(length)))
    face_down = {
        card
        for name, pile in piles.items()
        for card in list(pile)[: len(pile) if name == STOCK else hidden]
    }
    return Table(piles, frozenset(face_down))


def arranged(
    layout: Layout, width: float, height: float, ratio: float = 1.0, plan: Plan = AS_USUAL
) -> Arrangement:
    """Return how *layout* stands in a view of that size that was not seen before."""
    table = QSizeF(width, height)
    return Arrangement(layout, table, size_cards(layout, table, ratio, plan), ratio, plan.mirrored)
