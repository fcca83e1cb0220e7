"""The cards: what is printed on them, and the order a deal number gives."""

from __future__ import annotations

import random
from enum import IntEnum
from typing import NamedTuple

from patience_qt.engine.marking import QT_TRANSLATE_NOOP

SUIT_LETTERS = "CDHS"


class Suit(IntEnum):
    """The four suits, in the order in which foundations stand."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    __hash__ = int.__hash__

    def __str__(self) -> str:
        """Return the suit's letter."""
        return SUIT_LETTERS[self]

    @property
    def is_red(self) -> bool:
        """Tell diamonds and hearts from clubs and spades."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


ACE, KING = 1, 13
RANKS = range(ACE, KING + 1)
RANK_LETTERS = "0A23456789TJQK"
"""The letter of rank r stands at place r, and 0 where there is no card."""

_RANK_WORDS = (
    "?",
    QT_TRANSLATE_NOOP("ranks", "an Ace"),
    QT_TRANSLATE_NOOP("ranks", "a 2"),
    QT_TRANSLATE_NOOP("ranks", "a 3"),
    QT_TRANSLATE_NOOP("ranks", "a 4"),
    QT_TRANSLATE_NOOP("ranks", "a 5"),
    QT_TRANSLATE_NOOP("ranks", "a 6"),
    QT_TRANSLATE_NOOP("ranks", "a 7"),
    QT_TRANSLATE_NOOP("ranks", "an 8"),
    QT_TRANSLATE_NOOP("ranks", "a 9"),
    QT_TRANSLATE_NOOP("ranks", "a 10"),
    QT_TRANSLATE_NOOP("ranks", "a Jack"),
    QT_TRANSLATE_NOOP("ranks", "a Queen"),
    QT_TRANSLATE_NOOP("ranks", "a King"),
)

DEAL_NUMBERS = range(1, 2**53)
"""Every deal number there is."""


class Card(NamedTuple):
    """One physical card; *pack* tells the twins of a two-pack game apart."""

    rank: int
    suit: Suit
    pack: int = 0

    def __str__(self) -> str:
        """Return rank then suit, as every text format writes a card."""
        return RANK_LETTERS[self.rank] + SUIT_LETTERS[self.suit]


class Rank(int):
    """A rank as a sentence names it: "a 5", "an 8", "an Ace"."""

    def __str__(self) -> str:
        """Return the rank in English words with its article; the window translates them."""
        return _RANK_WORDS[self]


def packs(count: int = 1) -> tuple[Card, ...]:
    """Return *count* packs in order: C D H S, A to K, pack after pack."""
    return tuple(Card(rank, suit, pack) for pack in range(count) for suit in Suit for rank in RANKS)


def shuffled(cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Return *cards* in the order that deal *number* gives, for ever; the first is dealt first.

    A Fisher-Yates shuffle on ``Random(number).random()`` alone: Python promises that sequence,
    but not what ``shuffle`` makes of it.  Raise ValueError for a number outside DEAL_NUMBERS.
    """
    if number not in DEAL_NUMBERS:
        raise ValueError(f"there is no deal {number}: deals are numbered 1 to {DEAL_NUMBERS[-1]}")
    order = list(cards)
    rng = random.Random(number)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
