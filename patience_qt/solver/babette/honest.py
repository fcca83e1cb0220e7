"""The first pass as a player sees it: the stock's cards are known, their order is not.

Playing what will be covered and keeping what will not is the ground rule.  Which of the cards that
will be covered to play is asked of several stocks: of the same cards, sorted before they are
shuffled, so that the true order cannot matter.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from patience_qt.solver.babette.playing import play_row
from patience_qt.solver.babette.run import Run, Stream
from patience_qt.solver.babette.steps import DEAL
from patience_qt.solver.babette.thoughtful import Thoughtful

if TYPE_CHECKING:
    from patience_qt.games.babette.rules import BabetteRules
    from patience_qt.solver.budget import Budget

STOCKS = 12
"""Stocks tried for a hint."""
_CANDIDATES, _TRIES, _PASSING = 6, 24, 0.35
_ENDS, _LIMIT = 1, 8


def honest_step(rules: BabetteRules, run: Run, budget: Budget, *, stocks: int = STOCKS) -> int:
    """Return the step that looks best while *run*'s stock is hidden.

    It depends on what lies open and on which cards are hidden alone, unless *budget* ends it early.
    """
    seen = _as_seen(run)
    candidates = _candidates(seen)
    best = candidates[0]
    if len(candidates) > 1 and rules.redeals == 1:
        # With two redeals to come, the ground rule wins 99 of 100 already.
        best = _most_won(rules, candidates, seen, budget, stocks)
    return best.steps[0] if best.steps else DEAL


def _as_seen(run: Run) -> Run:
    """Return *run* with the stock in sorted order."""
    cards = run.stream.cards
    stock = sorted(cards[run.dealt :])
    seen = Run(Stream([*cards[: run.dealt], *stock]), run.ace, run.king, dealt=run.dealt)
    seen.lying = run.lying
    return seen


def _candidates(seen: Run) -> list[Run]:
    """Return different ways to play before the next row, the ground rule's own first."""
    chance = random.Random(len(seen.stream.cards) + seen.dealt)
    found: dict[tuple[int, ...], Run] = {}
    for number in range(_TRIES):
        tried = seen.copy()
        play_row(tried, chance, _PASSING if number else 0.0)
        found.setdefault((tried.lying, *tried.ace, *tried.king), tried)
        if len(found) == _CANDIDATES:
            break
    return list(found.values())


def _most_won(
    rules: BabetteRules, candidates: list[Run], seen: Run, budget: Budget, stocks: int
) -> Run:
    """Return the candidate that wins with most stocks; of equals, the first."""
    chance = random.Random(0)
    won = [0] * len(candidates)
    stock = list(seen.stream.cards[seen.dealt :])
    for number in range(stocks):
        chance.shuffle(stock)
        stream = Stream([*seen.stream.cards[: seen.dealt], *stock])
        for index, candidate in enumerate(candidates):
            tried = candidate.copy()
            tried.stream = stream
            tried.deal()
            if budget.is_spent():
                return candidates[won.index(max(won))]
            search = Thoughtful(rules, tried, budget, seed=number, limit=_LIMIT)
            won[index] += search.try_once(rules.redeals, ends=_ENDS) is not None
    return candidates[won.index(max(won))]
