"""Whatever is asked for while a card is in the hand, the card goes home first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from patience_qt.engine.piles import COLUMNS, Spot
from patience_qt.games import BY_KEY
from patience_qt.ui.table_scene import TableScene
from tests.ui.lines import play

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

COMMANDS = (
    "undo",
    "redo",
    "new_deal",
    "next_deal",
    "restart",
    "back_to_previous",
    "choose_game",
    "deal_number",
    "rules",
    "about",
    "history",
    "full_screen",
)


def scene_of(window: MainWindow) -> TableScene:
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    return scene


def on_screen(window: MainWindow, at: QPointF) -> QPoint:
    return window.view.mapFromScene(at)


def carry(window: MainWindow) -> None:
    """Press on the last card of column a and move it away."""
    scene, table = scene_of(window), window.session.position.table
    spot = Spot(COLUMNS[0], len(table[COLUMNS[0]]) - 1)
    item = scene.pieces.item(table.card(spot))
    middle = item.sceneBoundingRect().center()
    viewport = window.view.viewport()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=on_screen(window, middle))
    for step in (20, 60):
        QTest.mouseMove(viewport, on_screen(window, middle + QPointF(step, step)))
    assert scene.hand.is_busy
    assert window.status_line.sentence != ""


@pytest.fixture
def window(open_game: Opener) -> MainWindow:
    opened = open_game(deal=2)
    opened.session.start(BY_KEY["bakers-dozen"], 1)
    play(opened.session, "c11.4-f3 c8.4-c6 c8.3-f4")
    opened.act.undo.trigger()
    return opened


@pytest.mark.parametrize("name", COMMANDS)
def test_the_hand_is_empty_and_the_table_whole(window: MainWindow, name: str) -> None:
    carry(window)
    getattr(window.act, name).trigger()
    scene, table = scene_of(window), window.session.position.table
    window.show_table()
    QTest.mouseRelease(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not scene.hand.is_busy
    assert window.session.position.table is table
    assert scene.position.table is table
    assert sum(len(pile) for pile in table.piles.values()) == 52
