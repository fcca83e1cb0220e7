"""Places without a card look each their own, and none like a card, even without colour."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from patience_qt.engine.cards import Card, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK
from patience_qt.games import BY_KEY
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.ui.card_item import CardItem
from patience_qt.ui.place_item import PlaceItem
from tests.ui.paper import faces, painted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QGraphicsItem

STEP = 24
"""Of 255 shades of grey, so many apart are seen as different."""


def looks() -> dict[str, QGraphicsItem]:
    """Return each kind of empty place, and a card that lies face down."""
    layouts = {key: game.layout for key, game in BY_KEY.items()}
    drawn = faces()
    stock = PlaceItem(STOCK, EIGHT_COLUMNS, drawn)
    again = PlaceItem(STOCK, EIGHT_COLUMNS, drawn)
    again.show_sign("redeal")
    return {
        "closed": PlaceItem(COLUMNS[0], layouts["bakers-dozen"], drawn),
        "any card": PlaceItem(COLUMNS[0], layouts["spanish-patience"], drawn),
        "king": PlaceItem(COLUMNS[0], layouts["portuguese-solitaire"], drawn),
        "foundation": PlaceItem(FOUNDATIONS[0], layouts["bakers-dozen"], drawn),
        "ace": PlaceItem(FOUNDATIONS[0], EIGHT_COLUMNS, drawn),
        "king foundation": PlaceItem(FOUNDATIONS[4], EIGHT_COLUMNS, drawn),
        "stock done": stock,
        "redeal": again,
        "face down": CardItem(Card(2, Suit.CLUBS), drawn),
    }


def grey(image: QImage) -> bytes:
    """Return the shades of an image without its colours."""
    # Lines of a multiple of four pixels are followed by no padding.
    whole = image.copy(0, 0, image.width() // 4 * 4, image.height())
    plain = whole.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(plain.constBits())


def test_each_kind_of_place_differs_from_every_other_in_shades_of_grey(qapp: QApplication) -> None:
    seen = {name: grey(painted(item)) for name, item in looks().items()}
    for (one, a), (two, b) in combinations(seen.items(), 2):
        different = sum(abs(x - y) > STEP for x, y in zip(a, b, strict=True))
        assert different > 60, (one, two)


@pytest.mark.parametrize("name", ["closed", "any card", "king", "foundation", "ace", "redeal"])
def test_no_empty_place_is_as_light_as_a_card(qapp: QApplication, name: str) -> None:
    places = looks()
    card = places["face down"]
    assert isinstance(card, CardItem)
    card.show_face(up=True)
    light = sum(grey(painted(card)))
    bare = len(grey(painted(card))) * grey(painted(card))[0]
    assert sum(grey(painted(places[name]))) - bare < 0.5 * (light - bare)
