"""What the program says when it cannot do a thing: one plain sentence, and an exit code."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

from patience_qt.cli.arguments import UsageError
from patience_qt.engine.notation import NotationError
from patience_qt.needs import NoWindowError

if TYPE_CHECKING:
    from collections.abc import Callable

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
    """Print *sentence* to standard error, where there is one, and return *code*."""
    if sys.stderr:
        print(sentence, file=sys.stderr)
    return code
