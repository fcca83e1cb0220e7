"""The pictures of the cards: all there, and drawn with nothing that Qt's SVG cannot do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from patience_qt.assets import folder
from patience_qt.engine.cards import packs

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

CARDS = folder() / "cards"
PICTURES = sorted(CARDS.rglob("*.svg"))
DECKS = ("classic", "large")
UNKNOWN_TO_QT = re.compile(
    r"<(clipPath|mask|filter|pattern|text|style|symbol|image|script|foreignObject)\b"
    r"|clip-path=|rgba\(|var\(|\bd=\"\"|style="
)
HALF_TURN_DIFFERS = 0.01
"""Share of the pixels that may differ where a card is turned by half: edges are soft."""


def rendered(file: Path, width: int = 100) -> QImage:
    """Return the picture in *file*, 5 to 7."""
    reader = QImageReader(str(file), b"svg")
    reader.setScaledSize(QSize(width, width * 7 // 5))
    return reader.read()


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_52_faces_and_no_more(deck: str) -> None:
    names = {f"{card.suit}{str(card)[0].replace('T', '10')}" for card in packs()}
    assert {file.stem for file in (CARDS / deck).iterdir()} == names


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_picture_is_drawn_without_what_qt_ignores(file: Path, qapp: QApplication) -> None:
    text = file.read_text(encoding="utf-8")
    assert not UNKNOWN_TO_QT.findall(text)
    assert ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    image = rendered(file)
    assert image.pixelColor(50, 20).alpha() > 0


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_look_alike(deck: str, qapp: QApplication) -> None:
    faces = [rendered(file) for file in sorted((CARDS / deck).iterdir())]
    seen = {bytes(face.constBits()) for face in faces}
    assert len(seen) == len(faces)


@pytest.mark.parametrize("name", ["C2", "D4", "H10", "SJ", "HQ", "DK"])
def test_a_two_way_face_is_the_same_upside_down(name: str, qapp: QApplication) -> None:
    face = rendered(CARDS / "classic" / f"{name}.svg")
    turned = face.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    differing = sum(
        abs(one - other) > 64
        for one, other in zip(bytes(face.constBits()), bytes(turned.constBits()), strict=True)
    )
    assert differing / face.sizeInBytes() < HALF_TURN_DIFFERS


@pytest.mark.parametrize("deck", DECKS)
def test_the_suit_of_every_face_follows_one_colour(deck: str) -> None:
    for file in (CARDS / deck).iterdir():
        text = file.read_text(encoding="utf-8")
        assert len(re.findall(r'<g color="#[0-9A-F]{6}"', text)) == 1, file
        assert "currentColor" in text, file
