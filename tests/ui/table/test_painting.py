"""What is on the screen: no trails behind a dragged card, and the right card beneath it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from patience_qt.engine.piles import COLUMNS
from tests.ui.table.player import Player, spot

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown


def on_screen(player: Player) -> QImage:
    """Return what the table's part of the screen shows, as it was painted bit by bit."""
    QApplication.processEvents()
    screen, window, ground = player.window.screen(), player.window, player.ground
    whole = screen.grabWindow(window.winId())
    corner = ground.mapTo(window, QPoint(0, 0))
    return whole.copy(corner.x(), corner.y(), ground.width(), ground.height()).toImage()


def painted_anew(player: Player) -> QImage:
    """Return the same, painted in one go."""
    return player.ground.grab().toImage().convertToFormat(on_screen(player).format())


@pytest.mark.parametrize("key", ["bakers-dozen", "babette", "bakers-dozen-1883"])
def test_a_dragged_card_leaves_no_trail(sit_down: SitDown, key: str) -> None:
    player, chance = sit_down(key, size=(800, 600)), random.Random(2)
    for _ in range(12):
        at = player.lift(player.last(chance.choice(COLUMNS[:8])))
        for _ in range(4):
            at = QPoint(chance.randrange(-30, 830), chance.randrange(-30, 560))
            player.move(at)
            QApplication.processEvents()
        assert on_screen(player) == painted_anew(player)
        player.release(at)
        player.session.go_to(0)
        assert on_screen(player) == painted_anew(player)


def test_flying_cards_leave_no_trail(sit_down: SitDown) -> None:
    player = sit_down("babette", size=(800, 600), pace=1.0)
    for move in ("deal", "deal", "deal"):
        player.play_text(move)
        for moment in range(0, 500, 30):
            player.look_at(moment)
            QApplication.processEvents()
        assert on_screen(player) == painted_anew(player)
        player.look_at(10_000)
        assert on_screen(player) == painted_anew(player)


def test_rings_and_marks_leave_no_trace(sit_down: SitDown) -> None:
    player = sit_down(size=(800, 600))
    before = on_screen(player)
    for name in COLUMNS[:13]:
        player.click(player.grip(player.last(name)))
        assert on_screen(player) == painted_anew(player)
        player.scene.hand.cancel()
    assert on_screen(player) == before


def test_the_next_card_is_seen_beneath_a_lifted_one(sit_down: SitDown) -> None:
    player = sit_down()
    where = spot("c3.4")
    player.carry(where, player.corner(COLUMNS[10]))
    beneath = player.item(spot("c3.3"))
    assert player.scene.spot_at(beneath.face_rect().center()) == spot("c3.3")
    assert beneath.isVisible()
    assert beneath.face_up
    assert len({item.card for item in map(player.item, [where, spot("c3.3")])}) == 2


def test_the_card_beneath_stays_hidden_until_the_move_is_made(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883")
    where = spot("c11.4")
    at = player.carry(where, player.corner(COLUMNS[0]))
    assert not player.item(spot("c11.3")).face_up
    player.release(at)
    assert not player.item(spot("c11.3")).face_up
    player.double_click(player.grip(where))
    assert player.item(spot("c11.3")).face_up
    assert (player.moves, player.faults()) == (1, [])


def test_a_card_in_hand_lies_over_everything_else(sit_down: SitDown) -> None:
    player = sit_down()
    player.carry(spot("c3.4"), player.item(spot("c8.3")).pos())
    held = player.item(spot("c3.4"))
    others = (item.zValue() for item in player.scene.items() if item is not held)
    assert held.zValue() > max(others)
    assert held.is_carried
