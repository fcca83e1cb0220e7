"""Where cards lie: inside the view, apart from one another, and readable, at any size."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import packs
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Pile, Spot
from patience_qt.engine.table import Table
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.deck_figures import CLASSIC, LARGE, Figures
from patience_qt.ui.places import FACE_DOWN, Places
from tests.ui.layouts import RATIOS, SHAPES, WINDOWS, arranged, covered, faults, filled, table_in

ALL_WINDOWS = ((388, 480), *WINDOWS)
"""The first is the smallest window with the history open."""


def lengths(layout: Layout) -> list[tuple[int, int]]:
    """Return columns worth looking at: how many cards, and how many of them face down."""
    if layout.in_rows:
        return [(rows, 0) for rows in range(1, 14)]
    return [(4, 0), (9, 0), (13, 0), (16, 0), (4, 3), (9, 3), (13, 3), (15, 3)]


@pytest.mark.parametrize("figures", [CLASSIC, LARGE], ids=lambda figures: figures.folder)
@pytest.mark.parametrize("window", ALL_WINDOWS, ids=lambda window: "{}x{}".format(*window))
def test_everything_is_inside_and_apart_and_readable(
    window: tuple[int, int], figures: Figures
) -> None:
    felt = table_in(window)
    for layout in SHAPES:
        for ratio in RATIOS:
            for rows, face_down in lengths(layout):
                arrangement = arranged(layout, felt, ratio, figures, longest=rows)
                assert list(faults(arrangement, filled(layout, rows, face_down))) == []


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: "{}x{}".format(*window))
def test_the_table_stands_in_the_middle(window: tuple[int, int]) -> None:
    felt = table_in(window)
    for layout in SHAPES:
        arrangement = arranged(layout, felt, 1.0)
        table = filled(layout, 4)
        covers = covered(Places(arrangement, table), table).values()
        left = min(cover.left() for cover in covers)
        right = felt.width() - max(cover.right() for cover in covers)
        assert left == pytest.approx(right, abs=4)
        assert left >= 0.15 * arrangement.card.width()


def test_nine_cards_fit_a_column_before_it_closes_up_and_only_the_long_one_does() -> None:
    cards = iter(packs(2))
    lengths = {COLUMNS[0]: 4, COLUMNS[1]: 9, COLUMNS[2]: 16}
    piles = {name: Pile() for name in COLUMNS[:13] + FOUNDATIONS[:4]}
    piles |= {name: Pile(tuple(next(cards) for _ in range(n))) for name, n in lengths.items()}
    places = Places(arranged(THIRTEEN_COLUMNS, table_in((1280, 800)), 1.0), Table(piles))
    first, second, third = (places.reveal(name, 0) for name in lengths)
    assert first == second > third


def test_face_down_cards_show_an_eighth_and_leave_their_room_to_the_open_ones() -> None:
    arrangement = arranged(THIRTEEN_COLUMNS, table_in((1280, 800)), 1.0)
    tall = arrangement.card.height()
    hidden = Places(arrangement, filled(THIRTEEN_COLUMNS, 15, face_down=3))
    opened = Places(arrangement, filled(THIRTEEN_COLUMNS, 15))
    assert hidden.reveal(COLUMNS[0], 0) == pytest.approx(FACE_DOWN * tall, abs=1)
    assert hidden.reveal(COLUMNS[0], 3) > opened.reveal(COLUMNS[0], 3)


@pytest.mark.parametrize("rows", [2, 8, 13])
def test_rows_stay_in_line_when_the_last_one_is_short(rows: int) -> None:
    arrangement = arranged(EIGHT_COLUMNS, table_in((1280, 800)), 1.0)
    piles = dict(filled(EIGHT_COLUMNS, rows).piles)
    for name in COLUMNS[3:8]:
        piles[name] = Pile(piles[name].cells[:-1])
    places = Places(arrangement, Table(piles))
    for row in range(rows - 1):
        assert len({places.at(Spot(name, row)).y() for name in COLUMNS[:8]}) == 1


def test_babettes_rows_close_up_as_they_become_more_and_never_open_again() -> None:
    arrangement = arranged(EIGHT_COLUMNS, table_in((1280, 800)), 1.0)
    shown = [
        Places(arrangement, filled(EIGHT_COLUMNS, rows)).reveal(COLUMNS[0], 0)
        for rows in range(2, 14)
    ]
    assert shown == sorted(shown, reverse=True)
    assert shown[0] == pytest.approx(arrangement.card.height() / 2, abs=1)


def test_babettes_foundations_above_stand_exactly_over_the_columns() -> None:
    arrangement = arranged(EIGHT_COLUMNS, table_in((1024, 768)), 1.0)
    assert arrangement.size.above
    for column, foundation in zip(COLUMNS, FOUNDATIONS, strict=False):
        assert arrangement.pile(column).left() == arrangement.pile(foundation).left()
        assert arrangement.pile(foundation).bottom() < arrangement.pile(column).top()


def test_babettes_foundations_beside_have_the_two_piles_of_a_suit_in_one_line() -> None:
    arrangement = arranged(EIGHT_COLUMNS, table_in((1280, 800)), 1.0)
    assert not arrangement.size.above
    for ace, king in zip(FOUNDATIONS[:4], FOUNDATIONS[4:], strict=True):
        inner, outer = arrangement.pile(ace), arrangement.pile(king)
        assert inner.top() == outer.top()
        assert arrangement.pile(COLUMNS[7]).right() < inner.left() < outer.left()


def test_the_stock_shows_no_more_than_three_backs() -> None:
    arrangement = arranged(EIGHT_COLUMNS, table_in((1280, 800)), 1.0)
    piles = dict(filled(EIGHT_COLUMNS, 1).piles) | {STOCK: Pile(packs(1))}
    places = Places(arrangement, Table(piles))
    top, *under = (places.at(Spot(STOCK, 51 - depth)) for depth in range(5))
    assert top == arrangement.pile(STOCK).topLeft()
    assert [(corner - top).x() for corner in under] == pytest.approx([1.6, 3.2, 3.2, 3.2])


@pytest.mark.parametrize("layout", [THIRTEEN_COLUMNS, TEN_COLUMNS])
def test_a_columns_place_reaches_to_the_lower_edge_and_half_way_to_its_neighbours(
    layout: Layout,
) -> None:
    arrangement = arranged(layout, table_in((1280, 800)), 1.0)
    first, second = (arrangement.drop_area(name) for name in COLUMNS[:2])
    assert first.bottom() == arrangement.table.height()
    assert first.right() == second.left()


def test_a_foundations_place_is_a_little_larger_than_its_card() -> None:
    arrangement = arranged(THIRTEEN_COLUMNS, table_in((1280, 800)), 1.0)
    place, reach = arrangement.pile(FOUNDATIONS[0]), 0.15 * arrangement.card.width()
    assert arrangement.drop_area(FOUNDATIONS[0]) == place.adjusted(-reach, -reach, reach, reach)
