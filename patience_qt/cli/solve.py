"""The answer to ``solve``: what the solver says of a deal, of many, or of a position."""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from patience_qt.cli.answers import start
from patience_qt.cli.move_words import told
from patience_qt.cli.speaking import DONE, NO
from patience_qt.engine.notation import read_groups
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromDeal
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import solve as solved
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant
    from patience_qt.solver.verdict import Verdict

_SAID = {
    Outcome.WON: "can be won in {moves}",
    Outcome.LOST: "cannot be won",
    Outcome.UNKNOWN: "is not known to be won or lost",
}


class _Solved(NamedTuple):
    """What was asked, and what came of it; *deal* is None where the cards have no number."""

    game: Variant
    deal: int | None
    table: Table
    verdict: Verdict
    seconds: float


def solve(asked: Namespace) -> Iterator[str]:
    """Yield a block of lines for each deal, or a line of JSON.

    The answer is "no" where one deal is not won, or where one of a range stays undecided.
    """
    many = isinstance(asked.number, range)
    refused = {Outcome.UNKNOWN} if many else {Outcome.UNKNOWN, Outcome.LOST}
    asked.code = DONE
    for one in _each(asked):
        if one.verdict.outcome in refused:
            asked.code = NO
        yield from (_json(one),) if asked.json else _block(one)


def _each(asked: Namespace) -> Iterator[_Solved]:
    game: Variant = asked.game
    if asked.number is None:
        yield _one(asked, game, None, start(asked).table(game))
        return
    deals = asked.number if isinstance(asked.number, range) else (asked.number,)
    for number, deal in enumerate(deals, 1):
        _show(f"{game.title} {deal}: {number} of {len(deals)} …")
        one = _one(asked, game, deal, FromDeal(deal).table(game))
        _show("")
        yield one


def _one(asked: Namespace, game: Variant, deal: int | None, opening: Table) -> _Solved:
    table = end(opening, follow(game, opening, read_groups(asked.after)))
    begin = time.monotonic()
    verdict = solved(game, table, Budget(asked.seconds))
    return _Solved(game, deal, table, verdict, time.monotonic() - begin)


def _show(text: str) -> None:
    """Show *text* as the progress line, which only a terminal has."""
    if sys.stderr and sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _json(one: _Solved) -> str:
    return json.dumps(
        {
            "game": one.game.key,
            "deal": one.deal,
            "verdict": one.verdict.outcome.value,
            "moves": [*map(str, one.verdict.line)],
            "positions": one.verdict.positions,
            "seconds": round(one.seconds, 3),
        }
    )


def _block(one: _Solved) -> Iterator[str]:
    line = one.verdict.line
    moves = "1 move" if len(line) == 1 else f"{len(line)} moves"
    name = f"{one.game.title} {one.deal}" if one.deal else f"This position of {one.game.title}"
    said = _SAID[one.verdict.outcome].format(moves=moves)
    yield f"{name} {said} ({one.verdict.positions} positions, {one.seconds:.2f} s)."
    for number, (move, words) in enumerate(zip(line, told(one.game, one.table, line), strict=True)):
        yield f"{number + 1:4}  {move!s:9} {words}"
