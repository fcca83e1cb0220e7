"""How a win is shown: the cards fly to their order, and then it is said where it hides none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from patience_qt.engine.piles import COLUMNS
from patience_qt.games import BY_KEY
from patience_qt.ui.card_item import CardItem
from tests.ui.table.positions import line

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown
    from tests.ui.table.player import Player

SIZES = (640, 480), (800, 600), (1024, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)


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


def test_escape_in_flight_lands_the_cards_and_only_the_next_one_leaves_the_panel(
    sit_down: SitDown,
) -> None:
    player = won(sit_down, "good-measure")
    player.look_at(900)
    player.key(Qt.Key.Key_Escape)
    assert (player.scene.animator.is_running, player.sees_win) == (False, True)
    player.key(Qt.Key.Key_Escape)
    assert not player.sees_win


def test_after_a_jump_to_the_end_the_win_is_said_when_the_cards_are_there(
    sit_down: SitDown,
) -> None:
    player = won(sit_down, "good-measure")
    player.scene.animator.finish()
    moves = player.moves
    player.session.go_to(3)
    player.scene.animator.finish()
    player.session.go_to(moves)
    assert (player.scene.animator.is_running, player.sees_win) == (True, False)
    player.look_at(10_000)
    assert player.sees_win
    assert player.faults() == []


@pytest.mark.parametrize("key", BY_KEY)
def test_what_is_said_hides_no_card_and_the_deal_in_order_keeps_every_rank_in_sight(
    sit_down: SitDown, key: str
) -> None:
    player = won(sit_down, key)
    player.scene.animator.finish()
    for size in SIZES:
        player.window.resize(*size)
        panel, pieces = player.win_panel.geometry(), player.scene.pieces
        assert player.window.view.rect().contains(panel)
        cards = [item for item in player.scene.items() if isinstance(item, CardItem)]
        assert len(cards) == 52 * player.session.game.packs
        for card in cards:
            assert not panel.intersects(card.face_rect().toRect()), (size, card.card)
        least = pieces.arrangement.size.figures.least * pieces.arrangement.card.height()
        columns = COLUMNS[: pieces.arrangement.layout.columns]
        assert min(pieces.places.reveal(name, 0) for name in columns) >= least - 1
