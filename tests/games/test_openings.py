"""A deal number gives the same opening for ever; ``data/openings.txt`` has three of every game."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.piles import STOCK, Role
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, blocks, board, numbered, written

OPENINGS = [(*heading.split(), text) for heading, text in blocks("openings.txt")]


@pytest.mark.parametrize(("key", "number", "text"), OPENINGS)
def test_the_opening_is_as_recorded(key: str, number: str, text: str) -> None:
    assert written(key, numbered(key, int(number))) == text


@pytest.mark.parametrize(("key", "number", "text"), OPENINGS)
def test_the_recorded_opening_is_read(key: str, number: str, text: str) -> None:
    assert written(key, board(key, text)) == text


def test_every_game_has_deal_1_and_two_more() -> None:
    numbers = [(key, int(number)) for key, number, _ in OPENINGS]
    assert numbers == [(key, number) for key in BY_KEY for number in (1, 83091, 2**53 - 1)]


@pytest.mark.parametrize("key", BY_KEY)
@pytest.mark.parametrize("number", [1, 7, 999_999])
def test_one_number_gives_the_same_shuffle_in_every_game_of_as_many_packs(
    key: str, number: int
) -> None:
    table = numbered(key, number)
    cards = list(shuffled(packs(BY_KEY[key].packs), number))
    if key in BABETTES:
        assert list(reversed(table[STOCK].cells)) == cards[8:]
    out = {card for _, pile in table.all(Role.FOUNDATION) for card in pile}
    dealt = [card for card in cards if card not in {*out, *table.piles.get(STOCK, ())}]
    width = BY_KEY[key].layout.columns
    for column, (_, pile) in enumerate(table.all(Role.COLUMN)):
        assert set(pile) == set(dealt[column::width])
