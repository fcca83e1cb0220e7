"""Where the cards lie and what the table should look like: measured in the checkout's own window.

That window has the size of the bundle's, stands on the same screen and plays the same moves.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication
from screen import PATIENCE, Point

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from patience_qt.ui.settings import Settings
from patience_qt.ui.table_scene import TableScene

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from patience_qt.engine.piles import Spot
    from patience_qt.engine.rules import Move

SIZE = (1280, 800)
"""The size of both windows."""


class Chart:
    """The checkout's window, with one deal on the table."""

    def __init__(self, key: str, deal: int) -> None:
        """Lay out *deal* of the game with that *key*."""
        self.window = open_window(BY_KEY[key], deal, Settings())
        self.window.resize(*SIZE)
        self.window.show()
        self.settle()
        self.window.hide()

    def settle(self) -> None:
        """Let everything that moves come to rest."""
        until = time.monotonic() + PATIENCE
        before = None
        while time.monotonic() < until and before != (now := self.picture()):
            before = now
            rest = time.monotonic() + 0.5
            while time.monotonic() < rest:
                QApplication.processEvents()

    @property
    def table(self) -> QRect:
        """The place of the table in the window."""
        viewport = self.window.view.viewport()
        return QRect(viewport.mapTo(self.window, QPoint()), viewport.size())

    def picture(self) -> QImage:
        """Return the table as it looks now."""
        return self.window.view.viewport().grab().toImage()

    def a_drag(self) -> tuple[Move, Point, Point]:
        """Return a legal move between columns, and where to press and let go for it."""
        session = self.window.session
        for move in session.position.moves:
            if move.source.pile.role is move.target.role:
                end = session.position.table.end(move.target)
                last = end._replace(row=end.row - 1)
                return move, self._card(move.source), self._card(last)
        raise LookupError("This deal begins with no move between columns.")

    def play(self, move: Move) -> None:
        """Play *move* as the bundle is to play it."""
        self.window.session.play(move)
        self.settle()

    def _card(self, spot: Spot) -> Point:
        """Return the middle of what is seen of the card at *spot*."""
        scene = self.window.view.scene()
        assert isinstance(scene, TableScene)
        column = scene.pieces.arrangement.pile(spot.pile)
        x, top = column.center().x(), int(column.top())
        seen = [y for y in range(top, SIZE[1]) if scene.spot_at(QPointF(x, y)) == spot]
        at = QPoint(int(x), (seen[0] + seen[-1]) // 2) + self.table.topLeft()
        return at.x(), at.y()
