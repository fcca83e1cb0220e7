"""What the collector destroys is found out; what has an owner is left alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from tests.ui.collecting import collected


class Ring(QObject):
    """An object that Python can hold in a circle."""

    held: Any = None


def test_an_object_that_holds_itself_is_collected_alive() -> None:
    ring = Ring()
    ring.held = ring
    del ring
    assert collected() == ["Ring"]


@pytest.mark.usefixtures("qapp")
def test_a_scene_that_an_item_of_python_holds_is_collected_alive() -> None:
    scene, ring = QGraphicsScene(), Ring()
    scene.addItem(QGraphicsSimpleTextItem())
    ring.held = [scene, ring]
    del scene, ring
    assert collected() == ["QGraphicsScene", "Ring"]


def test_what_an_owner_in_qt_keeps_is_not_collected() -> None:
    owner = QObject()
    ring = Ring(owner)
    ring.held = ring
    del ring
    assert collected() == []
    assert len(owner.children()) == 1
