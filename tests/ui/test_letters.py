"""Columns have letters, seen always or while the history is open, and hide nothing."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS
from patience_qt.ui.letters_item import LettersItem
from patience_qt.ui.plan import Plan, Stand
from patience_qt.ui.settings import Settings
from patience_qt.ui.table_scene import TableScene
from tests.ui.tables import arranged

if TYPE_CHECKING:
    from patience_qt.games.layouts import Layout
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


def letters(window: MainWindow) -> LettersItem:
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    return scene.pieces.letters


@pytest.mark.parametrize("stand", [Stand.ABOVE, Stand.BESIDE])
@pytest.mark.parametrize("layout", [THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS])
def test_letters_lie_on_no_pile_and_in_the_view(layout: Layout, stand: Stand) -> None:
    item = LettersItem()
    for width, height in product((640, 1000, 1920), (383, 699, 979)):
        stands = arranged(layout, width, height, plan=Plan(foundations=stand))
        item.stand(stands)
        places = [stands.pile(pile) for pile in stands.piles]
        assert len(item.boxes) == layout.columns
        for box in item.boxes:
            inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
            assert QRectF(QPointF(), stands.table).contains(inner)
            assert not any(place.intersects(inner) for place in places)


def test_beside_a_chevron_the_letter_stands_to_the_left() -> None:
    item, stands = (
        LettersItem(),
        arranged(EIGHT_COLUMNS, 1000, 600, plan=Plan(foundations=Stand.ABOVE)),
    )
    item.stand(stands)
    assert (
        item.boxes[0].right() <= stands.pile(stands.piles[1]).center().x() - 0.1 * stands.size.card
    )


def test_letters_are_seen_with_the_history_or_always(open_game: Opener, settings: Settings) -> None:
    window = open_game()
    assert not letters(window).isVisible()
    window.act.history.trigger()
    assert letters(window).isVisible()
    window.act.history.trigger()
    assert not letters(window).isVisible()
    window.act.letters.trigger()
    assert letters(window).isVisible()
    assert settings.letters
    assert letters(open_game()).isVisible()


def test_the_history_stands_at_the_other_side_of_a_left_handed_table(open_game: Opener) -> None:
    window = open_game()
    window.act.history.trigger()
    assert window.history.x() > window.view.x()
    window.act.left_handed.trigger()
    QApplication.processEvents()
    assert window.history.x() < window.view.x()


def test_row_numbers_can_be_put_away_and_stay_so(open_game: Opener, settings: Settings) -> None:
    window = open_game("babette")
    before = window.view.grab().toImage()
    window.act.row_numbers.trigger()
    assert window.view.grab().toImage() != before
    assert not settings.row_numbers
    window.act.row_numbers.trigger()
    assert window.view.grab().toImage() == before


def test_the_foundations_stand_where_the_menu_says(open_game: Opener, settings: Settings) -> None:
    window = open_game("babette")
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    for stand in (Stand.ABOVE, Stand.BESIDE):
        window.act.stands[stand].trigger()
        assert scene.pieces.arrangement.size.above == (stand is Stand.ABOVE)
        assert settings.foundations == stand
        assert window.act.stands[stand].isChecked()
