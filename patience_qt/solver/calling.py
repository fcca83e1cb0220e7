"""How the worker is called: known without the solver itself, which the window never loads."""

from __future__ import annotations

import sys

OPTION = "--solver-worker"


def command() -> list[str]:
    """Return the words that start the worker, in the bundle too, where there is no Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, OPTION]
    return [sys.executable, "-m", "patience_qt", OPTION]
