"""What the program says when it cannot do a thing: one plain sentence, and an exit code."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from patience_qt.cli.arguments import UsageError
from patience_qt.engine.notation import NotationError
from patience_qt.needs import NoWindowError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

DONE, NO, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130


def spoken(action: Callable[[], int]) -> int:
    """Return the exit code of *action*; what goes wrong in it is said on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return action()
    except UsageError as error:
        return say(error, BAD_USAGE)
    except (NotationError, NoWindowError) as error:
        return say(error, NO)
    except KeyboardInterrupt:
        return INTERRUPTED


def say(sentence: object, code: int) -> int:
    """Print *sentence* to standard error, where there is one that takes it, and return *code*."""
    if sys.stderr:
        try:
            print(sentence, file=sys.stderr, flush=True)
        except OSError:
            _close(sys.stderr)
    return code


def answer(lines: Iterable[str]) -> int:
    """Print *lines* to standard output, where there is one, and return the exit code."""
    try:
        for line in lines:
            print(line)
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has enough.
        _close(sys.stdout)
    except OSError as error:
        _close(sys.stdout)
        return say(f"The answer could not be written: {error.strerror}.", NO)
    return DONE


def _close(stream: TextIO) -> None:
    """Let what is still to be written go nowhere: at its end Python would try once more."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
