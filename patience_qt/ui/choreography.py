"""When each card of a transition moves: the order and the times in which a table changes.

All times are in milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience_qt.engine.piles import STOCK, Role
from patience_qt.engine.steps import Carry, Flip, Gather, Sink

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.engine.cards import Card
    from patience_qt.engine.play import Transition

TOGETHER = 160.0
SHORTEST, LONGEST = 140.0, 260.0
DROPPED = 120.0
TURN = 160.0
SINK = 200.0
ROW_CARD, ROW_APART = 200.0, 35.0
GATHER_CARD, GATHER_APART = 180.0, 60.0
DEAL_CARD, DEAL_SPAN = 200.0, 714.0


class Cue(NamedTuple):
    """When a card sets off and how long it takes; *lasts* None means: by the distance."""

    begin: float = 0.0
    lasts: float | None = None


def cues(transition: Transition) -> dict[Card, Cue]:
    """Return the cue of every card that the steps of *transition* name."""
    found: dict[Card, Cue] = {}
    now = 0.0
    dealt = {
        step.card
        for step in transition.steps
        if isinstance(step, Carry) and step.source.pile == STOCK
    }
    for step in transition.steps:
        match step:
            case Gather():
                now = _gather(transition, found)
            case Carry(card, source) if source.pile == STOCK:
                found[card] = Cue(now, ROW_CARD)
                now += ROW_APART
            case Carry(card):
                found[card] = Cue(now)
                now += SHORTEST / 2
            case Sink(card):
                found[card] = Cue(now, TURN + SINK)
                now += TURN + SINK
            case Flip(card) if card not in dealt:
                found[card] = Cue(now, TURN)
                now += TURN
            case _:
                pass
    return found


def _gather(transition: Transition, found: dict[Card, Cue]) -> float:
    """Give the columns their cues, one column after the other; return when the next row begins."""
    before = transition.before
    gathered = next(step.order for step in transition.steps if isinstance(step, Gather))
    homes = {card: name for name, pile in before.all(Role.COLUMN) for card in pile}
    seen = list(dict.fromkeys(homes[card] for card in gathered))
    for card in gathered:
        found[card] = Cue(seen.index(homes[card]) * GATHER_APART, GATHER_CARD)
    return (len(seen) - 1) * GATHER_APART + GATHER_CARD


def sweep(cards: Iterable[Card]) -> dict[Card, Cue]:
    """Return the cues of a deal: *cards* in the order in which they are laid out."""
    order = list(cards)
    apart = DEAL_SPAN / max(1, len(order))
    return {card: Cue(number * apart, DEAL_CARD) for number, card in enumerate(order)}


def by_distance(distance: float, width: float) -> float:
    """Return how long a glide of *distance* takes, *width* being that of a card."""
    return min(LONGEST, SHORTEST + 12.0 * distance / max(1.0, width))
