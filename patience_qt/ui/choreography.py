"""How a change of the table is shown: in which order, and how long each stretch of it takes.

All times are in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from patience_qt.engine.piles import STOCK, Pile, Role
from patience_qt.engine.steps import Carry, Flip, Gather, Sink
from patience_qt.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from patience_qt.engine.cards import Card
    from patience_qt.engine.play import Transition

TOGETHER = 160.0
SHORTEST, PER_CARD, LONGEST = 120.0, 20.0, 260.0
"""A glide takes so long, and so much more for every card's width it is long, up to a point."""
LEFT = 60.0
"""So long after a card has set off, the place it leaves counts as left."""
TURN, SINK = 160.0, 200.0
SHAKE = 140.0
ROW_CARD, ROW_APART = 200.0, 35.0
GATHER_CARD, GATHER_APART = 180.0, 60.0
DEAL_CARD, DEAL_SPAN = 200.0, 714.0
ORDER_CARD, ORDER_APART = 260.0, 22.0


@dataclass(frozen=True, slots=True)
class Stage:
    """A stretch of time, at the end of which *table* lies there.

    A card sets off at *begin*, or as much later as it *waits*, and takes *lasts* long: where that
    is None, as long as its way asks for.  The card *under* passes beneath all others; the card
    *refused* shakes before it goes.
    """

    table: Table
    begin: float = 0.0
    lasts: float | None = None
    waits: Mapping[Card, float] = field(default_factory=dict)
    under: Card | None = None
    refused: Card | None = None

    @property
    def end(self) -> float:
        """The moment at which every card has arrived, at the latest."""
        lasts = LONGEST if self.lasts is None else self.lasts
        return self.begin + max(self.waits.values(), default=0.0) + lasts


def stages(transition: Transition) -> Iterator[Stage]:
    """Yield what is seen of *transition*, one stage after the other; the last leaves it done."""
    table, now = transition.before, 0.0
    carries = [step for step in transition.steps if isinstance(step, Carry)]
    row = [step.card for step in carries if step.source.pile == STOCK]
    for step in transition.steps:
        before, table = table, table.after(step)
        match step:
            case Gather():
                yield from (gathered := _gathered(before, step, table))
                now = gathered[-1].end
            case Carry(card, source) if source.pile == STOCK:
                if card == row[-1]:
                    deal = Stage(table, now, ROW_CARD, _one_by_one(row, ROW_APART))
                    yield deal
                    now = deal.end
            case Carry():
                yield Stage(table, now)
                now += LEFT
            case Flip(card) if card not in row:
                yield Stage(table, now, TURN)
                now += TURN
            case Sink(card):
                turned = Table(before.piles, before.face_down - {card}, before.passes)
                yield Stage(turned, now, TURN)
                yield Stage(table, now + TURN, SINK, under=card)
                now += TURN + SINK
            case _:
                pass


def turning(transition: Transition) -> float | None:
    """Return the moment at which gathered columns have become the stock, if any are gathered."""
    gathers = (step for step in transition.steps if isinstance(step, Gather))
    if (gather := next(gathers, None)) is None:
        return None
    return _gathered(transition.before, gather, transition.before.after(gather))[-1].end


def _gathered(before: Table, gather: Gather, after: Table) -> tuple[Stage, Stage]:
    """Return how the columns come together face up, one after the other, and are turned over."""
    homes = {card: name for name, pile in before.all(Role.COLUMN) for card in pile}
    order = list(dict.fromkeys(homes[card] for card in gather.order))
    waits = {card: order.index(homes[card]) * GATHER_APART for card in gather.order}
    face_up = Table({**after.piles, STOCK: Pile(gather.order)}, before.face_down, before.passes)
    together = Stage(face_up, 0.0, GATHER_CARD, waits)
    return together, Stage(after, together.end, TURN)


def _one_by_one(cards: Iterable[Card], apart: float) -> dict[Card, float]:
    """Return how long each of *cards* waits if they set off one after the other."""
    return {card: number * apart for number, card in enumerate(cards)}


def together(table: Table, refused: Card | None = None) -> Stage:
    """Return how *table* is shown where nothing tells what led to it, or a card was *refused*."""
    return Stage(table, lasts=TOGETHER, refused=refused)


def dealt(table: Table) -> Stage:
    """Return how the opening *table* is dealt from the hand: row by row, foundations first."""
    found = [
        (name.role is Role.COLUMN, row, card)
        for name, pile in table.piles.items()
        if name != STOCK
        for row, card in enumerate(pile)
    ]
    order = [card for *_, card in sorted(found, key=lambda place: place[:2])]
    return Stage(table, 0.0, DEAL_CARD, _one_by_one(order, DEAL_SPAN / max(1, len(order))))


def put_in_order(table: Table, begin: float) -> Stage:
    """Return how the cards of a won game go to their places in *table*, suit by suit."""
    order = sorted(
        (card for pile in table.piles.values() for card in pile),
        key=lambda card: (card.suit, card.pack, card.rank),
    )
    return Stage(table, begin, ORDER_CARD, _one_by_one(order, ORDER_APART))


def by_distance(distance: float, width: float) -> float:
    """Return how long a glide of *distance* takes, *width* being that of a card."""
    return min(LONGEST, SHORTEST + PER_CARD * distance / max(1.0, width))
