"""Every card on the table can be read, and the last one of a column is whole, at any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.piles import COLUMNS, Spot
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.geometry import Arrangement
from patience_qt.ui.places import FACE_DOWN, Places
from patience_qt.ui.sizes import size_cards
from tests.ui.tables import arranged, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator

VIEWS = (
    (388, 383),
    (640, 383),
    (800, 503),
    (1024, 499),
    (1024, 667),
    (1280, 699),
    (1366, 667),
    (1920, 979),
    (3840, 2059),
)
"""What windows of usual sizes leave for the table; the first has the history open beside it."""
RATIOS = (1.0, 1.25, 1.5, 2.0)
LARGE_ALWAYS, LARGE_NEVER = 10_000, 0


def lengths(layout: Layout) -> list[tuple[int, int]]:
    """Return columns worth looking at: how many cards, and how many of them lie face down."""
    if layout.in_rows:
        return [(rows, 0) for rows in range(1, 14)]
    return [(4, 0), (9, 0), (13, 0), (16, 0), (4, 3), (9, 3), (13, 3), (15, 3)]


def standing(layout: Layout, view: tuple[int, int], ratio: float, rows: int) -> Arrangement:
    """Return how *layout* stands in *view* with a column of so many *rows*."""
    first = arranged(layout, *view, ratio)
    size = size_cards(layout, first.table, ratio, keep=first.size, longest=rows)
    return Arrangement(layout, first.table, size, ratio)


def hidden_too_far(stands: Arrangement, rows: int, hidden: int) -> Iterator[str]:
    """Yield the rows of a column that show less than rank and suit, a device pixel left aside."""
    figures, tall = stands.size.figures, stands.card.height()
    least = figures.least_in_rows if stands.layout.in_rows else figures.least
    table = table_of(stands.layout, [rows] * stands.layout.columns, hidden=hidden)
    places = Places(stands, table)
    for row in range(rows - 1):
        shown = places.reveal(COLUMNS[0], row)
        if shown < (FACE_DOWN if row < hidden else least) * tall - 1 / stands.ratio:
            yield f"row {row} of {rows} shows {shown:.1f} of {tall:.1f}"
    bottom = places.at(Spot(COLUMNS[0], rows - 1)).y() + tall
    if bottom > stands.table.height():
        yield f"the last card of {rows} ends at {bottom:.1f}"


@pytest.mark.parametrize("large_below", [LARGE_NEVER, LARGE_ALWAYS], ids=["classic", "large"])
@pytest.mark.parametrize("view", VIEWS, ids=str)
def test_rank_and_suit_of_every_covered_card_are_seen(
    view: tuple[int, int], large_below: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patience_qt.ui.sizes.LARGE_BELOW", large_below)
    for layout in (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS):
        for ratio in RATIOS:
            for rows, hidden in lengths(layout):
                stands = standing(layout, view, ratio, rows)
                assert list(hidden_too_far(stands, rows, hidden)) == []


def test_a_table_of_any_size_can_be_laid_out() -> None:
    for side in (0, 1, 100):
        for layout in (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS):
            places = Places(arranged(layout, side, side), table_of(layout, [9] * layout.columns))
            assert places.reveal(COLUMNS[0], 0) >= 0
