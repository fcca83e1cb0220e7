"""A table for the left hand: stock and foundations change sides, and nothing its order."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS
from patience_qt.ui.plan import Plan, Stand, Which
from tests.ui.tables import arranged

if TYPE_CHECKING:
    from patience_qt.games.layouts import Layout
    from patience_qt.ui.geometry import Arrangement

LAYOUTS = (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS)


def mirrored(layout: Layout, stand: Stand) -> Arrangement:
    return arranged(layout, 1280, 699, plan=Plan(foundations=stand, mirrored=True))


@pytest.mark.parametrize("stand", [Stand.ABOVE, Stand.BESIDE])
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_the_columns_keep_their_order(layout: Layout, stand: Stand) -> None:
    stands = mirrored(layout, stand)
    lefts = [stands.pile(name).left() for name in COLUMNS[: layout.columns]]
    assert {b - a for a, b in pairwise(lefts)} == {stands.pitch}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_foundations_above_keep_their_order_too(layout: Layout) -> None:
    stands = mirrored(layout, Stand.ABOVE)
    lefts = [stands.pile(name).left() for name in FOUNDATIONS[: 4 * layout.files]]
    assert lefts == sorted(lefts)
    if layout is EIGHT_COLUMNS:
        assert lefts == [stands.pile(name).left() for name in COLUMNS[:8]]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_foundations_beside_stand_at_the_left_suit_by_suit_downwards(layout: Layout) -> None:
    stands = mirrored(layout, Stand.BESIDE)
    places = [stands.pile(name) for name in FOUNDATIONS[: 4 * layout.files]]
    assert all(place.right() < stands.pile(COLUMNS[0]).left() for place in places)
    tops = [place.top() for place in places[:4]]
    assert tops == sorted(tops)


def test_the_aces_stand_nearer_to_the_columns_than_the_kings_and_the_stock_at_the_right() -> None:
    stands = mirrored(EIGHT_COLUMNS, Stand.BESIDE)
    ace, king = stands.pile(FOUNDATIONS[0]), stands.pile(FOUNDATIONS[4])
    assert king.right() < ace.left() < stands.pile(COLUMNS[0]).left()
    assert stands.pile(STOCK).left() > stands.pile(COLUMNS[7]).right()


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_where_foundations_stand_can_be_chosen(layout: Layout) -> None:
    for stand in (Stand.ABOVE, Stand.BESIDE):
        assert arranged(layout, 1280, 699, plan=Plan(foundations=stand)).size.above == (
            stand is Stand.ABOVE
        )


def test_figures_can_be_chosen_whatever_the_size() -> None:
    for width, height in ((640, 383), (1280, 699)):
        for which in (Which.CLASSIC, Which.LARGE):
            stands = arranged(THIRTEEN_COLUMNS, width, height, plan=Plan(figures=which))
            assert stands.size.figures.folder == which
