"""The card under the pointer rises a little if it can be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation

if TYPE_CHECKING:
    from patience_qt.ui.animator import Animator
    from patience_qt.ui.card_item import CardItem

RISE = 90.0
"""Milliseconds in which a card rises."""


class Hover(QObject):
    """Lets one card rise at a time, as fast as *animator* moves cards; its place stays the same."""

    def __init__(self, animator: Animator) -> None:
        """Point at nothing."""
        super().__init__(animator)
        self._animator = animator
        self.item: CardItem | None = None
        self._clockwork = QVariantAnimation(self)
        self._clockwork.setStartValue(0.0)
        self._clockwork.setEndValue(1.0)
        self._clockwork.valueChanged.connect(self._tick)

    def over(self, item: CardItem | None) -> None:
        """Let *item* rise, and the one that had risen lie down."""
        if item is self.item:
            return
        self._clockwork.stop()
        before, self.item = self.item, item
        if before:
            before.rise_by(0.0)
        if item is None:
            return
        lasts = round(RISE * self._animator.pace)
        if lasts > 0:
            self._clockwork.setDuration(lasts)
            self._clockwork.start()
        else:
            item.rise_by(1.0)

    def _tick(self, share: object) -> None:
        if self.item and isinstance(share, float):
            self.item.rise_by(share)
