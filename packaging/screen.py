"""A screen of one's own: an X server that nobody sees, a window manager, a mouse and keys."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 30.0
"""Seconds after which what was waited for is held not to come."""

Point = tuple[int, int]
"""Pixels from the upper left corner of a window."""


@contextmanager
def screen() -> Iterator[str]:
    """Start an X server and a window manager; yield the name of the display."""
    ear, mouth = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(mouth), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[mouth],
        stderr=subprocess.DEVNULL,
    )
    os.close(mouth)
    with os.fdopen(ear) as told:
        display = f":{told.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def wait_for(told: Callable[[], bool], what: str) -> None:
    """Wait until *told* says yes; raise TimeoutError, naming *what*, where it does not."""
    until = time.monotonic() + PATIENCE
    while not told():
        if time.monotonic() > until:
            raise TimeoutError(f"{what}: waited {PATIENCE:.0f} seconds in vain.")


class Hand:
    """Mouse and keys, on the one window whose title begins with *title*."""

    def __init__(self, display: str, title: str) -> None:
        """Find the window on *display* as soon as it is there, and turn to it."""
        self._environment = {**os.environ, "DISPLAY": display}
        self.window = ""

        def found() -> bool:
            self.window = self._tell("search", "--onlyvisible", "--name", f"^{title}")
            return self.window.isdigit()

        wait_for(found, f"A window called {title}")
        self._tell("windowactivate", "--sync", self.window)

    def resize(self, width: int, height: int) -> None:
        """Make the window that large, at the upper left of the screen."""
        self._tell("windowmove", self.window, "20", "40")
        self._tell("windowsize", self.window, str(width), str(height))

    def press(self, key: str) -> None:
        """Press and release a key, named as xdotool names it."""
        self._tell("key", key)

    def drag(self, start: Point, end: Point, steps: int = 12) -> None:
        """Press at *start*, go to *end* in small steps, and let go."""
        self._move(*start)
        self._tell("mousedown", "1")
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            self._move(x, y)
        self._tell("mouseup", "1")

    def _move(self, x: int, y: int) -> None:
        self._tell("mousemove", "--window", self.window, str(x), str(y))

    def _tell(self, *words: str) -> str:
        """Give xdotool an order and return its answer, empty where it has none."""
        run = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return run.stdout.strip()
