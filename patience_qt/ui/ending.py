"""The system asks the program to end: it does so as when its window is closed."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from types import FrameType

_ASKED = "SIGTERM", "SIGHUP"


class Ending(QObject):
    """Closes all windows when the system ends the session, or somebody the process.

    While Qt waits, Python hears no signal; so each also makes a byte arrive, and that Qt hears.
    """

    def __init__(self, parent: QObject) -> None:
        """Listen from now on, as long as *parent* lives."""
        super().__init__(parent)
        if sys.platform == "win32":
            # There Qt itself is told of the end of a session.
            return
        self._heard, told = os.pipe()
        for end in (self._heard, told):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        for name in _ASKED:
            signal.signal(getattr(signal, name), self._end)

    def _wake(self) -> None:
        """Let Python run, which then hears the signal."""
        with suppress(BlockingIOError):
            os.read(self._heard, 64)

    def _end(self, number: int, frame: FrameType | None) -> None:
        QApplication.closeAllWindows()
