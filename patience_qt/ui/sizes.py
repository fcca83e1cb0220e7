"""How large the cards are, and whether the foundations stand above or beside the columns.

Everything is counted in widths of a card; a card is 1.4 widths high.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from patience_qt.ui.deck_figures import CLASSIC, LARGE, LARGE_BELOW, Figures
from patience_qt.ui.plan import AS_USUAL, Stand, Which

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

    from patience_qt.games.layouts import Layout
    from patience_qt.ui.plan import Plan

TALL = 1.4
SIDE_MARGIN, END_MARGIN = 0.18, 0.16
GAP, WIDEST_GAP = 0.08, 0.30
BAND = 0.22
SIDE = 0.36
PILE_GAP, WIDEST_PILE_GAP = 0.12, 0.30
ROWS = 13
"""Babette's cards are sized for this many rows from the start."""
NARROWEST = 24.0
BESIDE_FROM, CHANGE_FROM = 1.06, 1.15
"""How much larger the cards must be to stand beside, and to change on a resize."""


class Size(NamedTuple):
    """The width of a card, in units of the table; which figures it has; where foundations stand."""

    card: float
    figures: Figures
    above: bool


def size_cards(
    layout: Layout,
    table: QSizeF,
    ratio: float = 1.0,
    plan: Plan = AS_USUAL,
    *,
    keep: Size | None = None,
    gain: float = CHANGE_FROM,
    longest: int = 0,
) -> Size:
    """Return the size of the cards on a table of that size, drawn at *ratio* pixels a unit.

    *keep* is what stood before: the arrangement changes only where cards become *gain* times as
    large by it.
    *longest* is the longest column, which large figures make room for.
    """

    def choose(figures: Figures) -> Size:
        """Return the size with those *figures*; the course of the deal moves no foundations."""
        above, beside = (_width(layout, table, figures, 0, above=up) for up in (True, False))
        if plan.foundations is not Stand.LARGER:
            stands_above = plan.foundations is Stand.ABOVE
        elif keep is None:
            stands_above = beside < above * BESIDE_FROM
        elif keep.above:
            stands_above = beside < above * gain
        else:
            stands_above = above >= beside * gain
        card = _width(layout, table, figures, longest, above=stands_above)
        return Size(card, figures, stands_above)

    chosen = choose(LARGE if plan.figures is Which.LARGE else CLASSIC)
    if plan.figures is Which.BY_SIZE and chosen.card < LARGE_BELOW:
        chosen = choose(LARGE)
    card = max(NARROWEST, math.floor(chosen.card * ratio + 1e-6) / ratio)
    return chosen._replace(card=card)


def _width(layout: Layout, table: QSizeF, figures: Figures, longest: int, *, above: bool) -> float:
    """Return the widest card that fits in one arrangement."""
    if not layout.in_rows:
        cards = max(figures.cards, longest) if figures is LARGE else figures.cards
        return _fit(layout, table, cards, figures.least, above=above)
    comfortable = _fit(layout, table, ROWS, figures.comfortable, above=above)
    if comfortable >= figures.readable:
        return comfortable
    squeezed = _fit(layout, table, ROWS, figures.least_in_rows, above=above)
    return min(figures.readable, squeezed)


def _fit(layout: Layout, table: QSizeF, cards: int, reveal: float, *, above: bool) -> float:
    """Return the card width at which columns of *cards* with that reveal just fit."""
    column = TALL * (1 + (cards - 1) * reveal)
    block = 4 * TALL + 3 * PILE_GAP
    height = 2 * END_MARGIN + (TALL + BAND + column if above else max(column, block))
    return min(table.width() / across(layout, above=above), table.height() / height)


def across(layout: Layout, *, above: bool) -> float:
    """Return the least width of a whole table."""
    columns = layout.columns + (layout.columns - 1) * GAP
    stock = 1 + SIDE if layout.in_rows else 0.0
    block = 0.0 if above else SIDE + layout.files + (layout.files - 1) * PILE_GAP
    return 2 * SIDE_MARGIN + stock + columns + block
