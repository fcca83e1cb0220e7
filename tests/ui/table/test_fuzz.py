"""Anything at all, in any order, while cards fly: nothing breaks, nothing is lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.play import opening, play
from patience_qt.games import GAMES
from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier
TURNS = 150


class Monkey:
    """Plays legal moves, takes them back, and now and then does whatever comes to its mind."""

    def __init__(self, player: Player, seed: int) -> None:
        """Sit on the player's shoulder."""
        self.player, self.random = player, random.Random(seed)

    def turn(self) -> None:
        """Do one thing."""
        chance = self.random.random()
        if chance < 0.30:
            self.player.key(Qt.Key.Key_Z, CONTROL)
        elif chance < 0.45:
            self.player.key(Qt.Key.Key_Y, CONTROL)
        elif chance < 0.85:
            self.move()
        else:
            self.mischief()
        if self.random.random() < 0.3:
            QApplication.processEvents()

    def move(self) -> None:
        """Make a legal move: mostly by dragging, sometimes by clicks."""
        if not (moves := self.player.session.position.moves):
            return
        move, chance = self.random.choice(moves), self.random.random()
        if chance < 0.7:
            self.player.play(move)
        elif chance < 0.85:
            self.player.double_click(self.player.point_of(move.source.pile))
        else:
            self.player.click_onto(move)

    def mischief(self) -> None:
        """Press, move and release anywhere, with any button, and let go in any way."""
        player, any_button = self.player, self.random.choice((LEFT, LEFT, LEFT, RIGHT, MIDDLE))
        player.press(self.anywhere(), any_button)
        for _ in range(self.random.randrange(4)):
            player.move(self.anywhere())
        match self.random.randrange(6):
            case 0:
                player.key(Qt.Key.Key_Escape)
            case 1:
                player.key(Qt.Key.Key_Z, CONTROL)
            case 2:
                player.window.resize(self.random.randrange(640, 1500), 700)
            case 3:
                player.click(self.anywhere(), self.random.choice((RIGHT, LEFT)))
            case 4:
                player.click_again(self.anywhere())
            case _:
                pass
        player.release(self.anywhere(), any_button)

    def anywhere(self) -> QPoint:
        """Return a point on the table, or a little outside."""
        ground = self.player.ground.rect().adjusted(-40, -40, 40, 40)
        return QPoint(
            self.random.randrange(ground.left(), ground.right()),
            self.random.randrange(ground.top(), ground.bottom()),
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_is_done_the_table_is_what_its_moves_make_of_the_deal(
    sit_down: SitDown, game: Variant
) -> None:
    player = sit_down(game.key, pace=0.2)
    monkey, deepest = Monkey(player, seed=len(game.key)), 0
    for number in range(TURNS):
        monkey.turn()
        deepest = max(deepest, player.moves)
        if number % 20 == 0:
            player.key(Qt.Key.Key_Escape)
            player.scene.animator.finish()
            assert player.faults() == []
    table = opening(game.rules, shuffled(packs(game.packs), 1))
    for transition in list(player.session.transitions())[: player.moves]:
        table = play(game.rules, table, transition.move).after
    assert table == player.table
    assert deepest > 6
