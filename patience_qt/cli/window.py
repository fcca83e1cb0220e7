"""What the window is to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.cli.arguments import UsageError, deal_number, game_named
from patience_qt.engine.notation import NotationError, quoted
from patience_qt.games import BY_KEY

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from patience_qt.store.record import Record

    Wanted = tuple[Variant | None, int | None, Record | None]


def wanted(words: list[str]) -> Wanted:
    """Return the game, the deal and the saved game that *words* name, each None if not named.

    Raise UsageError where they make no sense, and NotationError where the saved game is broken.
    """
    match words:
        case []:
            return None, None, None
        case [key] if key in BY_KEY:
            return BY_KEY[key], None, None
        case [file]:
            return None, None, _record(file)
        case [key, number]:
            return game_named(key), deal_number(number), None
    raise UsageError(
        f"{quoted(words[2])} is one word too many: name a game and a deal number, or one file."
    )


def _record(file: str) -> Record:
    """Return the game saved in *file*, every move of it checked."""
    # Only whoever opens a saved game waits for these.
    from patience_qt.store import saves
    from patience_qt.store.record import replay
    from patience_qt.store.texts import MissingFileError, read_text

    try:
        text = read_text(file)
    except MissingFileError as error:
        named = quoted(file, longest=400)
        raise MissingFileError(
            f"There is no game and no file {named}: “patience-qt games” lists the games."
        ) from error
    record = saves.read(text)
    try:
        replay(record)
    except NotationError as error:
        more = "Open Game, in the Game menu, takes up what goes before it."
        raise NotationError(f"{error} {more}") from error
    return record
