"""How much memory the program holds, looked at again and again in the same situation."""

from __future__ import annotations

import ctypes
import gc
import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

_WARM = 0.4
"""The share of the time after which everything that is kept once has been kept."""


class Memory:
    """Compares the memory held after warm-up with that at the end."""

    MOST = 5.0
    """MiB by which it may grow."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.notes: list[tuple[float, float]] = []

    def note(self, share: float) -> None:
        """Note what is held when that *share* of the time is over."""
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        with suppress(OSError, AttributeError):
            # What was freed is given back, so that only what is held counts.
            ctypes.CDLL(None).malloc_trim(0)
        self.notes.append((share, _held()))

    @property
    def growth(self) -> float:
        """MiB by which the memory grew after warm-up."""
        warm = [held for share, held in self.notes if share >= _WARM]
        return warm[-1] - warm[0] if warm else 0.0


def _held() -> float:
    """Return the memory in the computer that belongs to this process alone, in MiB."""
    pages = Path("/proc/self/statm").read_text("ascii").split()
    return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE") / 2**20
