"""How far cards of a column show, and how rows keep their line."""

from __future__ import annotations

import pytest

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Spot
from patience_qt.games.layouts import EIGHT_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.places import Places
from tests.ui.tables import arranged, table_of

FIRST, SECOND = COLUMNS[:2]
VIEW = (1280, 699)


def reveals(layout: Layout, lengths: list[int], *, hidden: int = 0) -> list[float]:
    """Return the reveals of the first column's covered cards, as shares of a card's height."""
    stands = arranged(layout, *VIEW)
    places = Places(stands, table_of(layout, lengths, hidden=hidden))
    return [places.reveal(FIRST, row) / stands.card.height() for row in range(lengths[0] - 1)]


def test_up_to_nine_cards_a_column_does_not_change() -> None:
    four, nine = (reveals(THIRTEEN_COLUMNS, [length] + [4] * 12) for length in (4, 9))
    assert set(four) == set(nine)
    assert four[0] == pytest.approx(0.40, abs=0.01)


def test_a_longer_column_is_squeezed_alone() -> None:
    stands = arranged(THIRTEEN_COLUMNS, *VIEW)
    places = Places(stands, table_of(THIRTEEN_COLUMNS, [16] + [4] * 12))
    assert places.reveal(FIRST, 0) == pytest.approx(0.21 * stands.card.height(), abs=1.5)
    assert places.reveal(SECOND, 0) == pytest.approx(0.40 * stands.card.height(), abs=1.5)


def test_a_face_down_card_shows_less() -> None:
    hidden, hidden_too, open_one = reveals(THIRTEEN_COLUMNS, [4] * 13, hidden=2)
    assert hidden == hidden_too == pytest.approx(0.12, abs=0.01)
    assert open_one == pytest.approx(0.40, abs=0.01)


def test_few_rows_show_half_a_card_and_many_close_up_together() -> None:
    assert reveals(EIGHT_COLUMNS, [3] * 8) == pytest.approx([0.5] * 2, abs=0.01)
    assert reveals(EIGHT_COLUMNS, [13] * 8) == pytest.approx([0.31] * 12, abs=0.01)


def test_rows_stay_in_line_where_the_last_one_is_short() -> None:
    places = Places(arranged(EIGHT_COLUMNS, *VIEW), table_of(EIGHT_COLUMNS, [13] * 3 + [12] * 5))
    for row in range(12):
        assert {places.at(Spot(name, row)).y() for name in COLUMNS[:8]} == {
            places.at(Spot(FIRST, row)).y()
        }


def test_a_column_of_any_length_ends_in_the_view() -> None:
    stands = arranged(THIRTEEN_COLUMNS, *VIEW)
    for length in range(1, 30):
        places = Places(stands, table_of(THIRTEEN_COLUMNS, [length] + [0] * 12))
        assert places.at(Spot(FIRST, length - 1)).y() + stands.card.height() < VIEW[1]


def test_cards_on_a_foundation_lie_squared_up() -> None:
    places = Places(arranged(THIRTEEN_COLUMNS, *VIEW), table_of(THIRTEEN_COLUMNS, [4] * 13))
    assert places.at(Spot(FOUNDATIONS[0], 0)) == places.at(Spot(FOUNDATIONS[0], 12))


@pytest.mark.parametrize(("cards", "backs"), [(96, 3), (71, 3), (70, 2), (36, 2), (35, 1), (1, 1)])
def test_a_stock_thins_as_it_is_dealt(cards: int, backs: int) -> None:
    table = table_of(EIGHT_COLUMNS, [1] * 8, stock=cards)
    places = Places(arranged(EIGHT_COLUMNS, *VIEW), table)
    corners = {places.at(Spot(STOCK, row)).toTuple() for row in range(cards)}
    assert len(corners) == backs
