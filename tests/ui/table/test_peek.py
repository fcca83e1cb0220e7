"""A covered card is shown whole while the right button or P is held, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from patience_qt.engine.rules import DEAL
from tests.ui.table.player import LEFT, RIGHT, Player, spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown

COVERED = spot("c3.2")


def is_whole(player: Player) -> bool:
    """Tell whether nothing lies over the covered card."""
    card = player.item(COVERED)
    return player.scene.items(card.face_rect().center())[0] is card


def hold(player: Player, how: str) -> None:
    """Begin to peek at the covered card."""
    at = player.grip(COVERED)
    if how == "button":
        player.press(at, RIGHT)
    else:
        player.move(QPoint(1, 1))
        player.move(at)
        QTest.keyPress(player.window.view, Qt.Key.Key_P)


def let_go(player: Player, how: str) -> None:
    if how == "button":
        player.release(player.grip(COVERED), RIGHT)
    else:
        QTest.keyRelease(player.window.view, Qt.Key.Key_P)


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_covered_card_is_whole_while_it_is_held_and_lies_again_after(
    sit_down: SitDown, how: str
) -> None:
    player = sit_down()
    assert not is_whole(player)
    hold(player, how)
    assert is_whole(player)
    names = [str(card) for card in player.table[COVERED.pile]]
    assert player.sentence.startswith(player.sentence.split()[0] + " has 2 cards on it: ")
    assert len(names) == 4
    let_go(player, how)
    assert not is_whole(player)
    assert (player.sentence, player.faults(), player.moves) == ("", [], 0)


def test_it_is_said_what_lies_on_it_and_after_what_it_is_wanted(sit_down: SitDown) -> None:
    player = sit_down()
    cards = [str(card) for card in player.table[spot("c3.1").pile]]
    player.press(player.grip(spot("c3.3")), RIGHT)
    assert "has one card on it: " in player.sentence
    rank = cards[2][0]
    assert ("wanted after" in player.sentence) == (rank != "A")


@pytest.mark.parametrize("text", ["c3.4", "f1.1"])
def test_there_is_nothing_to_peek_at_where_no_card_is_covered(sit_down: SitDown, text: str) -> None:
    player = sit_down()
    where = spot(text)
    at = player.grip(where) if text[0] == "c" else player.middle(where.pile)
    player.press(at, RIGHT)
    assert player.sentence == ""
    player.release(at, RIGHT)
    player.move(at)
    player.key(Qt.Key.Key_P)
    assert "right button" in player.sentence
    assert player.faults() == []


def test_a_card_that_lies_face_down_stays_so(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883")
    card = player.item(COVERED)
    player.press(player.grip(COVERED), RIGHT)
    assert not card.face_up
    assert player.scene.items(card.face_rect().center())[0] is not card


def test_in_babette_a_blocked_card_that_is_hidden_in_part_is_shown(sit_down: SitDown) -> None:
    player = sit_down("babette")
    for _ in range(4):
        player.play(DEAL)
    where = spot("c1.1")
    player.press(player.grip(where), RIGHT)
    assert player.scene.items(player.item(where).face_rect().center())[0] is player.item(where)
    assert "on it" in player.sentence
    player.release(player.grip(where), RIGHT)
    assert player.faults() == []


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_move_or_a_resize_ends_it(sit_down: SitDown, how: str) -> None:
    player = sit_down()
    ends: list[Callable[[], object]] = [
        lambda: player.session.next_deal(1),
        lambda: player.window.resize(900, 640),
        lambda: player.click(player.grip(spot("c5.4"))),
        lambda: player.key(Qt.Key.Key_Escape),
    ]
    for end in ends:
        hold(player, how)
        assert is_whole(player)
        end()
        let_go(player, how)
        player.scene.hand.cancel()
        assert not is_whole(player)
        assert player.faults() == []


def test_with_a_card_in_hand_the_right_button_puts_it_back(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.lift(spot("c5.4"))
    player.press(at, RIGHT)
    assert not player.scene.hand.is_busy
    player.release(at, RIGHT)
    player.release(at, LEFT)
    assert player.faults() == []


def test_a_card_lifted_by_a_click_lies_again_when_p_is_held_over_a_covered_one(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    player.click(player.grip(spot("c5.4")))
    hold(player, "key")
    assert is_whole(player)
    assert not player.scene.hand.is_busy
    let_go(player, "key")
    assert player.faults() == []
