"""Each kind of empty place looks different, by its shape and not by colour alone."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from patience_qt.assets import folder
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, PileId
from patience_qt.games.layouts import (
    EIGHT_COLUMNS,
    TEN_COLUMNS,
    THIRTEEN_COLUMNS,
    THIRTEEN_FOR_ANY_CARD,
    THIRTEEN_FOR_KINGS,
    Layout,
)
from patience_qt.ui.looks import Ring
from patience_qt.ui.place_item import PlaceItem
from tests.ui.paper import CARD, GROUND, at, faces, inked, painted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

KINDS: list[tuple[Layout, PileId]] = [
    (THIRTEEN_COLUMNS, COLUMNS[0]),
    (THIRTEEN_FOR_KINGS, COLUMNS[0]),
    (THIRTEEN_FOR_ANY_CARD, COLUMNS[0]),
    *((THIRTEEN_COLUMNS, name) for name in FOUNDATIONS[:4]),
    *((EIGHT_COLUMNS, name) for name in FOUNDATIONS),
    (EIGHT_COLUMNS, STOCK),
]
BELOW = 20.0


def place(layout: Layout, pile: PileId) -> PlaceItem:
    """Return the place of *pile* with a strip below it."""
    item = PlaceItem(pile, layout, faces())
    item.stand(QPointF(), below=BELOW)
    return item


def test_no_two_kinds_of_place_look_alike(qapp: QApplication) -> None:
    pictures = [painted(place(layout, pile)) for layout, pile in KINDS]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_stock_with_a_redeal_looks_unlike_one_that_is_done(qapp: QApplication) -> None:
    stock = place(EIGHT_COLUMNS, STOCK)
    done = painted(stock)
    stock.show_sign("redeal")
    assert painted(stock) != done


def test_a_closed_column_has_no_outline(qapp: QApplication) -> None:
    bar = inked(painted(place(TEN_COLUMNS, COLUMNS[9])))
    assert bar.width() == pytest.approx(0.28 * CARD.width(), abs=2)
    assert bar.height() <= 4
    assert bar.center().x() == pytest.approx(CARD.width() / 2, abs=1)


def test_a_column_of_rows_has_no_sign(qapp: QApplication) -> None:
    assert inked(painted(place(EIGHT_COLUMNS, COLUMNS[0]))).isEmpty()


@pytest.mark.parametrize(("number", "tip_is_up"), [(0, True), (3, True), (4, False), (7, False)])
def test_under_a_covered_foundation_a_chevron_tells_its_direction(
    qapp: QApplication, number: int, *, tip_is_up: bool
) -> None:
    item = place(EIGHT_COLUMNS, FOUNDATIONS[number])
    bare = painted(item)
    item.set_covered(covered=True)
    covered = painted(item)
    middle, end = CARD.width() / 2, CARD.width() / 2 + 0.09 * CARD.width()
    strip = range(int(CARD.height()), int(CARD.height() + BELOW))
    tip = [y for y in strip if at(covered, middle, y) != at(bare, middle, y)]
    wing = [y for y in strip if at(covered, end, y) != at(bare, end, y)]
    assert (min(tip) < min(wing)) == tip_is_up
    assert abs((min(tip + wing) + max(tip + wing)) / 2 - CARD.height() - BELOW / 2) <= 1


def test_foundations_that_only_rise_need_no_chevron_when_covered(qapp: QApplication) -> None:
    item = place(THIRTEEN_COLUMNS, FOUNDATIONS[0])
    bare = painted(item)
    item.set_covered(covered=True)
    assert painted(item) == bare


def test_a_legal_place_wears_a_ring_and_is_tinted(qapp: QApplication) -> None:
    item = place(THIRTEEN_COLUMNS, COLUMNS[0])
    item.mark(ring=Ring.LEGAL)
    marked = painted(item)
    assert at(marked, -3, 60).name() == "#7fe6c8"
    assert at(marked, 42, 60) != GROUND
    assert item.boundingRect().contains(inked(marked))


def test_there_is_a_picture_for_every_sign_and_no_other(qapp: QApplication) -> None:
    signs = {place(layout, pile).sign for layout, pile in KINDS} - {"closed"}
    files = {file.stem for file in (folder() / "cards" / "marks").iterdir()}
    assert files == signs | {"redeal"}
