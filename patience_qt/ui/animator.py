"""The one clockwork behind everything that moves on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.ui.flight import Flight


class Animator(QObject):
    """Flies cards to their goals; it can be interrupted at any time, and nobody waits for it.

    *pace* stretches all times; at 0 everything is there at once.
    """

    turned = Signal()
    """The moment has come, or is passed over, for which the flights were marked."""
    rested = Signal()
    """Every card that flew has landed; flights that were forgotten for others do not count."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Stand still."""
        super().__init__(parent)
        self.pace = 1.0
        self._flights: list[Flight] = []
        self._span = 0.0
        self._mark: float | None = None
        self._clockwork = QVariantAnimation(self)
        self._clockwork.setStartValue(0.0)
        self._clockwork.setEndValue(1.0)
        self._clockwork.valueChanged.connect(self._tick)
        self._clockwork.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Tell whether a card is still on its way."""
        return bool(self._flights)

    def fly(self, flights: Iterable[Flight], mark: float | None = None) -> None:
        """Send cards off from where they are; flights that were under way are forgotten.

        At the moment *mark*, in milliseconds, it is said that things have turned.
        """
        self._clockwork.stop()
        forgotten, self._flights = self._flights, []
        for flight in forgotten:
            flight.item.resetTransform()
        more, self._mark = list(flights), mark
        self._span = max((flight.end for flight in more), default=0.0)
        # A clockwork that ran down still stands at its end, and says so while it is being set.
        self._clockwork.setDuration(max(1, round(self._span * self.pace)))
        self._flights = more
        if self.pace <= 0 or self._span <= 0:
            self.finish()
        else:
            self._clockwork.start()

    def finish(self) -> None:
        """Let every card land at once."""
        self._clockwork.stop()
        flights, self._flights = self._flights, []
        for flight in flights:
            flight.land()
        self._pass(self._span)
        self.rested.emit()

    def _tick(self, share: object) -> None:
        """Show what is to be seen when that *share* of the time is over."""
        if isinstance(share, float):
            now = share * self._span
            self._flights = [flight for flight in self._flights if not flight.at(now)]
            self._pass(now)

    def _pass(self, now: float) -> None:
        if self._mark is not None and now >= self._mark:
            self._mark = None
            self.turned.emit()
