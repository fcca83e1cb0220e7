"""Nothing stands outside the view, nothing overlaps, whatever the window."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, PileId, Role, Spot
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.places import Places
from patience_qt.ui.plan import AS_USUAL, Plan, Stand
from tests.ui.tables import arranged, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.ui.geometry import Arrangement

LEFT = Plan(mirrored=True)
LEFT_ABOVE = Plan(foundations=Stand.ABOVE, mirrored=True)
LAYOUTS = (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS)
WIDTHS = [*range(640, 1400, 76), *range(1400, 3841, 488)]
HEIGHTS = [383, 450, 499, 560, 667, 699, 799, 979, 1339, 2059]
SHORTEST, LONGEST = 4, {13: 16, 10: 16, 8: 13}


def whole_piles(stands: Arrangement, length: int) -> Iterator[tuple[PileId, QRectF]]:
    """Yield each pile with all that its cards cover, the columns being *length* cards long."""
    lengths = [length] * stands.layout.columns
    places = Places(stands, table_of(stands.layout, lengths))
    for pile in stands.piles:
        area = stands.pile(pile)
        if pile.role is Role.COLUMN:
            area |= QRectF(places.at(Spot(pile, length - 1)), stands.card)
        yield pile, area


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
@pytest.mark.parametrize(
    ("ratio", "plan"), [*product([1.0, 1.25, 2.0], [AS_USUAL]), (1.25, LEFT), (1.0, LEFT_ABOVE)]
)
def test_nothing_is_outside_the_view_and_nothing_overlaps(
    layout: Layout, ratio: float, plan: Plan
) -> None:
    for width, height in product(WIDTHS, HEIGHTS):
        stands = arranged(layout, width, height, ratio, plan)
        for length in (SHORTEST, LONGEST[layout.columns]):
            if length > stands.size.figures.cards:
                continue
            piles = list(whole_piles(stands, length))
            view = QRectF(0, 0, width, height)
            outside = [str(pile) for pile, area in piles if not view.contains(area)]
            assert not outside, (width, height, length)
            together = [
                f"{one} {two}"
                for (one, area), (two, other) in combinations(piles, 2)
                if area.intersects(other)
            ]
            assert not together, (width, height, length)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_columns_stand_in_order_at_one_distance(layout: Layout) -> None:
    stands = arranged(layout, 1280, 699)
    lefts = [stands.pile(name).left() for name in COLUMNS[: layout.columns]]
    assert {right - left for left, right in pairwise(lefts)} == {stands.pitch}


def test_the_four_foundations_stand_centred_over_the_columns() -> None:
    stands = arranged(THIRTEEN_COLUMNS, 1280, 699)
    places = [stands.pile(name) for name in FOUNDATIONS[:4]]
    assert [place.left() for place in places] == sorted(place.left() for place in places)
    middle = (places[0].left() + places[-1].right()) / 2
    assert middle == pytest.approx(stands.pile(COLUMNS[6]).center().x(), abs=1)


def test_beside_the_columns_each_suit_of_babette_is_one_line() -> None:
    stands = arranged(EIGHT_COLUMNS, 1280, 699)
    assert not stands.size.above
    for ace, king in zip(FOUNDATIONS[:4], FOUNDATIONS[4:], strict=True):
        assert stands.pile(ace).top() == stands.pile(king).top()
        assert stands.pile(COLUMNS[7]).right() < stands.pile(ace).left() < stands.pile(king).left()


def test_above_the_columns_each_foundation_of_babette_has_its_column() -> None:
    stands = arranged(EIGHT_COLUMNS, 1024, 667)
    assert stands.size.above
    for foundation, column in zip(FOUNDATIONS, COLUMNS[:8], strict=True):
        assert stands.pile(foundation).left() == stands.pile(column).left()
        assert stands.pile(foundation).bottom() < stands.pile(column).top()


def test_the_stock_stands_at_the_left_level_with_the_foundations() -> None:
    stands = arranged(EIGHT_COLUMNS, 1280, 699)
    assert stands.pile(STOCK).right() < stands.pile(COLUMNS[0]).left()
    assert stands.pile(STOCK).top() == stands.pile(FOUNDATIONS[0]).top()


def test_spare_width_goes_to_the_gaps_and_then_to_both_margins_alike() -> None:
    narrow, wide = (arranged(THIRTEEN_COLUMNS, width, 500) for width in (1100, 2560))
    assert narrow.gap < wide.gap <= 0.30 * wide.size.card
    left = wide.pile(COLUMNS[0]).left()
    right = 2560 - max(wide.pile(pile).right() for pile in wide.piles)
    assert left == pytest.approx(right, abs=2)
    assert left > 0.18 * wide.size.card


def test_a_column_takes_a_drop_anywhere_down_to_the_edge_of_the_table() -> None:
    stands = arranged(THIRTEEN_COLUMNS, 1280, 699)
    areas = [stands.drop_area(name) for name in COLUMNS[:13]]
    assert all(area.bottom() == 699 for area in areas)
    assert all(left.right() == right.left() for left, right in pairwise(areas))


def test_a_foundation_takes_a_drop_a_little_beside_its_card() -> None:
    stands = arranged(THIRTEEN_COLUMNS, 1280, 699)
    card, area = stands.pile(FOUNDATIONS[0]), stands.drop_area(FOUNDATIONS[0])
    reach = 0.15 * stands.size.card
    assert area.topLeft() == card.topLeft() - QPointF(reach, reach)
    assert area.bottomRight() == card.bottomRight() + QPointF(reach, reach)


@pytest.mark.parametrize("height", [499, 560, 699, 979])
def test_the_strip_below_the_last_foundation_is_in_the_view(height: float) -> None:
    stands = arranged(EIGHT_COLUMNS, 1280, height)
    middle = stands.pile(FOUNDATIONS[3]).bottom() + stands.below_foundation / 2
    assert middle + 0.04 * stands.size.card < height
