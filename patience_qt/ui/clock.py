"""The clock of one game: the time that was really played."""

from __future__ import annotations

import time


class Clock:
    """Counts seconds while it runs; time spent halted, or with the computer asleep, is not counted.

    Monotonic, so that setting the computer's clock changes nothing.
    """

    def __init__(self, seconds: float = 0.0) -> None:
        """Stand halted at *seconds*."""
        self._counted = seconds
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The time played so far."""
        running = 0.0 if self._since is None else time.monotonic() - self._since
        return self._counted + running

    def run(self, *, on: bool) -> None:
        """Start counting, or halt; either may be said twice."""
        if on and self._since is None:
            self._since = time.monotonic()
        elif not on:
            self._counted, self._since = self.seconds, None
