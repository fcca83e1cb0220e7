"""How large cards are and where foundations stand: the figures the table was designed with."""

from __future__ import annotations

import pytest

from patience_qt.engine.piles import COLUMNS
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.deck_figures import CLASSIC, LARGE
from patience_qt.ui.places import Places
from patience_qt.ui.sizes import size_cards, with_room_for
from tests.ui.layouts import WINDOWS, arranged, filled, table_in

# Width of a card, where foundations stand, and the reveal: of columns of 9 and 16, of 13 rows.
THIRTEEN = (
    (44, "above", 0.42, 0.26),
    (55, "above", 0.42, 0.28),
    (70, "above", 0.34, 0.18),
    (71, "above", 0.42, 0.29),
    (89, "above", 0.40, 0.21),
    (93, "above", 0.34, 0.18),
    (111, "above", 0.34, 0.18),
    (134, "above", 0.35, 0.19),
    (155, "beside", 0.41, 0.22),
    (178, "above", 0.37, 0.20),
    (268, "above", 0.39, 0.21),
)
TEN = (
    (53, "above", 0.35, 0.19),
    (70, "above", 0.34, 0.18),
    (79, "beside", 0.41, 0.22),
    (92, "above", 0.35, 0.19),
    (98, "above", 0.34, 0.18),
    (106, "beside", 0.41, 0.22),
    (127, "beside", 0.41, 0.22),
    (154, "beside", 0.41, 0.22),
    (155, "beside", 0.41, 0.22),
    (205, "beside", 0.42, 0.23),
    (308, "beside", 0.42, 0.24),
)
EIGHT = (
    (58, "above", 0.19),
    (72, "above", 0.22),
    (79, "beside", 0.27),
    (86, "above", 0.26),
    (100, "beside", 0.31),
    (106, "beside", 0.27),
    (125, "beside", 0.28),
    (150, "beside", 0.29),
    (155, "beside", 0.27),
    (200, "beside", 0.30),
    (300, "beside", 0.31),
)
CASES = [
    *((THIRTEEN_COLUMNS, window, *row) for window, row in zip(WINDOWS, THIRTEEN, strict=True)),
    *((TEN_COLUMNS, window, *row) for window, row in zip(WINDOWS, TEN, strict=True)),
]


def reveal(layout: Layout, window: tuple[int, int], rows: int) -> float:
    """Return the reveal of a column of *rows* as a share of a card's height."""
    arrangement = arranged(layout, table_in(window), 1.0, CLASSIC)
    shown = Places(arrangement, filled(layout, rows)).reveal(COLUMNS[0], 0)
    return shown / arrangement.card.height()


@pytest.mark.parametrize(("layout", "window", "card", "stands", "of_nine", "of_sixteen"), CASES)
def test_the_bakers_dozen_family_stands_as_designed(
    layout: Layout,
    window: tuple[int, int],
    card: float,
    stands: str,
    of_nine: float,
    of_sixteen: float,
) -> None:
    size = size_cards(layout, table_in(window), figures=CLASSIC)
    assert size.card == pytest.approx(card, abs=1)
    assert size.above == (stands == "above")
    pixel = 1 / (1.4 * card)
    assert reveal(layout, window, 9) == pytest.approx(of_nine, abs=0.005 + 2 * pixel)
    assert reveal(layout, window, 16) == pytest.approx(of_sixteen, abs=0.005 + 2 * pixel)


@pytest.mark.parametrize(
    ("window", "card", "stands", "of_thirteen"),
    [(window, *row) for window, row in zip(WINDOWS, EIGHT, strict=True)],
)
def test_babette_stands_as_designed(
    window: tuple[int, int], card: float, stands: str, of_thirteen: float
) -> None:
    size = size_cards(EIGHT_COLUMNS, table_in(window), figures=CLASSIC)
    assert size.card == pytest.approx(card, abs=1)
    assert size.above == (stands == "above")
    pixel = 1 / (1.4 * card)
    assert reveal(EIGHT_COLUMNS, window, 13) == pytest.approx(of_thirteen, abs=0.005 + 2 * pixel)


def test_figures_are_large_where_cards_are_narrower_than_sixty_pixels() -> None:
    small = size_cards(THIRTEEN_COLUMNS, table_in((800, 600)))
    wide = size_cards(THIRTEEN_COLUMNS, table_in((1024, 600)))
    assert (small.figures, wide.figures) == (LARGE, CLASSIC)
    assert small.card < 60 <= wide.card


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_card_is_so_many_whole_device_pixels_wide(ratio: float) -> None:
    for window in WINDOWS:
        pixels = size_cards(THIRTEEN_COLUMNS, table_in(window), ratio).card * ratio
        assert pixels == pytest.approx(round(pixels))


def test_foundations_change_their_place_on_a_resize_only_where_much_is_gained() -> None:
    above = size_cards(EIGHT_COLUMNS, table_in((1024, 768)))
    assert above.above
    assert not size_cards(EIGHT_COLUMNS, table_in((1280, 800))).above
    assert size_cards(EIGHT_COLUMNS, table_in((1280, 800)), keep=above).above
    beside = size_cards(EIGHT_COLUMNS, table_in((1600, 800)), keep=above)
    assert not beside.above
    assert not size_cards(EIGHT_COLUMNS, table_in((1280, 800)), keep=beside).above
    assert size_cards(EIGHT_COLUMNS, table_in((800, 900)), keep=beside).above


def test_large_figures_shrink_for_a_column_that_would_not_be_whole() -> None:
    table = table_in((640, 480))
    size = size_cards(TEN_COLUMNS, table)
    assert size.figures is LARGE
    assert with_room_for(13, size, TEN_COLUMNS, table, 1.0) == size
    smaller = with_room_for(16, size, TEN_COLUMNS, table, 1.0)
    assert smaller.card < size.card
    assert (smaller.figures, smaller.above) == (size.figures, size.above)


def test_a_long_column_never_moves_the_foundations() -> None:
    for width in range(388, 800, 12):
        table = table_in((width, 480))
        for layout in (THIRTEEN_COLUMNS, TEN_COLUMNS):
            size = size_cards(layout, table)
            assert with_room_for(16, size, layout, table, 1.0).above == size.above


def test_classic_figures_never_shrink_for_a_long_column() -> None:
    table = table_in((1280, 800))
    size = size_cards(THIRTEEN_COLUMNS, table)
    assert with_room_for(16, size, THIRTEEN_COLUMNS, table, 1.0) == size


def test_no_table_is_too_small_to_be_laid_out() -> None:
    for side in (0.0, 1.0, 100.0):
        for layout in (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS):
            arrangement = arranged(layout, table_in((int(side), int(side) + 97)), 1.0)
            assert arrangement.size.card == 24
            assert Places(arrangement, filled(layout, 13)).reveal(COLUMNS[0], 0) >= 0
