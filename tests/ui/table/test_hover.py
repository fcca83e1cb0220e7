"""The card under the pointer rises if it can be moved; its place stays the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication

from patience_qt.ui.card_item import CardItem
from tests.ui.table.player import Player

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown


def risen(player: Player) -> list[CardItem]:
    """Return the cards that are drawn higher than they lie."""
    items = player.scene.items()
    return [item for item in items if isinstance(item, CardItem) and item.has_risen]


def point_at(player: Player, at: QPoint) -> None:
    """Move the pointer to *at* from elsewhere: where it does not move, Qt tells nothing."""
    player.move(QPoint(1, 1))
    player.move(at)


def test_only_cards_with_a_move_rise_and_none_is_moved(sit_down: SitDown) -> None:
    player = sit_down()
    sources = {move.source for move in player.session.position.moves}
    for name, pile in player.table.piles.items():
        for row in range(len(pile)):
            where = player.last(name)._replace(row=row)
            player.move(player.grip(where))
            expected = [player.item(where)] if where in sources else []
            assert risen(player) == expected
    assert player.faults() == []


def test_a_card_lies_again_when_the_pointer_leaves_presses_or_another_position_comes(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    for end in (
        player.press,
        lambda _: QApplication.sendEvent(player.ground, QEvent(QEvent.Type.Leave)),
        lambda _: player.session.next_deal(1),
        lambda _: player.move(QPoint(2, 2)),
    ):
        move = player.session.position.moves[0]
        at = player.grip(move.source)
        point_at(player, at)
        assert len(risen(player)) == 1
        end(at)
        assert risen(player) == []
        player.release(at)
        player.scene.hand.cancel()


def test_it_rises_in_steps_where_cards_move_and_at_once_where_they_do_not(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    at = player.grip(player.session.position.moves[0].source)
    player.scene.animator.pace = 1.0
    point_at(player, at)
    clockwork, card = player.scene.hover._clockwork, player.scene.hover.item
    assert card
    assert clockwork.duration() == 90
    clockwork.setCurrentTime(45)
    assert 0 < card._rise < 1
    clockwork.setCurrentTime(90)
    assert card._rise == 1.0
