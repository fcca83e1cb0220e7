"""What may be asked of the solver from outside, and the answers, as JSON has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.notation import NotationError, read_groups
from patience_qt.games import BY_KEY
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromBoard, FromCards, FromDeal
from patience_qt.solver.budget import Budget
from patience_qt.solver.hints import hint
from patience_qt.solver.solving import solve
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from patience_qt.engine.table import Table
    from patience_qt.games.following import Group
    from patience_qt.games.starts import Start
    from patience_qt.games.variant import Variant
    from patience_qt.solver.advice import Hint
    from patience_qt.solver.verdict import Verdict

Answer = dict[str, object]


def answers(asked: object) -> Iterator[Answer]:
    """Yield the answers to one question, each with its id; a wrong question gets an error."""
    if not isinstance(asked, dict):
        yield {"id": None, "error": "A question is a JSON object."}
        return
    name = asked.get("id")
    try:
        for answer in _answers(asked):
            yield {"id": name, **answer}
    except NotationError as error:
        yield {"id": name, "error": str(error)}
    except (KeyError, TypeError, ValueError) as error:
        yield {"id": name, "error": f"This question cannot be understood: {error!r}."}


def _answers(asked: Mapping[str, object]) -> Iterator[Answer]:
    game = BY_KEY[str(asked["game"])]
    opening = _start(asked).table(game)
    groups = follow(game, opening, read_groups(str(asked.get("moves", ""))))
    seconds = float(str(asked["seconds"]))
    match asked["ask"]:
        case "verdict":
            yield _verdict(solve(game, end(opening, groups), Budget(seconds)))
        case "hint":
            table = end(opening, groups)
            seen = frozenset(map(game.board.write, _tables(opening, groups)))
            yield _hint(hint(game, table, Budget(seconds), avoid=_Seen(game, seen)))
        case "history":
            yield from _history(game, _tables(opening, groups), seconds)
        case other:
            raise ValueError(f"nobody can ask for {other}")


class _Seen:
    """Tables that were seen, whichever of two equal cards lay where."""

    def __init__(self, game: Variant, texts: frozenset[str]) -> None:
        self._game, self._texts = game, texts

    def __contains__(self, table: object) -> bool:
        return self._game.board.write(table) in self._texts  # type: ignore[arg-type]


def _start(asked: Mapping[str, object]) -> Start:
    if "board" in asked:
        return FromBoard(str(asked["board"]))
    match asked["start"]:
        case {"deal": int(number)}:
            return FromDeal(number)
        case {"cards": str(text)}:
            return FromCards(text)
        case {"board": str(text)}:
            return FromBoard(text)
    raise ValueError("a start has a deal, cards or a board")


def _tables(opening: Table, groups: Sequence[Group]) -> list[Table]:
    """Return the tables that the player saw: the opening, and each after a group of moves."""
    return [opening, *(group[-1].after for group in groups)]


def _history(game: Variant, tables: Sequence[Table], seconds: float) -> Iterator[Answer]:
    """Yield the outcome of each position, the last first, *seconds* for each that is searched.

    A position from which a won one was reached is won itself, so the search ends at the first.
    """
    won = False
    for at in range(len(tables) - 1, -1, -1):
        outcome = Outcome.WON
        if not won:
            outcome = solve(game, tables[at], Budget(seconds)).outcome
            won = outcome is Outcome.WON
        yield {"at": at, "outcome": outcome.value}
    yield {"done": True}


def _verdict(verdict: Verdict) -> Answer:
    return {
        "outcome": verdict.outcome.value,
        "line": [str(move) for move in verdict.line],
        "positions": verdict.positions,
    }


def _hint(found: Hint) -> Answer:
    return {
        "hint": found.kind.value,
        "move": None if found.move is None else str(found.move),
        "frees": None if found.frees is None else str(found.frees),
    }
