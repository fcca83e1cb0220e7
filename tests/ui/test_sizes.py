"""How large cards are, and where foundations stand: the figures of the design, checked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.deck_figures import CLASSIC, LARGE
from patience_qt.ui.sizes import NARROWEST, size_cards

CHROME, CHROME_OF_NARROW, NARROW = 101, 97, 900
LAYOUTS = (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS)

DESIGNED = {
    (1024, 600): ("70 above", "79 beside", "79 beside"),
    (1024, 768): ("71 above", "92 above", "86 above"),
    (1280, 800): ("89 above", "98 above", "100 beside"),
    (1366, 768): ("93 above", "106 beside", "106 beside"),
    (1600, 900): ("111 above", "127 beside", "125 beside"),
    (1920, 1080): ("134 above", "154 beside", "150 beside"),
    (2560, 1080): ("155 beside", "155 beside", "155 beside"),
    (2560, 1440): ("178 above", "205 beside", "200 beside"),
    (3840, 2160): ("268 above", "308 beside", "300 beside"),
}
"""The window, then the card's width in pixels in games of 13, 10 and 8 columns."""


def view_of(width: int, height: int) -> QSizeF:
    """Return what a window of that size leaves for the table."""
    return QSizeF(width, height - (CHROME if width >= NARROW else CHROME_OF_NARROW))


@pytest.mark.parametrize("window", DESIGNED, ids=str)
def test_cards_are_as_wide_as_designed(window: tuple[int, int]) -> None:
    sizes = [size_cards(layout, view_of(*window)) for layout in LAYOUTS]
    found = [f"{size.card:.0f} {'above' if size.above else 'beside'}" for size in sizes]
    assert tuple(found) == DESIGNED[window]


@pytest.mark.parametrize(("layout", "wide"), list(zip(LAYOUTS, ("55", "70", "72"), strict=True)))
def test_at_800_by_600_small_cards_have_large_figures(layout: Layout, wide: str) -> None:
    size = size_cards(layout, view_of(800, 600))
    figures = LARGE if layout is THIRTEEN_COLUMNS else CLASSIC
    assert (f"{size.card:.0f}", size.figures) == (wide, figures)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: str(layout.columns))
def test_at_640_by_480_a_rank_is_still_readable(layout: Layout) -> None:
    size = size_cards(layout, view_of(640, 480))
    assert size.figures is LARGE
    assert size.card * 0.312 >= 13.5


def test_babette_squeezes_her_rows_before_her_cards_shrink() -> None:
    tall, low = (size_cards(EIGHT_COLUMNS, QSizeF(920, height)).card for height in (560, 500))
    assert tall == low == 72


def test_no_card_is_narrower_than_can_be_hit() -> None:
    assert size_cards(THIRTEEN_COLUMNS, QSizeF(100, 60)).card == NARROWEST


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_card_is_whole_device_pixels_wide(ratio: float) -> None:
    pixels = size_cards(THIRTEEN_COLUMNS, QSizeF(1111, 777), ratio).card * ratio
    assert pixels == pytest.approx(round(pixels))


def test_foundations_stand_beside_only_where_that_gains_six_per_cent() -> None:
    stands = [size_cards(TEN_COLUMNS, QSizeF(1366, height)).above for height in (760, 660)]
    assert stands == [True, False]


def test_a_resize_moves_foundations_only_where_cards_gain_fifteen_per_cent() -> None:
    high, wide, wider = (QSizeF(width, 699) for width in (900, 1280, 1600))
    above, beside = (size_cards(EIGHT_COLUMNS, table) for table in (high, wide))
    assert (above.above, beside.above) == (True, False)
    assert size_cards(EIGHT_COLUMNS, wide, keep=above).above
    assert not size_cards(EIGHT_COLUMNS, wider, keep=above).above
    assert size_cards(EIGHT_COLUMNS, high, keep=beside).above
    assert not size_cards(EIGHT_COLUMNS, QSizeF(1060, 699), keep=beside).above


def test_only_large_figures_shrink_for_a_long_column() -> None:
    small, large = QSizeF(640, 383), QSizeF(1280, 699)
    roomy, squeezed = (size_cards(TEN_COLUMNS, small, longest=rows) for rows in (13, 16))
    assert squeezed.card < roomy.card
    assert squeezed.above == roomy.above
    assert size_cards(TEN_COLUMNS, large, longest=16) == size_cards(TEN_COLUMNS, large)
