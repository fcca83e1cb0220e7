"""Carries out one command."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import TYPE_CHECKING

from patience_qt.cli.arguments import UsageError
from patience_qt.cli.parser import parser
from patience_qt.cli.speaking import answer

if TYPE_CHECKING:
    from patience_qt.cli.demo import Draw


def run(words: list[str], draw: Draw) -> int:
    """Carry out the command that *words* make, and return its exit code.

    *draw* makes a picture of a table.  Raise UsageError where the words make no command, and
    NotationError where the answer is no.
    """
    told = StringIO()
    try:
        # Help and version: argparse itself would lose them on a full disk without a word.
        with redirect_stdout(told):
            asked = parser().parse_args(words)
    except SystemExit:
        return answer(told.getvalue().splitlines())
    if not asked.command:
        raise UsageError("A command is missing; “patience-qt --help” lists them.")
    if asked.command == "demo":
        from patience_qt.cli.demo import demo

        return demo(asked.game, asked.deal, asked.picture, draw)
    return answer(asked.answer(asked)) or asked.code
