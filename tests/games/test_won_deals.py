"""Deals that other programs solved are won by the same moves here.

Each file of ``data/won_deals`` has, in turn, a pack in dealing order and the moves that win it.
"""

from __future__ import annotations

import pytest

from patience_qt.engine.notation import read_groups
from patience_qt.games import BY_KEY
from patience_qt.games.following import end, follow
from patience_qt.games.starts import FromCards
from tests.games.positions import DATA

FILES = sorted((DATA / "won_deals").glob("*.txt"))


def is_won_by(key: str, deck: str, moves: str) -> bool:
    """Tell whether *moves*, every one of them legal, win the game of that *key*."""
    game = BY_KEY[key]
    table = FromCards(deck).table(game)
    return game.rules.is_won(end(table, follow(game, table, read_groups(moves))))


@pytest.mark.parametrize("key", [file.stem for file in FILES])
def test_the_deals_are_won(key: str) -> None:
    lines = (DATA / "won_deals" / f"{key}.txt").read_text().splitlines()
    assert len(lines) >= 40
    for deck, moves in zip(lines[::2], lines[1::2], strict=True):
        assert is_won_by(key, deck, moves)


def test_there_are_won_deals_of_all_games_but_one() -> None:
    """The free redeal is our own house rule: every line that wins Babette wins it too."""
    assert {file.stem for file in FILES} == {*BY_KEY} - {"babette-free-redeal"}


def test_a_line_that_wins_babette_wins_with_a_free_redeal() -> None:
    deck, moves = (DATA / "won_deals" / "babette.txt").read_text().splitlines()[:2]
    assert is_won_by("babette-free-redeal", deck, moves)
