"""What the solver says of each deal, kept in a file as it is found: a broken study goes on."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, NamedTuple

from patience_qt.games.starts import FromDeal
from patience_qt.solver.budget import Budget
from patience_qt.solver.solving import solve
from patience_qt.solver.verdict import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from patience_qt.games.variant import Variant


class Found(NamedTuple):
    """What was said of a deal; *limit* and *seconds* are of CPU, the line replayed."""

    game: str
    deal: int
    outcome: Outcome
    moves: int
    positions: int
    limit: float
    seconds: float


def find(game: Variant, deal: int, limit: float) -> Found:
    """Solve *deal* of *game* with all its cards known, for at most *limit* seconds of CPU."""
    begin = time.process_time()
    verdict = solve(game, FromDeal(deal).table(game), Budget(limit, clock=time.process_time))
    seconds = round(time.process_time() - begin, 3)
    line = len(verdict.line)
    return Found(game.key, deal, verdict.outcome, line, verdict.positions, limit, seconds)


def kept(file: Path) -> Iterator[Found]:
    """Yield what *file* holds; a last line that was torn is looked for again."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            fields = json.loads(line)
            yield Found(**{**fields, "outcome": Outcome(fields["outcome"])})


def go_on(file: Path, games: list[Variant], deals: range, limit: float) -> Iterator[Found]:
    """Yield what is known of every one of *deals*, and write into *file* what is new."""
    known = {(one.game, one.deal): one for one in kept(file) if one.limit == limit}
    _mend(file)
    with file.open("a", encoding="utf-8") as log:
        for game in games:
            for deal in deals:
                found = known.get((game.key, deal))
                if found is None:
                    found = find(game, deal, limit)
                    fields = {**found._asdict(), "outcome": found.outcome.value}
                    log.write(json.dumps(fields) + "\n")
                    log.flush()
                yield found


def _mend(file: Path) -> None:
    """Take a torn last line away."""
    if file.exists():
        text = file.read_text(encoding="utf-8")
        file.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
