"""How games ended, as lines of JSON that are only ever added to."""

from __future__ import annotations

import json
import re
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WON, LOST, ABANDONED, UNWINNABLE = "won", "lost", "abandoned", "unwinnable"
TAKEN_UP = "taken up"
"""A game that was lost or abandoned is being played again: what was said of it no longer holds."""
_OUTCOMES = frozenset((WON, LOST, ABANDONED, UNWINNABLE, TAKEN_UP))
_MOST = 2**53


class Result(NamedTuple):
    """How the game *id* of a rule set ended; *seconds* were played, *time* is when, in UTC."""

    id: str
    game: str
    deal: int
    outcome: str
    moves: int
    seconds: float
    undone: bool
    helped: bool
    time: str

    @property
    def line(self) -> str:
        """The result as it is written down."""
        return json.dumps(self._asdict(), separators=(",", ":"), allow_nan=False)


_values = itemgetter(*Result._fields)
_KINDS = (str, str, int, str, int, float, bool, bool, str)
_LINE = rb'(?m)^\{"id":.*\}\r?$'
_AT_ONCE = 1000
"""Lines read together: fast, and a bad one among them costs little."""


def read_results(content: bytes) -> list[Result]:
    """Return the results in *content*, in order; what is torn or foreign is passed over."""
    lines = re.findall(_LINE, content)
    # A log that was put together from copies says the same thing again and again.
    different = list(dict.fromkeys(lines))
    said: dict[bytes, Result | None] = {}
    for first in range(0, len(different), _AT_ONCE):
        some = different[first : first + _AT_ONCE]
        said.update(zip(some, map(_result, _objects(some)), strict=True))
    return [result for line in lines if (result := said[line])]


def _objects(lines: Sequence[bytes]) -> Sequence[object]:
    """Return what each of *lines* holds, None for what is no JSON."""
    try:
        read: list[object] = json.loads(b"[" + b",".join(lines) + b"]")
    except (ValueError, RecursionError):
        return [_one(line) for line in lines]
    return read if len(read) == len(lines) else [_one(line) for line in lines]


def _one(line: bytes) -> object:
    try:
        read: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return read


def _result(read: object) -> Result | None:
    """Return the result that *read* is, None if it is none."""
    if not isinstance(read, dict):
        return None
    try:
        values = _values(read)
    except KeyError:
        return None
    if tuple(map(type, values)) != _KINDS:
        return None
    result = Result._make(values)
    is_sound = (
        result.outcome in _OUTCOMES
        and 0 <= result.seconds <= _MOST
        and 0 <= result.moves <= _MOST
        and 0 < result.deal <= _MOST
    )
    return result if is_sound else None


def settled(results: Iterable[Result]) -> list[Result]:
    """Return what became of each game, in the order in which it did.

    However often a game is spoken of, it counts once: the first win stands for ever, and without
    one the last word does.
    """
    last: dict[str, Result] = {}
    for result in results:
        before = last.get(result.id)
        if before is None:
            last[result.id] = result
        elif before.outcome != WON:
            del last[result.id]
            last[result.id] = result
    return [result for result in last.values() if result.outcome != TAKEN_UP]
