"""A record as the text of a saved game, in JSON, and back."""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import datetime
from typing import TYPE_CHECKING

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import quoted, read_groups, write_groups
from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromBoard, FromCards, FromDeal
from patience_qt.store.fields import NewerError, SaveError, read_object, take, wrong
from patience_qt.store.notes import new_identity
from patience_qt.store.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience_qt.games.starts import Start
    from patience_qt.games.variant import Variant

FORMAT = 1
_MOST_SECONDS = 2**53
_KNOWN = {field.name for field in fields(Record)} - {"unknown"} | {"format"}


def write(record: Record, *, indent: int | None = 2) -> str:
    """Return *record* as the text of a saved game; fields it does not know stay as they were.

    Without *indent* it is one line.
    """
    known = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "start": _written(record.start),
        "moves": write_groups(record.moves),
        "played": record.played,
        "seconds": record.seconds,
        "id": record.id,
        "counted": record.counted,
        "undone": record.undone,
        "helped": record.helped,
        "saved": record.saved,
    }
    return json.dumps({**known, **record.unknown}, indent=indent, allow_nan=False) + "\n"


def _written(start: Start) -> dict[str, int | str]:
    match start:
        case FromDeal(number):
            return {"deal": number}
        case FromCards(text):
            return {"cards": text}
        case FromBoard(text):
            return {"board": text}


def read(text: str) -> Record:
    """Return the record that *text* holds; whether its moves can be played, `replay` tells.

    Raise SaveError where the text is broken, or was made by a later program.
    """
    saved = read_object(text)
    _version(saved, "format", FORMAT)
    game = _game(saved)
    moves = tuple(read_groups(take(saved, "moves", str)))
    return Record(
        game=game.key,
        rules=_version(saved, "rules", game.version),
        start=_start(take(saved, "start", dict)),
        moves=moves,
        played=_played(saved, len(moves)),
        seconds=_seconds(saved),
        id=take(saved, "id", str, new_identity()),
        counted=take(saved, "counted", bool, missing=False),
        undone=take(saved, "undone", bool, missing=False),
        helped=take(saved, "helped", bool, missing=False),
        saved=_time(saved),
        unknown={name: value for name, value in saved.items() if name not in _KNOWN},
    )


def _version(saved: Mapping[str, object], name: str, newest: int) -> int:
    version = take(saved, name, int)
    if version > newest:
        raise NewerError("This game was saved by a newer Patience Qt: install that one to open it.")
    if version < 1:
        raise wrong(name)
    return version


def _game(saved: Mapping[str, object]) -> Variant:
    key = take(saved, "game", str)
    if key not in BY_KEY:
        raise SaveError(f"This is a saved game of {quoted(key)}, which is not known here.")
    return BY_KEY[key]


def _start(start: Mapping[str, object]) -> Start:
    match start, len(start):
        case {"deal": int(number)}, 1 if number in DEAL_NUMBERS and number is not True:
            return FromDeal(number)
        case {"cards": str(text)}, 1:
            return FromCards(text)
        case {"board": str(text)}, 1:
            return FromBoard(text)
    raise wrong("start")


def _played(saved: Mapping[str, object], moves: int) -> int:
    played = take(saved, "played", int, moves)
    if not 0 <= played <= moves:
        raise SaveError(f"This saved game is broken: its field “played” must be 0 to {moves}.")
    return played


def _seconds(saved: Mapping[str, object]) -> float:
    seconds = saved.get("seconds", 0.0)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise wrong("seconds")
    if not 0 <= seconds <= _MOST_SECONDS:
        raise wrong("seconds")
    return float(seconds)


def _time(saved: Mapping[str, object]) -> str:
    time = take(saved, "saved", str, "")
    try:
        if time:
            datetime.fromisoformat(time)
    except ValueError as error:
        raise wrong("saved") from error
    return time
