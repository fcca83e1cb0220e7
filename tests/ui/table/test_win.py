"""How a win is shown: the cards fly to their order, and then it is said where it hides none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from patience_qt.engine.cards import KING
from patience_qt.games import BY_KEY
from patience_qt.ui.card_item import CardItem
from tests.ui.table.positions import line

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown
    from tests.ui.table.player import Player


def won(sit_down: SitDown, key: str) -> Player:
    """Win deal 1 of a game; the cards are on their way to their order."""
    player = sit_down(key)
    for move in line(key)[:-1]:
        player.play_text(move)
    player.scene.animator.pace = 1.0
    player.play_text(line(key)[-1])
    return player


def press_a_key(player: Player) -> None:
    QTest.keyClick(player.window.view, Qt.Key.Key_Space)


def press_the_table(player: Player) -> None:
    player.click(QPoint(3, 3))


@pytest.mark.parametrize("ends", [press_a_key, press_the_table])
def test_the_win_is_said_when_the_cards_have_landed_and_any_press_lands_them(
    sit_down: SitDown, ends: Callable[[Player], None]
) -> None:
    player = won(sit_down, "good-measure")
    player.look_at(900)
    flying = player.scene.animator.is_running
    assert (flying, player.sees_win) == (True, False)
    ends(player)
    flying = player.scene.animator.is_running
    assert (flying, player.sees_win) == (False, True)


def test_taking_the_last_card_back_in_flight_says_nothing(sit_down: SitDown) -> None:
    player = won(sit_down, "bakers-dozen")
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.look_at(10_000)
    assert not player.sees_win
    assert player.faults() == []


@pytest.mark.parametrize("key", BY_KEY)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 768)])
def test_what_is_said_hides_no_card_of_the_deal_in_order(
    sit_down: SitDown, key: str, size: tuple[int, int]
) -> None:
    player = won(sit_down, key)
    player.window.resize(*size)
    player.scene.animator.finish()
    panel = player.win_panel.geometry()
    kings = [
        item
        for item in player.scene.items()
        if isinstance(item, CardItem) and item.card.rank == KING
    ]
    assert len(kings) in (4, 8)
    for king in kings:
        face = king.mapRectToScene(king.face_rect()).toRect()
        assert not panel.intersects(face), king.card
