"""Pictures are sharp at any size, made once, and made anew without keeping anybody waiting."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from patience_qt.engine.cards import ACE, KING, Card, Suit, packs
from patience_qt.ui import rendering
from patience_qt.ui.deck_figures import CLASSIC, LARGE
from patience_qt.ui.faces import Faces
from patience_qt.ui.rendering import Form
from patience_qt.ui.shadow import LIFTED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SMALL, LARGER = QSizeF(50, 70), QSizeF(60, 84)
CARD = Card(KING, Suit.HEARTS)


def drawn(draw: Callable[[QPainter], None], size: int = 100, ratio: float = 1.0) -> QImage:
    """Return what *draw* paints, its origin ten units from the corner of a bare picture."""
    image = QImage(int(size * ratio), int(size * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(10, 10)
    draw(painter)
    painter.end()
    return image


def fitted(card: QSizeF = SMALL, ratio: float = 1.0, kept_in: Path | None = None) -> Faces:
    """Return faces of that size."""
    faces = Faces(kept_in)
    faces.fit(card, ratio, CLASSIC)
    return faces


def draw_mark(faces: Faces, mark: str, painter: QPainter) -> None:
    """Draw one mark."""
    faces.draw_mark(painter, mark)


def draw_all(faces: Faces, painter: QPainter) -> None:
    """Draw every card of two packs."""
    for card in packs(2):
        faces.draw_card(painter, card)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the list of the files that are rendered from now on."""
    files: list[str] = []
    render = rendering.rendered

    def counted(file: Path, form: Form, ground: QImage) -> QImage:
        files.append(file.stem)
        return render(file, form, ground)

    monkeypatch.setattr("patience_qt.ui.faces.rendered", counted)
    return files


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_card_is_drawn_in_its_place_pixel_for_pixel(qapp: QApplication, ratio: float) -> None:
    image = drawn(lambda painter: fitted(ratio=ratio).draw_card(painter, CARD), ratio=ratio)
    inside = [image.pixelColor(int(x * ratio), int(y * ratio)) for x, y in ((15, 30), (55, 60))]
    assert all(colour.alpha() == 255 for colour in inside)
    far = image.pixelColor(int(70 * ratio), int(40 * ratio))
    assert far.alpha() == 0


def test_a_card_casts_a_shadow_and_a_mark_does_not(qapp: QApplication) -> None:
    faces = fitted()
    below = (35, 81)
    assert drawn(lambda painter: faces.draw_card(painter, None)).pixelColor(*below).alpha() > 0
    assert drawn(lambda painter: faces.draw_mark(painter, "ace-H")).pixelColor(*below).alpha() == 0


def test_a_picture_is_made_when_it_is_first_drawn_and_only_then(
    qapp: QApplication, made: list[str]
) -> None:
    faces = fitted()
    assert made == []
    drawn(lambda painter: faces.draw_card(painter, CARD))
    drawn(lambda painter: faces.draw_card(painter, Card(KING, Suit.HEARTS, pack=1)))
    assert made == ["HK"]


def test_while_the_size_changes_the_old_picture_is_drawn_stretched(
    qapp: QApplication, made: list[str]
) -> None:
    faces = fitted()
    drawn(lambda painter: faces.draw_card(painter, CARD))
    faces.fit(LARGER, 1.0, LARGE)
    image = drawn(lambda painter: faces.draw_card(painter, CARD))
    assert made == ["HK"]
    assert image.pixelColor(66, 50).alpha() == 255


def test_once_the_size_has_settled_every_picture_is_made_anew(
    qtbot: QtBot, made: list[str]
) -> None:
    faces = fitted()
    drawn(lambda painter: faces.draw_card(painter, CARD))
    with qtbot.waitSignal(faces.renewed):
        faces.fit(LARGER, 1.0, CLASSIC)
    sharp = drawn(lambda painter: faces.draw_card(painter, CARD))
    assert sharp == drawn(lambda painter: fitted(LARGER).draw_card(painter, CARD))


