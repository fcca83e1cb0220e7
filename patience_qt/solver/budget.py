"""How long a search may go on: seconds, positions, and whether anybody still waits for it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def _never() -> bool:
    return False


class Budget:
    """What one search may spend; the seconds run from the moment the budget is made.

    A search asks `is_spent` often enough to stop within a tenth of a second.  It bounds its memory
    itself, so *most_positions* only ever lowers its own limit.
    """

    __slots__ = ("_cancelled", "_clock", "_end", "most_positions")

    def __init__(
        self,
        seconds: float,
        *,
        most_positions: int | None = None,
        cancelled: Callable[[], bool] = _never,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Allow *seconds* by *clock*, `time.process_time` for CPU instead of wall time."""
        self.most_positions = most_positions
        self._cancelled = cancelled
        self._clock = clock
        self._end = clock() + seconds

    def is_spent(self, positions: int = 0) -> bool:
        """Tell whether a search that has looked at *positions* has to stop."""
        if self.most_positions is not None and positions >= self.most_positions:
            return True
        return self._clock() >= self._end or self._cancelled()
