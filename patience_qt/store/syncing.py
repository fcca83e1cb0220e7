"""Brings written files to the disk without anybody waiting for it."""

from __future__ import annotations

import os
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Syncing:
    """A thread that waits for the disk, begun when it is first wanted.

    What was written outlives the program at once; after the sync it outlives the computer.
    """

    def __init__(self, failed: Callable[[OSError], None]) -> None:
        """Tell *failed*, in the thread, what the disk refused."""
        self._failed = failed
        self._wanted: SimpleQueue[int | Event] = SimpleQueue()
        self._thread: Thread | None = None

    def want(self, handle: int) -> None:
        """Bring the open file *handle* to the disk soon; it may be closed meanwhile."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="syncing", daemon=True)
            self._thread.start()
        self._wanted.put(os.dup(handle))

    def wait(self, seconds: float) -> bool:
        """Wait until all is on the disk, but no longer than *seconds*; tell whether it is."""
        if self._thread is None:
            return True
        done = Event()
        self._wanted.put(done)
        return done.wait(seconds)

    def _run(self) -> None:
        while True:
            wanted = self._wanted.get()
            if isinstance(wanted, Event):
                wanted.set()
                continue
            try:
                os.fsync(wanted)
            except OSError as error:
                self._failed(error)
            finally:
                os.close(wanted)
