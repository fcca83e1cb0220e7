"""The solver as a process of its own: it reads questions and writes answers, a JSON line each.

A question: ``{"id", "game", "board" or "start" and "moves", "seconds", "ask"}``.  A *start* and
the *moves* are written as in saved games.  What is asked is ``verdict``,
``hint``, or ``history``, which answers for every position of the game, the last first.  An answer
carries the question's id, and ``error`` where the question could not be understood.

The process ends when its input does, so that it never outlives whoever started it.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from typing import IO, TYPE_CHECKING

from patience_qt.solver.questions import answers

if TYPE_CHECKING:
    from collections.abc import Callable

NICENESS = 10
_LOOK_FOR_PARENT = 1.0


def serve() -> int:
    """Answer what comes on standard input until it ends, and return the exit code."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    for watch in (lambda: _read(sys.stdin, questions), _watch_parent):
        threading.Thread(target=watch, daemon=True).start()
    while True:
        _answer(questions.get(), _say)


def _read(source: IO[str], questions: queue.SimpleQueue[str]) -> None:
    """Hand on the lines of *source*; at its end the process ends, in the middle of a search too."""
    for line in source:
        questions.put(line)
    os._exit(0)


def _watch_parent() -> None:
    """End the process when its parent is gone, should its input be held open by another."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(_LOOK_FOR_PARENT)
    os._exit(0)


def _answer(line: str, say: Callable[[dict[str, object]], None]) -> None:
    if not line.strip():
        return
    try:
        asked = json.loads(line)
    except ValueError:
        say({"id": None, "error": "This is no line of JSON."})
        return
    for answer in answers(asked):
        say(answer)


def _say(answer: dict[str, object]) -> None:
    try:
        print(json.dumps(answer), flush=True)
    except OSError:
        # Nobody listens any more.
        os._exit(0)
