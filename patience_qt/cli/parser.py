"""The grammar of the commands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from patience_qt import __version__
from patience_qt.cli import answers
from patience_qt.cli.arguments import (
    UsageError,
    deal_number,
    deal_numbers,
    depth,
    game_named,
    seconds,
)
from patience_qt.cli.solve import solve
from patience_qt.cli.speaking import DONE
from patience_qt.engine.notation import plain

_USAGE = """patience-qt [GAME] [DEAL]
       patience-qt FILE
       patience-qt COMMAND ..."""
_ABOUT = """\
Babette and the Baker's Dozen family. Without a command the window opens, on a deal or on a saved
game; the commands answer with text and need no display. A FILE of - is standard input."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with *message*."""
        said = plain(message[:1].upper() + message[1:], longest=300)
        raise UsageError(f"{said}; “{self.prog} --help” tells more.")


def parser() -> argparse.ArgumentParser:
    """Return the parser of every command; it finds the *answer* that the command asks for."""
    whole = _Parser(prog="patience-qt", usage=_USAGE, description=_ABOUT, allow_abbrev=False)
    whole.add_argument("--version", action="version", version=f"Patience Qt {__version__}")
    whole.set_defaults(code=DONE)
    commands = whole.add_subparsers(title="commands", dest="command", metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(
            name, prog=f"patience-qt {name}", help=about, description=about, allow_abbrev=False
        )

    _games(command("games", "One line per rule set: key, tab, title."))
    _deal(command("deal", "Print the opening position."))
    _moves(command("moves", "Print the legal moves, one a line."))
    _board(command("board", "Print the position after some moves."))
    _perft(command("perft", "Count the different sequences of moves, length by length."))
    _solve(command("solve", "Tell whether a deal or a position can be won, and how."))
    _replay(command("replay", "Check every move of a saved game and print where it stands."))
    _demo(command("demo", "Play a winning line off screen and save a picture of the table."))
    return whole


def _games(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.games)


def _deal(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.board, board=None, after="")
    _start(command, "number", "cards")


def _moves(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.moves)
    _start(command, "number", "cards", "board")
    _after(command)


def _board(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.board)
    _start(command, "number", "cards", "board")
    _after(command)


def _perft(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.perft, cards=None, after="")
    _start(command, "number", "board")
    command.add_argument(
        "--depth", metavar="D", type=depth, required=True, help="the greatest length, from 1 up"
    )


def _solve(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=solve)
    _start(command, "numbers", "cards", "board")
    _after(command)
    command.add_argument(
        "--seconds",
        metavar="S",
        type=seconds,
        default=10.0,
        help="how long to search each deal at most, if not 10 seconds",
    )
    command.add_argument(
        "--json", action="store_true", help="answer with a JSON object for each deal"
    )


def _replay(command: argparse.ArgumentParser) -> None:
    command.set_defaults(answer=answers.replay)
    command.add_argument("file", metavar="FILE", help="the saved game")


def _demo(command: argparse.ArgumentParser) -> None:
    _game(command, nargs="?", default="bakers-dozen")
    command.add_argument(
        "deal", metavar="DEAL", type=deal_number, nargs="?", default=1, help="the deal's number"
    )
    command.add_argument(
        "--picture",
        metavar="FILE",
        type=Path,
        default=Path("patience-qt-demo.png"),
        help="where the picture goes, if not to patience-qt-demo.png here",
    )


def _game(
    command: argparse.ArgumentParser, nargs: str | None = None, default: str | None = None
) -> None:
    command.add_argument(
        "game",
        metavar="GAME",
        type=game_named,
        nargs=nargs,
        default=default,
        help="the key of a rule set, as “patience-qt games” lists them",
    )


def _start(command: argparse.ArgumentParser, *ways: str) -> None:
    """Add the game and the *ways* in which it may begin, of which one must be chosen."""
    _game(command)
    either = command.add_mutually_exclusive_group(required=True)
    if "number" in ways:
        either.add_argument(
            "--number", metavar="N", type=deal_number, help="the deal of that number"
        )
    if "numbers" in ways:
        either.add_argument(
            "--number",
            metavar="N",
            type=deal_numbers,
            help="the deal of that number, or the deals A-B",
        )
    if "cards" in ways:
        either.add_argument(
            "--cards", metavar="FILE", help="the shuffled cards, the first dealt first"
        )
    if "board" in ways:
        either.add_argument("--board", metavar="FILE", help="the position, as “board” prints it")


def _after(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--after", metavar="MOVES", default="", help="play these first, as “c3.4-c7 c2.3-f1”"
    )
