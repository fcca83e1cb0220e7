"""Where the win panel lies beside a deal in order."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from patience_qt.ui.win_place import Form, place

TABLE = QSize(1000, 700)
NEEDS = {Form.WIDE: QSize(640, 140), Form.TALL: QSize(200, 300), Form.FLAT: QSize(600, 80)}


def placed(*cards: int) -> tuple[Form, QRect]:
    """Return form and place beside cards that lie at x, y with that width and height."""
    area = QRect(*cards)
    form, found = place(TABLE, area, lambda form, _: NEEDS[form])
    assert QRect(0, 0, 1000, 700).contains(found)
    return form, found


def test_below_the_cards_it_is_wide() -> None:
    form, area = placed(20, 150, 960, 300)
    assert (form, area.x(), area.y()) == (Form.WIDE, 180, 505)


def test_beside_cards_that_reach_down_it_is_tall_first_at_the_right() -> None:
    assert placed(300, 100, 400, 590) == (Form.TALL, QRect(750, 200, 200, 300))
    assert placed(300, 100, 680, 590) == (Form.TALL, QRect(50, 200, 200, 300))


def test_above_cards_that_fill_the_rest_it_is_flat() -> None:
    assert placed(20, 100, 960, 590) == (Form.FLAT, QRect(200, 10, 600, 80))


def test_where_there_is_no_room_it_lies_over_the_last_columns() -> None:
    assert placed(0, 0, 1000, 700) == (Form.TALL, QRect(792, 200, 200, 300))
