"""The one clockwork behind everything that moves on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.ui.flight import Flight


class Animator(QObject):
    """Flies cards to their goals; it can be interrupted at any time, and nobody waits for it.

    *pace* stretches all times; at 0 everything is there at once.
    """

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
        for forgotten in self._flights:
            forgotten.item.resetTransform()
        self._flights = list(flights)
        span = max((flight.end for flight in self._flights), default=0.0)
        if self.pace <= 0 or span <= 0:
            self.finish()
            return
        self._clockwork.setEndValue(span)
        self._clockwork.setDuration(max(1, round(span * self.pace)))
        self._clockwork.start()
        self._tick(0.0)

    def finish(self) -> None:
        """Let every card land at once."""
        self._clockwork.stop()
        flights, self._flights = self._flights, []
        for flight in flights:
            flight.land()

    def _tick(self, now: object) -> None:
        if isinstance(now, float):
            self._flights = [flight for flight in self._flights if not flight.at(now)]
