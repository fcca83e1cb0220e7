"""The answer to each command, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.cli.arguments import UsageError
from patience_qt.engine import play
from patience_qt.engine.notation import read_groups
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromBoard, FromCards, FromDeal, Start
from patience_qt.store import saves
from patience_qt.store.record import replay as replay_record
from patience_qt.store.texts import read_text

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from patience_qt.engine.table import Table


def games(_: Namespace) -> Iterator[str]:
    """Yield key and title of every rule set."""
    for game in GAMES:
        yield f"{game.key}\t{game.title}"


def moves(asked: Namespace) -> Iterator[str]:
    """Yield the legal moves, in byte order."""
    yield from sorted(map(str, asked.game.rules.moves(_table(asked))))


def board(asked: Namespace) -> Iterator[str]:
    """Yield the position."""
    yield from asked.game.board.write(_table(asked)).splitlines()


def perft(asked: Namespace) -> Iterator[str]:
    """Yield each length up to the depth, with the number of sequences of that length."""
    table = _table(asked)
    for length in range(1, asked.depth + 1):
        try:
            yield f"{length} {play.perft(asked.game.rules, table, length)}"
        except RecursionError as error:
            raise UsageError(
                f"Sequences of {length} moves are too long to count: name a smaller depth."
            ) from error


def replay(asked: Namespace) -> Iterator[str]:
    """Yield the position at which a saved game stands, every move of it checked."""
    record = saves.read(read_text(asked.file))
    opening, groups = replay_record(record)
    table = end(opening, groups[: record.played])
    yield from BY_KEY[record.game].board.write(table).splitlines()


def _table(asked: Namespace) -> Table:
    opening = start(asked).table(asked.game)
    return end(opening, follow(asked.game, opening, read_groups(asked.after)))


def start(asked: Namespace) -> Start:
    """Return how the game begins that *asked* names: by number, cards or board."""
    if asked.number is not None:
        return FromDeal(asked.number)
    if asked.cards is not None:
        return FromCards(read_text(asked.cards))
    return FromBoard(read_text(asked.board))
