"""The fields of a JSON object that anybody may have written, each checked when it is taken."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, NoReturn, TypeVar

from patience_qt.engine.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    T = TypeVar("T")

_DEEPEST = 20


class SaveError(NotationError):
    """A text that is no saved game, or a broken one; the message is one plain sentence."""


class NewerError(SaveError):
    """A saved game of a later program, which this one must leave as it is."""


def read_object(text: str) -> dict[str, object]:
    """Return the JSON object that *text* writes, and that can be written again.

    Raise SaveError for anything else, be it too deep, not a number, or not JSON at all.
    """
    try:
        value: object = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise SaveError(f"This is no saved game: line {error.lineno} is not JSON.") from error
    except (ValueError, RecursionError) as error:
        raise SaveError("This is no saved game: there is a value that none can hold.") from error
    if not isinstance(value, dict) or not _is_shallow(value, _DEEPEST):
        raise SaveError("This is no saved game: it is some other JSON.")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    if math.isinf(number := float(text)):
        raise ValueError(text)
    return number


def _is_shallow(value: object, depth: int) -> bool:
    """Tell whether lists and objects lie at most *depth* deep in one another."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return depth > 0 and all(_is_shallow(item, depth - 1) for item in inner)


def take(saved: Mapping[str, object], name: str, kind: type[T], missing: T | None = None) -> T:
    """Return the field *name*, of just that *kind*, or *missing* where there is none.

    Raise SaveError for a field of another kind, and for a missing one without a substitute.
    """
    value = saved.get(name, missing)
    # A bool is an int to Python, but not to a reader.
    if isinstance(value, kind) and type(value) is kind:
        return value
    raise wrong(name)


def wrong(name: str) -> SaveError:
    """Return the complaint that the field *name* cannot be used."""
    return SaveError(f"This saved game is broken: its field “{name}” is missing or wrong.")
