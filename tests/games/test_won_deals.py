"""Deals that other programs solved are won by the same moves here.

Each file of ``data/won_deals`` has, in turn, a pack in dealing order and the moves that win it.
"""

from __future__ import annotations

import pytest

from patience_qt.engine.notation import check_packs, read_cards, read_move
from patience_qt.engine.play import opening, play
from patience_qt.games import BY_KEY
from tests.games.positions import DATA

FILES = sorted((DATA / "won_deals").glob("*.txt"))


@pytest.mark.parametrize("key", [file.stem for file in FILES])
def test_the_deals_are_won(key: str) -> None:
    rules = BY_KEY[key].rules
    lines = (DATA / "won_deals" / f"{key}.txt").read_text().splitlines()
    assert len(lines) >= 40
    for deck, moves in zip(lines[::2], lines[1::2], strict=True):
        cards = read_cards(deck)
        check_packs(cards, BY_KEY[key].packs)
        table = opening(rules, cards)
        for text in moves.split():
            move = read_move(text, table)
            assert move in tuple(rules.moves(table))
            table = play(rules, table, move).after
        assert rules.is_won(table)


def test_there_are_won_deals_of_all_games_but_one() -> None:
    """The free redeal is our own house rule: every line that wins Babette wins it too."""
    assert {file.stem for file in FILES} == {*BY_KEY} - {"babette-free-redeal"}


def test_a_line_that_wins_babette_wins_with_a_free_redeal() -> None:
    rules = BY_KEY["babette-free-redeal"].rules
    deck, moves = (DATA / "won_deals" / "babette.txt").read_text().splitlines()[:2]
    table = opening(rules, read_cards(deck))
    for text in moves.split():
        move = read_move(text, table)
        assert move in tuple(rules.moves(table))
        table = play(rules, table, move).after
    assert rules.is_won(table)
