"""Hears of every exception, wherever it is raised, of Qt's warnings, and of what takes too long."""

from __future__ import annotations

import faulthandler
import re
import sys
import time
import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

LONGEST = 1.0
"""Seconds of the processor's time: others may be using this computer."""
_HANGS = 120.0
"""Seconds after which the program is ended, and tells where it was."""


_HARMLESS = re.compile("This plugin does not support|keyToAscii Unhandled key code")
"""What Qt says where there is no screen."""
_BAD = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class Watch:
    """Gathers *faults*, each with the name of what was being done."""

    def __init__(self) -> None:
        """Hear of exceptions within Qt's slots too."""
        self.faults: list[str] = []
        self.slowest = 0.0
        self._name = ""
        sys.excepthook = self._hear
        qInstallMessageHandler(self._hear_qt)

    def _hear_qt(self, kind: QtMsgType, where: QMessageLogContext, text: str) -> None:
        if kind in _BAD and not _HARMLESS.match(text):
            self.faults.append(f"{self._name}: {text}")

    def _hear(
        self, kind: type[BaseException], fault: BaseException, where: TracebackType | None
    ) -> None:
        text = "".join(traceback.format_exception(kind, fault, where))
        self.faults.append(f"{self._name}: {text}")

    @contextmanager
    def over(self, name: str, longest: float = LONGEST) -> Iterator[None]:
        """Watch over what is done within, in *longest* seconds."""
        self._name = name
        faulthandler.dump_traceback_later(_HANGS, exit=True)
        begun = time.process_time()
        try:
            yield
        except Exception as fault:  # noqa: BLE001
            self._hear(type(fault), fault, fault.__traceback__)
        finally:
            faulthandler.cancel_dump_traceback_later()
        took = time.process_time() - begun
        self.slowest = max(self.slowest, took)
        if took > longest:
            self.faults.append(f"{name}: took {took:.2f} s")
