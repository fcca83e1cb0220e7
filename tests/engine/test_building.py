"""The two-card rules that the rule books name."""

from __future__ import annotations

from itertools import product

from patience_qt.engine.building import down, down_in_suit, up_in_suit
from patience_qt.engine.cards import packs

PAIRS = list(product(packs(), repeat=2))


def test_down_is_exactly_one_rank_lower_whatever_the_suits() -> None:
    assert {(c.rank, b.rank) for c, b in PAIRS if down(c, b)} == {(r, r + 1) for r in range(1, 13)}
    assert sum(down(*pair) for pair in PAIRS) == 12 * 4 * 4


def test_up_in_suit_is_exactly_one_rank_higher_in_the_same_suit() -> None:
    found = [(card, below) for card, below in PAIRS if up_in_suit(card, below)]
    assert len(found) == 12 * 4
    assert all(card.suit is below.suit and card.rank - below.rank == 1 for card, below in found)


def test_down_in_suit_is_up_in_suit_seen_from_the_other_card() -> None:
    assert all(down_in_suit(card, below) == up_in_suit(below, card) for card, below in PAIRS)
