"""Keeps a hint on the table in its place until the player does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QVariantAnimation

from patience_qt.engine.piles import STOCK
from patience_qt.ui.hint_item import HintItem

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from patience_qt.engine.piles import PileId
    from patience_qt.engine.rules import Move
    from patience_qt.ui.table_scene import TableScene

_PULSE, _FAINT = 600, 0.25
"""Milliseconds of one pulse, and how faint a hint becomes in it."""


class HintMark(QObject):
    """Shows a move on *scene*: two pulses, then at rest, so that it costs nothing."""

    def __init__(self, scene: TableScene) -> None:
        """Show nothing yet."""
        super().__init__(scene)
        self._scene = scene
        self._move: Move | None = None
        self.item = HintItem()
        scene.addItem(self.item)
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE)
        self._pulse.setLoopCount(2)
        for at, strength in ((0.0, 1.0), (0.5, _FAINT), (1.0, 1.0)):
            self._pulse.setKeyValueAt(at, strength)
        self._pulse.valueChanged.connect(self._fade)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self._settle)
        # The cards are given their places after the scene has its size.
        scene.sceneRectChanged.connect(self._resettle)
        scene.in_hand.connect(self.clear)

    @property
    def is_shown(self) -> bool:
        """Tell whether a move is shown."""
        return self._move is not None

    def show(self, move: Move) -> None:
        """Show *move*, on cards that lie still."""
        self._scene.animator.finish()
        self._move = move
        self._settle()
        if self._scene.animator.pace > 0:
            self._pulse.start()

    def clear(self) -> None:
        """Show nothing any more."""
        self._move = None
        self._pulse.stop()
        self.item.setOpacity(1.0)
        self.item.hide()

    def _resettle(self) -> None:
        self._settling.start()

    def _settle(self) -> None:
        """Go where card and place lie."""
        if self._move is None:
            return
        source, target = self._move
        if source.pile == STOCK:
            stock = self._place(STOCK)
            self.item.point(stock, stock)
        else:
            card = self._scene.position.table.card(source)
            self.item.point(self._scene.pieces.item(card).face_rect(), self._place(target))

    def _place(self, pile: PileId) -> QRectF:
        """Return the last card of *pile*, or the place of an empty one."""
        pieces, top = self._scene.pieces, self._scene.position.table[pile].top
        if top is None or pile == STOCK:
            return pieces.arrangement.pile(pile)
        return pieces.item(top).face_rect()

    def _fade(self, strength: object) -> None:
        if isinstance(strength, float):
            self.item.setOpacity(strength)
