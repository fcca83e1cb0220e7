"""The pictures use nothing that Qt's SVG ignores, and say nothing when they are read."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.logging import _QtMessageCapture

from tests.art.paint import PICTURES, painted, painted_as_tiny

ELEMENTS = {"svg", "g", "path", "rect", "use", "defs", "linearGradient", "stop"}
NEVER = re.compile(r'style=|class=|clip-path|mask=|filter=|rgba?\(|var\(|d=""|NaN|nan|inf|e-\d')
CARDS = [name for name in PICTURES if "/" in name]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_well_formed_and_of_few_kinds_of_element(name: str) -> None:
    root = ET.fromstring(PICTURES[name])
    kinds = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert kinds <= ELEMENTS
    assert NEVER.findall(PICTURES[name]) == []


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_five_to_seven(name: str) -> None:
    assert ET.fromstring(PICTURES[name]).attrib["viewBox"] == "0 0 250 350"


@pytest.mark.parametrize("name", CARDS)
def test_a_picture_needs_no_more_than_svg_tiny(name: str, qapp: QApplication) -> None:
    assert painted(PICTURES[name], 75) == painted_as_tiny(PICTURES[name], 75)


def test_qt_says_nothing_while_pictures_are_read(
    qtlog: _QtMessageCapture, qapp: QApplication
) -> None:
    for text in PICTURES.values():
        painted(text, 25)
    assert qtlog.records == []


def test_no_face_is_larger_than_it_was() -> None:
    faces = [text for name, text in PICTURES.items() if name.startswith(("classic/", "large/"))]
    assert max(map(len, faces)) < 40_000
    assert sum(map(len, faces)) < 800_000
