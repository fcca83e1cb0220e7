"""A deal number gives the same opening for ever; ``data/openings.txt`` has three of every game."""

from __future__ import annotations

import pytest

from patience_qt.games import BY_KEY
from tests.games.positions import blocks, board, numbered, written

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
