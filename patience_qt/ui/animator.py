"""The one clockwork behind everything that moves on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.ui.card_item import CardItem

ALOFT = 1_000.0
"""What a card in flight adds to its height, so that it passes over those at rest."""

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(slots=True)
class Flight:
    """One card on its way: from where it is to *goal*, between two moments in milliseconds.

    Where *turns* is set the card turns over on the way and then shows *face_up*.  A card that is
    not *seen* at its goal vanishes there under others.
    """

    item: CardItem
    goal: QPointF
    height: float
    face_up: bool = True
    seen: bool = True
    begin: float = 0.0
    lasts: float = 0.0
    turns: bool = False
    start: QPointF | None = None

    def at(self, now: float) -> bool:
        """Put the card where it is at the moment *now*; tell whether it has landed."""
        if now < self.begin:
            return False
        if self.start is None:
            self.start = self.item.pos()
            self.item.setZValue(ALOFT + self.begin + self.height)
        share = min(1.0, (now - self.begin) / self.lasts) if self.lasts > 0 else 1.0
        if share >= 1.0:
            self.land()
            return True
        eased = _EASE.valueForProgress(share)
        self.item.setPos(self.start + (self.goal - self.start) * eased)
        if self.turns:
            self._turn(share)
        return False

    def _turn(self, share: float) -> None:
        """Narrow the card to its edge, change its face, widen it again."""
        if share >= 0.5:
            self.item.show_face(up=self.face_up)
        middle = self.item.middle()
        squeeze = QTransform.fromTranslate(middle.x(), 0).scale(max(0.02, abs(1 - 2 * share)), 1)
        self.item.setTransform(squeeze.translate(-middle.x(), 0))

    def land(self) -> None:
        """Put the card down at its goal, with its own height and face."""
        self.item.setPos(self.goal)
        self.item.setZValue(self.height)
        self.item.show_face(up=self.face_up)
        self.item.setVisible(self.seen)
        self.item.resetTransform()


class Animator(QObject):
    """Flies cards to their goals; it can be interrupted at any time, and nobody waits for it.

    *pace* stretches all times; at 0 everything is there at once.
    """

    landed = Signal()
    """Every card has reached its goal."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Stand still."""
        super().__init__(parent)
        self.pace = 1.0
        self._flights: list[Flight] = []
        self._clockwork = QVariantAnimation(self)
        self._clockwork.setStartValue(0.0)
        self._clockwork.valueChanged.connect(self._tick)
        self._clockwork.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Tell whether a card is still on its way."""
        return bool(self._flights)

    def fly(self, flights: Iterable[Flight]) -> None:
        """Send cards off from where they are; flights that were under way are forgotten."""
        self._clockwork.stop()
        self._flights = list(flights)
        span = max((flight.begin + flight.lasts for flight in self._flights), default=0.0)
        if self.pace <= 0 or span <= 0:
            self.finish()
            return
        self._clockwork.setEndValue(span)
        self._clockwork.setDuration(max(1, round(span * self.pace)))
        self._clockwork.start()

    def finish(self) -> None:
        """Let every card land at once."""
        self._clockwork.stop()
        flights, self._flights = self._flights, []
        for flight in flights:
            flight.land()
        if flights:
            self.landed.emit()

    def _tick(self, now: object) -> None:
        if isinstance(now, float):
            self._flights = [flight for flight in self._flights if not flight.at(now)]
