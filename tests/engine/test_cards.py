"""A deal number gives the same cards for ever, and every order is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from patience_qt.engine.cards import DEAL_NUMBERS, Card, Rank, Suit, packs, shuffled

ONE_PACK = """
    9S 9H 2H 4C 3D 8C 7D 2S TS 7H TC TD 3C 2D 6D AD KD 8S 3S 8D QS QD JH JC 6C 6H
    7S KS QC 3H QH JS 4S AS 8H 9C AH 4D AC 5H 5D 6S 2C 5C TH 4H 9D JD KC KH 5S 7C
"""
TWO_PACKS_BEGIN = "6C AC 7D TD 4H JD 4C KS 7C AS QH 5S AS 9S 9C 9C QS 2D 3H JC AH AD JH TH"
TWO_PACKS_END = "6S JS KD KD TH AD"


def dealt(pack_count: int, number: int) -> list[str]:
    return [str(card) for card in shuffled(packs(pack_count), number)]


def test_the_pack_is_ordered_clubs_diamonds_hearts_spades_ace_to_king() -> None:
    names = [str(card) for card in packs()]
    assert " ".join(names[:14]) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"
    assert names[26] == "AH"
    assert names[39:41] == ["AS", "2S"]


def test_a_second_pack_follows_the_first() -> None:
    both = packs(2)
    assert [card[:2] for card in both[:52]] == [card[:2] for card in both[52:]]
    assert {card.pack for card in both[:52]} == {0}
    assert {card.pack for card in both[52:]} == {1}
    assert len(set(both)) == 104


def test_deal_1_of_one_pack() -> None:
    assert dealt(1, 1) == ONE_PACK.split()


def test_deal_1_of_two_packs() -> None:
    cards = dealt(2, 1)
    assert len(cards) == 104
    assert " ".join(cards[:24]) == TWO_PACKS_BEGIN
    assert " ".join(cards[-6:]) == TWO_PACKS_END


@pytest.mark.parametrize("number", [1, 2, 83091, DEAL_NUMBERS[-1]])
def test_a_deal_is_the_whole_pack(number: int) -> None:
    assert sorted(shuffled(packs(2), number)) == sorted(packs(2))


@pytest.mark.parametrize("number", [0, -1, 2**53])
def test_a_number_outside_1_to_2_to_the_53_is_refused(number: int) -> None:
    with pytest.raises(
        ValueError,
        match=rf"^there is no deal {number}: deals are numbered 1 to 9007199254740991$",
    ):
        shuffled(packs(), number)


def test_every_card_comes_to_every_place_and_beside_every_card_equally_often() -> None:
    deals = 3000
    places: Counter[tuple[int, Card]] = Counter()
    pairs: Counter[tuple[Card, Card]] = Counter()
    for number in range(1, deals + 1):
        cards = shuffled(packs(), number)
        places.update(enumerate(cards))
        pairs.update(pairwise(cards))
    assert _spread(places, cells=52 * 52) < 4
    assert _spread(pairs, cells=52 * 51) < 4


def _spread(counts: Counter[tuple[Card, Card]] | Counter[tuple[int, Card]], cells: int) -> float:
    """Return by how many standard deviations chi-square is off; the numbers are always the same."""
    expected = counts.total() / cells
    squares = sum((count - expected) ** 2 for count in counts.values())
    squares += (cells - len(counts)) * expected**2
    return abs(squares / expected - cells) / sqrt(2 * cells)


def test_a_card_is_written_rank_then_suit() -> None:
    assert str(Card(10, Suit.HEARTS)) == "TH"
    assert f"{Card(1, Suit.SPADES, pack=1)}" == "AS"


def test_a_suit_is_written_as_its_letter_also_in_a_sentence() -> None:
    assert [f"{suit}" for suit in Suit] == ["C", "D", "H", "S"]
    assert [suit for suit in Suit if suit.is_red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_a_rank_is_said_with_its_article() -> None:
    said = ", ".join(f"{Rank(rank)}" for rank in range(1, 14))
    assert said == (
        "an Ace, a 2, a 3, a 4, a 5, a 6, a 7, an 8, a 9, a 10, a Jack, a Queen, a King"
    )
