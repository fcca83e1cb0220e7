"""The recorded winning lines, which ``patience-qt demo`` plays, win."""

from __future__ import annotations

from pathlib import Path

import pytest

from patience_qt import games
from patience_qt.games import BY_KEY
from patience_qt.games.following import follow
from patience_qt.games.starts import FromDeal
from patience_qt.games.winning_lines import winning_line

LINES = Path(games.__file__).with_name("winning_lines.txt").read_text().splitlines()


def test_every_game_has_one_line_and_it_wins_deal_1() -> None:
    assert [line.split()[:2] for line in LINES] == [[key, "1"] for key in BY_KEY]


@pytest.mark.parametrize("key", BY_KEY)
def test_the_line_wins(key: str) -> None:
    game = BY_KEY[key]
    line = winning_line(game, 1)
    assert line
    made = follow(game, FromDeal(1).table(game), line)
    assert not any(game.rules.is_won(each.before) for group in made for each in group)
    assert game.rules.is_won(made[-1][-1].after)


def test_the_line_of_babette_with_transfers_has_transfers() -> None:
    line = winning_line(BY_KEY["babette-transfers"], 1)
    assert line
    assert any(move.startswith("f") for (move,) in line)


def test_of_other_deals_no_line_is_recorded() -> None:
    assert winning_line(BY_KEY["babette"], 2) is None
