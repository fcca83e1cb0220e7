"""The recorded winning lines, which ``patience-qt demo`` plays, win."""

from __future__ import annotations

from pathlib import Path

import pytest

from patience_qt import games
from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.notation import read_move
from patience_qt.engine.play import opening, play
from patience_qt.games import BY_KEY

_FILE = Path(games.__file__).with_name("winning_lines.txt")
_LINES = {words[0]: words[1:] for words in map(str.split, _FILE.read_text().splitlines())}


def test_every_game_has_one_line() -> None:
    assert list(_LINES) == list(BY_KEY)
    assert len(_FILE.read_text().splitlines()) == len(BY_KEY)


@pytest.mark.parametrize("key", BY_KEY)
def test_the_line_wins(key: str) -> None:
    rules = BY_KEY[key].rules
    number, *moves = _LINES[key]
    table = opening(rules, shuffled(packs(BY_KEY[key].packs), int(number)))
    for text in moves:
        move = read_move(text, table)
        assert not rules.is_won(table)
        assert move in tuple(rules.moves(table))
        table = play(rules, table, move).after
    assert rules.is_won(table)
    assert not tuple(rules.moves(table))
