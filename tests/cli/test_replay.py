"""`replay`: every move of a saved game is checked, and the board is printed where it stands."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.asking import Ask, is_one_sentence

if TYPE_CHECKING:
    from pathlib import Path

GROUPS = ["c11.4-f3", "c1.4-c3+c8.4-c6", "c7.4-c3"]
SAVED = {
    "format": 1,
    "game": "bakers-dozen",
    "rules": 1,
    "start": {"deal": 1},
    "moves": " ".join(GROUPS),
}


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "save.json"


def put(save: Path, **fields: object) -> str:
    save.write_text(json.dumps({**SAVED, **fields}), encoding="utf-8")
    return str(save)


@pytest.mark.parametrize("played", range(len(GROUPS) + 1))
def test_the_board_is_that_after_the_played_groups(ask: Ask, save: Path, played: int) -> None:
    after = " ".join(GROUPS[:played])
    expected = ask("board", "bakers-dozen", "--number", "1", "--after", after)
    assert expected.code == 0
    assert ask("replay", put(save, played=played)) == expected


def test_without_played_all_moves_stand(ask: Ask, save: Path) -> None:
    assert ask("replay", put(save)) == ask("replay", put(save, played=len(GROUPS)))


def test_cards_and_boards_are_starts_too(ask: Ask, save: Path) -> None:
    board = ask("deal", "bakers-dozen", "--number", "1").out
    expected = ask("replay", put(save))
    assert ask("replay", put(save, start={"board": board})) == expected
    # The columns read off row by row are the deal; its Kings lie at the far end already.
    columns = [line.split()[1:] for line in board.splitlines()[1:]]
    cards = " ".join(column[row] for row in range(4) for column in columns)
    assert ask("replay", put(save, start={"cards": cards})) == expected


def test_standard_input_can_be_replayed(
    ask: Ask, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = ask("replay", put(save))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(save.read_bytes())))
    assert ask("replay", "-") == expected


@pytest.mark.parametrize("played", [0, 2, 3])
def test_a_refused_move_is_named_in_the_redo_as_well(ask: Ask, save: Path, played: int) -> None:
    moves = "c11.4-f3 c1.4-c3+c2.4-c9 c8.4-c6"
    assert ask("replay", put(save, moves=moves, played=played)) == (
        1,
        "",
        "Move 2, “c2.4-c9”, cannot be played: 5D does not go on JD: it needs a 6.\n",
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"played": 4},
        {"played": -1},
        {"game": "nonsense"},
        {"rules": 2},
        {"format": 2},
        {"start": {"deal": 0}},
        {"start": {"board": "Foundations:"}},
        {"start": {"cards": "AC"}},
        {"moves": "up and away"},
    ],
)
def test_a_broken_save_is_told_in_a_sentence(
    ask: Ask, save: Path, fields: dict[str, object]
) -> None:
    for words in (["replay", put(save, **fields)], [put(save, **fields)]):
        code, out, err = ask(*words)
        assert (code, out) == (1, "")
        assert is_one_sentence(err)
