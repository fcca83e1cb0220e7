"""Rows keep their line by numbers, by a bar at the last one and by dashes in bare gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from patience_qt.engine.piles import COLUMNS, Pile, Spot
from patience_qt.engine.table import Table
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.ui.places import Places
from patience_qt.ui.plan import Plan
from patience_qt.ui.rows_item import RowsItem
from tests.ui.paper import GROUND
from tests.ui.tables import arranged, table_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from patience_qt.ui.geometry import Arrangement

STANDS = arranged(EIGHT_COLUMNS, 1280, 699)


def shown(table: Table, stands: Arrangement = STANDS) -> tuple[QImage, Places]:
    """Return the numbers, bar and dashes of *table*, and where its cards lie."""
    item, places = RowsItem(), Places(stands, table)
    item.show_rows(table, places)
    image = QImage(1280, 699, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return image, places


def has_ink(image: QImage, area: QRectF) -> bool:
    """Tell whether something is painted in *area*."""
    part = image.copy(area.toAlignedRect())
    blank = QImage(part.size(), part.format())
    blank.fill(GROUND)
    return part != blank


def with_gaps(table: Table, column: int, rows: set[int]) -> Table:
    """Return *table* with gaps in those *rows* of a column."""
    name = COLUMNS[column]
    cells = [None if row in rows else card for row, card in enumerate(table[name].cells)]
    return Table({**table.piles, name: Pile(tuple(cells))})


@pytest.mark.parametrize("rows", [1, 3, 9, 13])
def test_every_row_has_a_number_beside_its_first_card(qapp: QApplication, rows: int) -> None:
    image, places = shown(table_of(EIGHT_COLUMNS, [rows] * 8))
    for row in range(rows):
        corner = places.at(Spot(COLUMNS[0], row))
        assert has_ink(image, QRectF(corner - QPointF(30, 0), corner + QPointF(-8, 25)))
    below = places.at(Spot(COLUMNS[0], rows - 1)) + QPointF(-30, STANDS.card.height() + 4)
    assert not has_ink(image, QRectF(below, below + QPointF(22, 10)))


def test_a_golden_bar_stands_at_the_last_row_even_where_its_first_card_has_gone(
    qapp: QApplication,
) -> None:
    table = table_of(EIGHT_COLUMNS, [4] * 8)
    for position in (table, with_gaps(table, 0, {3})):
        image, places = shown(position)
        corner = places.at(Spot(COLUMNS[0], 3))
        bar = corner + QPointF(-0.045 * STANDS.card.width(), STANDS.card.height() / 2)
        assert image.pixelColor(bar.toPoint()).name() == "#ffc83d"


def dashes(table: Table, column: int, rows: int) -> list[int]:
    """Return the rows of a column in whose middle a dash is painted."""
    image, places = shown(table)
    middle = QPointF(STANDS.card.width() / 2, places.reveal(COLUMNS[column], 0) / 2)
    found = []
    for row in range(rows):
        spot = places.at(Spot(COLUMNS[column], row)) + middle
        if has_ink(image, QRectF(spot - QPointF(5, 4), spot + QPointF(5, 4))):
            found.append(row)
    return found


def test_a_dash_stands_in_each_gap_into_which_no_card_reaches(qapp: QApplication) -> None:
    table = table_of(EIGHT_COLUMNS, [4] * 8)
    assert dashes(table, 2, 4) == []
    assert dashes(with_gaps(table, 2, {0}), 2, 4) == [0]
    assert dashes(with_gaps(table, 2, {1}), 2, 4) == []
    assert dashes(with_gaps(table, 2, {0, 1, 2, 3}), 2, 4) == [0, 1, 2, 3]


def test_where_rows_are_close_a_card_reaches_into_several(qapp: QApplication) -> None:
    table = table_of(EIGHT_COLUMNS, [13] * 8)
    assert dashes(with_gaps(table, 5, set(range(4, 13))), 5, 13) == list(range(6, 13))


def test_on_a_mirrored_table_the_numbers_stand_at_the_other_side(qapp: QApplication) -> None:
    stands = arranged(EIGHT_COLUMNS, 1280, 699, plan=Plan(mirrored=True))
    image, places = shown(table_of(EIGHT_COLUMNS, [3] * 8, stock=8), stands)
    last = QRectF(places.at(Spot(COLUMNS[7], 2)), stands.card)
    beyond = last.translated(last.width(), 0)
    assert has_ink(image, beyond.adjusted(0, 0, -0.6 * last.width(), 0))
    assert not has_ink(image, QRectF(0, 0, stands.pile(COLUMNS[0]).left() - 1, 699))
