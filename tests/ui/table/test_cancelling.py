"""A card in hand goes home, whole and at once, whatever takes the hand away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from patience_qt.engine.piles import COLUMNS
from patience_qt.games import BY_KEY
from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player, pile, spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier
HELD = spot("c3.4")
"""In deal 1 of Baker's Dozen this card has a place to go."""


def carry(player: Player) -> QPoint:
    """Press on the card and move it a little; return where the pointer is."""
    return player.lift(HELD)


def lift(player: Player) -> QPoint:
    """Click on the card; return where."""
    at = player.grip(HELD)
    player.click(at)
    return at


def settled(player: Player) -> list[str]:
    """Return what lies wrong when everything has landed."""
    player.scene.animator.finish()
    return player.faults()


def next_drag_follows_at_once(player: Player) -> bool:
    """Tell whether a card follows the pointer from the first move on, without a jump."""
    where = player.last(COLUMNS[6])
    at, home = player.grip(where), player.item(where).pos()
    player.press(at)
    player.move(at + QPoint(11, 2))
    away = player.item(where).pos() - home
    player.move(at)
    player.release(at)
    player.scene.animator.finish()
    return away.toPoint() == QPoint(11, 2)


@pytest.mark.parametrize("take", [carry, lift])
def test_escape_puts_the_card_back(sit_down: SitDown, take: Callable[[Player], QPoint]) -> None:
    player = sit_down(pace=0.1)
    at = take(player)
    assert player.ringed()
    player.key(Qt.Key.Key_Escape)
    assert (player.ringed(), settled(player)) == (set(), [])
    player.release(at)
    assert (player.moves, settled(player)) == (0, [])
    assert next_drag_follows_at_once(player)


@pytest.mark.parametrize(
    "buttons", [(RIGHT,), (MIDDLE,), (RIGHT, MIDDLE)], ids=["right", "middle", "both"]
)
def test_another_button_puts_the_card_back(
    sit_down: SitDown, buttons: tuple[Qt.MouseButton, ...]
) -> None:
    player = sit_down(pace=0.1)
    move = player.session.position.moves[0]
    at = player.carry(move.source, player.corner(move.target))
    for button in buttons:
        player.press(at, button)
    for button in buttons:
        player.release(at, button)
    player.move(at + QPoint(5, 5))
    player.release(at)
    assert (player.moves, settled(player)) == (0, [])
    assert next_drag_follows_at_once(player)


def test_a_second_left_press_puts_the_card_back(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.lift(HELD)
    player.press(at)
    player.release(at)
    player.key(Qt.Key.Key_Escape)
    assert (player.moves, player.faults()) == (0, [])


def open_dialog(player: Player) -> None:
    dialog = QDialog(player.window)
    dialog.setModal(True)
    dialog.open()
    QApplication.processEvents()
    dialog.close()
    player.window.activateWindow()


def open_menu(player: Player) -> None:
    menu = QMenu(player.window)
    menu.addAction("Nothing")
    menu.popup(player.window.mapToGlobal(QPoint(20, 20)))
    QApplication.processEvents()
    menu.close()


def other_window(player: Player) -> None:
    QApplication.sendEvent(player.window.view.viewport(), QEvent(QEvent.Type.WindowDeactivate))


def other_widget(player: Player) -> None:
    player.window.menuBar().setFocus()


def choose_game(player: Player) -> None:
    player.window.choose_game()
    player.window.show_table()


def hide(player: Player) -> None:
    player.window.hide()
    player.window.show()


def resize(player: Player) -> None:
    player.window.resize(1200, 640)
    QApplication.processEvents()


INTERRUPTIONS = [
    open_dialog,
    open_menu,
    other_window,
    other_widget,
    choose_game,
    hide,
    resize,
]


@pytest.mark.parametrize("interrupt", INTERRUPTIONS)
@pytest.mark.parametrize("take", [carry, lift])
def test_what_takes_the_table_away_puts_the_card_back(
    sit_down: SitDown, interrupt: Callable[[Player], None], take: Callable[[Player], QPoint]
) -> None:
    player = sit_down()
    at = take(player)
    interrupt(player)
    assert not player.scene.hand.is_busy
    assert player.faults() == []
    player.move(player.grip(spot("c8.4")))
    player.release(at)
    assert (player.moves, player.faults()) == (0, [])
    assert next_drag_follows_at_once(player)
    player.play(player.session.position.moves[0])
    assert player.moves == 1


def test_a_card_does_not_follow_a_pointer_without_a_pressed_button(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.lift(HELD)
    # The release was lost, to a screen shot or another program; then the pointer comes back.
    viewport = player.window.view.viewport()
    assert viewport.hasMouseTracking()
    where = at + QPoint(40, 40)
    came_back = QMouseEvent(
        QEvent.Type.MouseMove,
        where.toPointF(),
        viewport.mapToGlobal(where).toPointF(),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, came_back)
    assert (player.moves, player.faults()) == (0, [])
    player.release(at)
    assert next_drag_follows_at_once(player)


def test_a_lifted_card_waits_while_the_pointer_wanders(sit_down: SitDown) -> None:
    player = sit_down()
    player.click(player.grip(HELD))
    player.move(QPoint(300, 300))
    assert player.scene.hand.is_busy


def new_deal(player: Player) -> None:
    player.window.act.new_deal.trigger()


def restart(player: Player) -> None:
    player.window.act.restart.trigger()


def undo(player: Player) -> None:
    player.key(Qt.Key.Key_Z, CONTROL)


def redo(player: Player) -> None:
    player.key(Qt.Key.Key_Y, CONTROL)


def change_game(player: Player) -> None:
    player.session.start(BY_KEY["babette"], 7)


def jump(player: Player) -> None:
    player.session.go_to(0)


def close(player: Player) -> None:
    player.window.close()


@pytest.mark.parametrize("command", [new_deal, restart, undo, redo, change_game, jump, close])
@pytest.mark.parametrize("take", [carry, lift])
def test_a_command_puts_the_card_back_first(
    sit_down: SitDown, command: Callable[[Player], None], take: Callable[[Player], QPoint]
) -> None:
    player = sit_down(pace=0.1)
    player.play_text("c11.4-f3")
    player.play_text("c8.4-c6")
    undo(player)
    player.scene.animator.finish()
    at = take(player)
    command(player)
    assert not player.scene.hand.is_busy
    player.release(at)
    assert settled(player) == []
    assert player.scene.position is player.session.position


def test_a_resize_in_the_middle_of_a_drag_leaves_nothing_behind(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    player.carry(HELD, player.corner(pile("c8")))
    for width in (900, 1300, 800):
        player.window.resize(width, 650)
        QApplication.processEvents()
    player.release(QPoint(400, 300), LEFT)
    assert (player.moves, settled(player)) == (0, [])
