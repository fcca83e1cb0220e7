"""Carries out one command."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from patience_qt.cli.arguments import UsageError
from patience_qt.cli.parser import parser
from patience_qt.cli.speaking import DONE, NO, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from patience_qt.games.variant import Variant

    Demo = Callable[[Variant, int, Path], int]


def run(words: list[str], demo: Demo) -> int:
    """Carry out the command that *words* make, and return its exit code.

    *demo* plays a deal into a picture.  Raise UsageError where the words make no command, and
    NotationError where the answer is no.
    """
    try:
        asked = parser().parse_args(words)
    except SystemExit:
        # The parser has printed help or version.
        return _print(())
    if not asked.command:
        raise UsageError("A command is missing; “patience-qt --help” lists them.")
    if asked.command == "demo":
        return demo(asked.game, asked.deal, asked.picture)
    return _print(asked.answer(asked)) or asked.code


def _print(lines: Iterable[str]) -> int:
    try:
        for line in lines:
            print(line)
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has enough.
        _close_output()
    except OSError as error:
        _close_output()
        return say(f"The answer could not be written: {error.strerror}.", NO)
    return DONE


def _close_output() -> None:
    """Let what is still to be written go nowhere: at its end Python would try once more."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
