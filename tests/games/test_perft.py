"""The number of move sequences, counted by two programs that share no code, for every game.

``data/perft.txt`` has 20 deals of each game to length 3: game, deal, and a number for each length.
The boards in ``data/late_boards`` have their numbers in the line above them.
"""

from __future__ import annotations

from collections import Counter

import pytest

from patience_qt.engine.play import perft
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, DATA, blocks, board, numbered

LINES = [line.split() for line in (DATA / "perft.txt").read_text().splitlines()]
LATE = [(key, *block) for key in BABETTES for block in blocks(f"late_boards/{key}.txt")]


@pytest.mark.parametrize("key", BY_KEY)
def test_deals_1_to_20_have_as_many_move_sequences_as_recorded(key: str) -> None:
    rules = BY_KEY[key].rules
    recorded = {int(deal): list(map(int, counts)) for game, deal, *counts in LINES if game == key}
    counted = {
        deal: [perft(rules, numbered(key, deal), depth) for depth in (1, 2, 3)]
        for deal in range(1, 21)
    }
    assert counted == recorded


def test_every_game_has_20_lines() -> None:
    assert Counter(game for game, *_ in LINES) == dict.fromkeys(BY_KEY, 20)


@pytest.mark.parametrize(("key", "heading", "text"), LATE, ids=lambda value: value.split(":")[0])
def test_late_boards_have_as_many_move_sequences_as_recorded(
    key: str, heading: str, text: str
) -> None:
    table = board(key, text)
    counts = [perft(BY_KEY[key].rules, table, depth) for depth in (1, 2, 3)]
    assert heading.startswith(f"perft {counts[0]} {counts[1]} {counts[2]}:")


def test_every_babette_has_ten_late_boards() -> None:
    assert Counter(key for key, *_ in LATE) == dict.fromkeys(BABETTES, 10)


def test_the_late_boards_show_what_openings_do_not() -> None:
    shown = {what for _, heading, _ in LATE for what in heading.partition(": ")[2].split(", ")}
    assert shown >= {
        "short last row",
        "gap at the end of a row",
        "emptied row",
        "redeal open",
        "redeal has to wait",
        "transfers",
        "last pass",
        "lost",
    }