def test_the_cards_not_yet_seen_are_made_ready_in_time(qtbot: QtBot, made: list[str]) -> None:
    faces = fitted()
    with qtbot.waitSignal(faces.renewed):
        drawn(lambda painter: faces.draw_card(painter, CARD))
    assert sorted(made) == sorted({*made})
    made.clear()
    drawn(lambda painter: draw_all(faces, painter))
    assert made == []


def test_where_nothing_is_made_ahead_only_what_was_drawn_is_made_anew(
    qtbot: QtBot, made: list[str]
) -> None:
    faces = Faces(ahead=False)
    drawn(lambda painter: faces.draw_card(painter, CARD))
    with qtbot.waitSignal(faces.renewed):
        faces.fit(LARGER, 1.0, CLASSIC)
    assert made == ["HK", "HK"]


def test_another_resize_during_the_work_leads_to_the_last_size(qtbot: QtBot) -> None:
    faces = fitted()
    drawn(lambda painter: faces.draw_card(painter, CARD))
    for width in (52, 54, 56):
        faces.fit(QSizeF(width, 78), 1.0, CLASSIC)
        qtbot.wait(150)
    with qtbot.waitSignal(faces.renewed):
        faces.fit(LARGER, 1.0, CLASSIC)
    sharp = drawn(lambda painter: faces.draw_card(painter, CARD))
    assert sharp == drawn(lambda painter: fitted(LARGER).draw_card(painter, CARD))


def test_a_size_left_and_come_back_to_is_sharp_again(qtbot: QtBot) -> None:
    faces = fitted()
    drawn(lambda painter: faces.draw_card(painter, CARD))
    faces.fit(LARGER, 1.0, CLASSIC)
    with qtbot.waitSignal(faces.renewed):
        faces.fit(SMALL, 1.0, CLASSIC)
    assert all(picture.form.card == SMALL for picture in faces._pictures.values())
    assert len(faces._pictures) > 52


def test_the_next_start_makes_no_picture(qtbot: QtBot, tmp_path: Path, made: list[str]) -> None:
    def draw(faces: Faces, painter: QPainter) -> None:
        faces.draw_mark(painter, "ace-H")
        faces.draw_card(painter, CARD)

    faces = fitted(kept_in=tmp_path)
    with qtbot.waitSignal(faces.renewed):
        before = drawn(lambda painter: draw(faces, painter))
    made.clear()
    again = fitted(kept_in=tmp_path)
    after = drawn(lambda painter: draw(again, painter))
    drawn(lambda painter: again.draw_card(painter, Card(ACE, Suit.CLUBS)))
    assert made == []
    assert after == before


def test_a_mark_first_seen_in_a_later_start_is_kept_with_the_rest(
    qtbot: QtBot, tmp_path: Path, made: list[str]
) -> None:
    for mark in ("ace-H", "king-H"):
        faces = fitted(kept_in=tmp_path)
        with qtbot.waitSignal(faces.renewed):
            drawn(partial(draw_mark, faces, mark))
    made.clear()
    again = fitted(kept_in=tmp_path)
    for mark in ("ace-H", "king-H"):
        drawn(partial(draw_mark, again, mark))
    assert made == []


def test_a_veil_lies_over_the_card_and_nothing_else(qapp: QApplication) -> None:
    image = drawn(fitted().draw_veil)
    assert 0 < image.pixelColor(35, 40).alpha() < 128
    assert image.pixelColor(62, 40).alpha() == 0


def test_a_lifted_card_casts_a_longer_shadow(qapp: QApplication) -> None:
    faces = fitted()
    lying = drawn(lambda painter: faces.draw_card(painter, CARD))
    aloft = drawn(lambda painter: faces.draw_shadow(painter, LIFTED))
    assert lying.pixelColor(35, 86).alpha() == 0 < aloft.pixelColor(35, 86).alpha()


def test_a_picture_that_cannot_be_read_is_named(tmp_path: Path, qapp: QApplication) -> None:
    spoilt = tmp_path / "HK.svg"
    spoilt.write_text("no picture", encoding="utf-8")
    form = Form(SMALL, 1.0, CLASSIC)
    with pytest.raises(OSError, match=r"HK\.svg"):
        rendering.rendered(spoilt, form, form.blank(0.0))
