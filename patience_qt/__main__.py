"""Patience Qt: a command is answered with text; anything else opens the window."""

from __future__ import annotations

import gc
import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from patience_qt.cli import COMMANDS
from patience_qt.cli.speaking import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant
    from patience_qt.ui.window import MainWindow


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the words of the command line ask, and return the exit code."""
    words = [*(sys.argv[1:] if argv is None else argv)]
    return spoken(lambda: _answer(words))


def _answer(words: list[str]) -> int:
    # Every path imports only what it needs: the window waits for no parser, and text for no Qt.
    if words == ["--solver-worker"]:
        return _worker()
    if words and words[0] in COMMANDS:
        return _command(words)
    options = [word for word in words if word[:1] == "-" and word[1:2] not in ("", *"0123456789")]
    return _command(options) if options else _window(words)


def _worker() -> int:
    from patience_qt.solver.worker import serve

    return serve()


def _command(words: list[str]) -> int:
    from patience_qt.cli.run import run

    return run(words, _drawn)


def _drawn(game: Variant, table: Table) -> bytes:
    from patience_qt.needs import qt_imported

    _end_when_interrupted()
    with qt_imported():
        from patience_qt.ui.demo import drawn
    return drawn(game, table)


def _window(words: list[str]) -> int:
    _end_when_interrupted()
    window = opened(words)
    from patience_qt.ui.app import run

    return run(window)


def opened(words: list[str]) -> MainWindow:
    """Return the window on what *words* name, not yet shown."""
    with _uncollected():
        from patience_qt.cli.window import wanted
        from patience_qt.display import check_named, check_reached
        from patience_qt.needs import qt_imported

        game, deal, record = wanted(words)
        check_named()
        with qt_imported():
            from patience_qt.ui.app import window_on
        check_reached()
        return window_on(game, deal, record)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Let the collector of garbage pass over what is made within, now and later: it stays."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _end_when_interrupted() -> None:
    """Let Ctrl-C end the program at once: within Qt, Python hears it too late, or aborts."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    sys.exit(main())
