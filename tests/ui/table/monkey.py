"""Plays at a real window without a plan, but seeded."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player

CONTROL = Qt.KeyboardModifier.ControlModifier


class Monkey:
    """Plays legal moves, takes them back, and now and then does whatever comes to its mind."""

    def __init__(self, player: Player, seed: int | str) -> None:
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
