"""``patience-qt solve``: verdicts, lines, exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cli.asking import is_one_sentence

if TYPE_CHECKING:
    from tests.cli.asking import Ask

NEARLY = "Foundations: C-K D-K H-K S-J\n: KS QS\n" + ":\n" * 12
LOST = "Foundations: C-J D-K H-K S-J\n: QC KS\n: QS KC\n" + ":\n" * 11


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return tmp_path / "board.txt"


def test_a_position_that_can_be_won_is_told_with_its_moves_in_words(ask: Ask, board: Path) -> None:
    board.write_text(NEARLY)
    reply = ask("solve", "bakers-dozen", "--board", str(board))
    assert reply.code == 0
    first, *moves = reply.out.splitlines()
    assert first.startswith("This position of Baker's Dozen can be won in 2 moves (")
    assert moves == ["   1  c1.2-f4   QS to its foundation", "   2  c1.1-f4   KS to its foundation"]


def test_a_lost_position_is_told_and_is_a_no(ask: Ask, board: Path) -> None:
    board.write_text(LOST)
    reply = ask("solve", "bakers-dozen", "--board", str(board))
    assert reply.code == 1
    assert reply.out.startswith("This position of Baker's Dozen cannot be won (")


def test_without_time_the_answer_is_not_known_and_is_a_no(ask: Ask) -> None:
    reply = ask("solve", "good-measure", "--number", "21", "--seconds", "0.001")
    assert reply.code == 1
    assert reply.out.startswith("Good Measure 21 is not known to be won or lost (")


def test_json_has_a_line_that_board_accepts_to_the_end(ask: Ask) -> None:
    said = json.loads(ask("solve", "spanish-patience", "--number", "7", "--json").out)
    assert list(said) == ["game", "deal", "verdict", "moves", "positions", "seconds"]
    assert (said["game"], said["deal"], said["verdict"]) == ("spanish-patience", 7, "won")
    after = ask("board", "spanish-patience", "--number", "7", "--after", " ".join(said["moves"]))
    assert after.out == "Foundations: C-K D-K H-K S-K\n" + ":\n" * 13


def test_moves_can_be_played_before_it_looks(ask: Ask, board: Path) -> None:
    board.write_text(NEARLY)
    words = ("solve", "bakers-dozen", "--board", str(board), "--json", "--after")
    assert json.loads(ask(*words, "c1.2-f4").out)["moves"] == ["c1.1-f4"]
    won = json.loads(ask(*words, "c1.2-f4 c1.1-f4").out)
    assert (won["verdict"], won["moves"], won["deal"]) == ("won", [], None)
    assert ask(*words, "c1.1-f4").code == 1


def test_a_range_answers_deal_by_deal(ask: Ask) -> None:
    reply = ask("solve", "spanish-patience", "--number", "3-5", "--json")
    assert reply.code == 0
    assert [json.loads(line)["deal"] for line in reply.out.splitlines()] == [3, 4, 5]
    assert reply.err == ""


def test_a_range_with_an_undecided_deal_is_a_no(ask: Ask) -> None:
    reply = ask("solve", "good-measure", "--number", "21-21", "--json", "--seconds", "0.001")
    assert reply.code == 1
    assert json.loads(reply.out)["verdict"] == "unknown"


@pytest.mark.parametrize(
    "words", [("--number", "5-2"), ("--number", "0-3"), ("--number", "1-2-3"), ("--number", "-3")]
)
def test_a_range_that_is_none_is_bad_usage(ask: Ask, words: tuple[str, ...]) -> None:
    reply = ask("solve", "bakers-dozen", *words)
    assert reply.code == 2
    assert is_one_sentence(reply.err)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e3", "soon", ""])
def test_seconds_that_are_none_are_bad_usage(ask: Ask, seconds: str) -> None:
    reply = ask("solve", "bakers-dozen", "--number", "1", f"--seconds={seconds}")
    assert reply.code == 2
    assert is_one_sentence(reply.err)
