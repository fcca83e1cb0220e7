"""Hears of every exception, wherever it is raised, and of everything that takes too long."""

from __future__ import annotations

import faulthandler
import sys
import time
import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

LONGEST = 1.0
"""Seconds of the processor's time: others may be using this computer."""
_HANGS = 120.0
"""Seconds after which the program is ended, and tells where it was."""


class Watch:
    """Gathers *faults*, each with the name of what was being done."""

    def __init__(self) -> None:
        """Hear of exceptions within Qt's slots too."""
        self.faults: list[str] = []
        self.slowest = 0.0
        self._name = ""
        sys.excepthook = self._hear

    def _hear(
        self, kind: type[BaseException], fault: BaseException, where: TracebackType | None
    ) -> None:
        text = "".join(traceback.format_exception(kind, fault, where))
        self.faults.append(f"{self._name}: {text}")

    @contextmanager
    def over(self, name: str) -> Iterator[None]:
        """Watch over what is done within."""
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
        if took > LONGEST:
            self.faults.append(f"{name}: took {took:.2f} s")
