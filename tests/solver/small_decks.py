"""Small decks for the Baker's Dozen family, and a search of them that leaves nothing out."""

from __future__ import annotations

import random
from typing import NamedTuple

from patience_qt.engine.cards import KING, Card, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Pile
from patience_qt.engine.table import Table
from patience_qt.games.bakers_dozen.rules import A_KING, ANY_CARD, NO_CARD, BakersDozenRules

FILLS = (NO_CARD, A_KING, ANY_CARD)
_MOST = 3_000
_Columns = tuple[tuple[Card, ...], ...]


class Deck(NamedTuple):
    """A deal of some ranks, *low* to *high* (the lower ones are up), in so many columns."""

    low: int
    high: int
    columns: int
    fills: int
    seed: int
    even: bool = True
    face_down: bool = False

    @property
    def rules(self) -> BakersDozenRules:
        """The rules that it is played by."""
        return BakersDozenRules(
            columns=self.columns, fills_gap=FILLS[self.fills], face_down=self.face_down
        )

    def table(self) -> Table:
        """Return the deal: dealt in rows with Kings sunk, or in a heap where it is not *even*."""
        order = random.Random(self.seed)
        cards = [Card(rank, suit) for suit in Suit for rank in range(self.low, self.high + 1)]
        order.shuffle(cards)
        columns: list[list[Card]] = [[] for _ in range(self.columns)]
        for number, card in enumerate(cards):
            at = number % self.columns if self.even else int(order.random() ** 2 * self.columns)
            columns[at].append(card)
        if self.even and not self.face_down:
            columns = [sorted(column, key=lambda card: card.rank != KING) for column in columns]
        piles = {
            FOUNDATIONS[suit]: Pile(tuple(Card(rank, suit) for rank in range(1, self.low)))
            for suit in Suit
        }
        piles |= {COLUMNS[at]: Pile(tuple(column)) for at, column in enumerate(columns)}
        hidden = [card for column in columns for card in column[:-1]]
        return Table(piles, frozenset(hidden if self.face_down else ()))


def can_be_won(deck: Deck) -> bool | None:
    """Return whether *deck* can be won, by looking at all that can be reached; None if too much.

    Face-down cards are turned, and their Kings sunk, when they are reached.
    """
    table = deck.table()
    start: _Columns = tuple(tuple(table[name]) for name in COLUMNS[: deck.columns])
    first = (start, frozenset(table.face_down))
    seen = {first}
    open_ = [first]
    while open_:
        columns, hidden = open_.pop()
        if not any(columns):
            return True
        if len(seen) > _MOST:
            return None
        for after in _after(deck, columns):
            reached = _turned(after, hidden)
            if reached not in seen:
                seen.add(reached)
                open_.append(reached)
    return False


def _after(deck: Deck, columns: _Columns) -> list[_Columns]:
    """Return what every legal move from *columns* leaves."""
    left = {card for column in columns for card in column}
    found = []
    for source, column in enumerate(columns):
        if not column:
            continue
        card, rest = column[-1], column[:-1]
        if not any(other.suit is card.suit and other.rank < card.rank for other in left):
            found.append(_with(columns, {source: rest}))
        for target, other in enumerate(columns):
            fits = other[-1].rank == card.rank + 1 if other else card.rank in FILLS[deck.fills]
            if fits:
                found.append(_with(columns, {source: rest, target: (*other, card)}))
    return found


def _with(columns: _Columns, changed: dict[int, tuple[Card, ...]]) -> _Columns:
    return tuple(changed.get(at, column) for at, column in enumerate(columns))


def _turned(columns: _Columns, hidden: frozenset[Card]) -> tuple[_Columns, frozenset[Card]]:
    for at, column in enumerate(columns):
        if column and column[-1] in hidden:
            card = column[-1]
            sunk = (card, *column[:-1]) if card.rank == KING else column
            return _turned(_with(columns, {at: sunk}), hidden - {card})
    return columns, hidden
