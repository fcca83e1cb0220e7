"""Decks, backs and tables: one set of pictures, coloured as it is loaded."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from patience_qt.assets import folder
from patience_qt.engine.cards import KING, Card, Suit
from patience_qt.ui import looks
from patience_qt.ui.appearance import USUAL, Appearance
from patience_qt.ui.deck_figures import CLASSIC, LARGE, Figures
from patience_qt.ui.decks import BACKS, DECKS, FANS, STRONG, TWO_COLOURS
from patience_qt.ui.faces import Faces
from patience_qt.ui.rendering import Form, rendered
from patience_qt.ui.tables import FELT, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

CARDS = folder() / "cards"
SIZE = QSizeF(100, 140)
CARD = Card(KING, Suit.HEARTS)
OTHER = Appearance.named("four", "quilt", "linen")


@pytest.fixture(autouse=True)
def _felt_again() -> Iterator[None]:
    yield
    looks.lay(FELT)


def drawn(faces: Faces, card: Card | None = CARD) -> QImage:
    """Return *card* as *faces* draws it."""
    image = QImage(140, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(20, 20)
        faces.draw_card(painter, card)
    return image


def faces_in(appearance: Appearance = USUAL, figures: Figures = CLASSIC) -> Faces:
    """Return faces of that appearance."""
    faces = Faces()
    faces.fit(SIZE, 1.0, figures)
    faces.wear(appearance)
    return faces


def middle_of_large_suit(suit: str, appearance: Appearance) -> QColor:
    """Return the colour of a number card's one large suit."""
    form = Form(SIZE, 1.0, LARGE, appearance)
    return rendered(CARDS / "large" / f"{suit}7.svg", form, form.blank(0.0)).pixelColor(50, 85)


def test_in_the_usual_colours_a_face_is_what_its_file_says() -> None:
    for file in (CARDS / "classic").iterdir():
        assert USUAL.picture(file, CLASSIC) == file.read_bytes()


@pytest.mark.parametrize(("deck", "suit"), list(product(DECKS, "SHDC")))
def test_a_suit_has_the_colour_of_the_deck(qapp: QApplication, deck: str, suit: str) -> None:
    appearance = Appearance.named(deck, "fans", "felt")
    expected = DECKS[deck].worn_with(LARGE).suit(suit)
    assert middle_of_large_suit(suit, appearance).name().upper() == expected


@pytest.mark.parametrize("table", TABLES)
def test_a_mark_is_drawn_in_the_ink_of_its_table(table: str) -> None:
    appearance = Appearance.named("two", "fans", table)
    ink, strength = looks.ink_of(TABLES[table], looks.MARK)
    svg = appearance.picture(CARDS / "marks" / "ace-H.svg", CLASSIC).decode()
    assert f'<g color="{ink}" opacity="{strength:g}"' in svg


def test_small_figures_in_two_colours_are_strong() -> None:
    assert TWO_COLOURS.worn_with(LARGE) == STRONG
    assert TWO_COLOURS.worn_with(CLASSIC) == TWO_COLOURS


def test_names_that_nothing_has_any_more_look_as_usual() -> None:
    assert Appearance.named("", "gone", "?") == USUAL == (TWO_COLOURS, FANS, FELT)


@pytest.mark.parametrize("back", BACKS)
def test_every_back_has_its_picture(back: str, qapp: QApplication) -> None:
    appearance = Appearance.named("two", back, "felt")
    assert (CARDS / f"{appearance.back_file}.svg").is_file()
    assert back == "fans" or drawn(faces_in(appearance), None) != drawn(faces_in(), None)


def test_what_is_chosen_is_seen_once_the_pictures_are_renewed(qtbot: QtBot) -> None:
    faces = faces_in()
    before = drawn(faces)
    with qtbot.waitSignal(faces.renewed):
        faces.wear(OTHER)
    assert looks.table() == TABLES["linen"]
    assert before != drawn(faces) == drawn(faces_in(OTHER))


def test_of_a_hundred_changes_the_last_is_seen_and_nothing_old_stays(qtbot: QtBot) -> None:
    faces = faces_in()
    drawn(faces)
    choices = list(product(DECKS, BACKS, TABLES))[:100]
    for deck, back, table in choices:
        faces.wear(Appearance.named(deck, back, table))
        drawn(faces)
        drawn(faces, None)
    last = Appearance.named(*choices[-1])
    with qtbot.waitSignal(faces.renewed):
        faces.wear(USUAL)
        faces.wear(last)
    assert drawn(faces) == drawn(faces_in(last))
    assert all(picture.form.appearance == last for picture in faces._pictures.values())


def test_the_ink_of_the_table_in_use_follows(qapp: QApplication) -> None:
    dark = looks.ink(looks.MARK)
    faces_in(OTHER)
    assert looks.ink(looks.MARK).lightness() < dark.lightness()
    assert looks.veil().alpha() > 0
