"""When the answer is no: one sentence, exit code 1."""

from __future__ import annotations

import inspect
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.asking import Ask, is_one_sentence

if TYPE_CHECKING:
    from pathlib import Path

WON = "Foundations: C-K D-K H-K S-K\n" + ":\n" * 13
TO_AND_FRO = (
    "Foundations: C-J D-K H-0 S-J\n: KC QH\n: KS\n"
    ": AH 3H 4H 5H 6H 7H 8H 9H TH JH KH QC QS 2H\n" + ":\n" * 10
)
"""The one move there ever is takes the Queen of Hearts from a King to the other."""

READING = pytest.mark.parametrize(
    "words", ["deal G --cards F", "board G --board F", "replay F", "F"]
)
"""All ways to name a file F, some with a game G."""


def test_a_refused_move_is_named_with_its_number_and_the_reason(ask: Ask) -> None:
    code, out, err = ask(
        "board", "bakers-dozen", "--number", "1", "--after", "c11.4-f3+c1.4-c3 c2.4-c9"
    )
    assert (code, out) == (1, "")
    assert err == "Move 2, “c2.4-c9”, cannot be played: 5D does not go on JD: it needs a 6.\n"


@pytest.mark.parametrize(
    ("game", "title", "empty"),
    [("bakers-dozen", "Baker's Dozen", 12), ("good-measure", "Good Measure", 9)],
)
def test_the_reason_names_the_game(
    ask: Ask, tmp_path: Path, game: str, title: str, empty: int
) -> None:
    board = tmp_path / "board"
    board.write_text("Foundations: C-K D-K H-K S-Q\n: KS\n" + ":\n" * empty, encoding="utf-8")
    reply = ask("moves", game, "--board", str(board), "--after", "c1.1-c2")
    assert reply.code == 1
    assert f"An empty column stays empty in {title}." in reply.err


@pytest.mark.parametrize(
    "after",
    ["x", "c1.4", "c1.4-f1-", "c0.1-f1", "s1.1-c1", "c99.99-c99", "+", "c11.4-f3+", "redeal"],
)
def test_what_is_no_move_there_is_refused(ask: Ask, after: str) -> None:
    code, out, err = ask("moves", "bakers-dozen", "--number", "1", "--after", after)
    assert (code, out) == (1, "")
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("", "2C is missing: a game has 52 cards.\n"),
        ("AC " * 52, "There is one AC too many.\n"),
        ("AC 1D", "“1D” is not a card: write rank then suit, as in 7H or TC.\n"),
        ("AC \u212aC", "“\u212aC” is not a card: write rank then suit, as in 7H or TC.\n"),
        ("A\x1b[2J", "“A?[2J” is not a card: write rank then suit, as in 7H or TC.\n"),
    ],
)
def test_broken_packs_are_refused(ask: Ask, tmp_path: Path, cards: str, sentence: str) -> None:
    file = tmp_path / "cards"
    file.write_text(cards, encoding="utf-8")
    assert ask("deal", "bakers-dozen", "--cards", str(file)) == (1, "", sentence)


@pytest.mark.parametrize(
    "board", ["", "\n\n", WON + ": AC\n", WON.replace("K", "Q"), WON.replace("C-K", "C-1"), "{}"]
)
def test_broken_boards_are_refused(ask: Ask, tmp_path: Path, board: str) -> None:
    file = tmp_path / "board"
    file.write_text(board, encoding="utf-8")
    for command in (["board"], ["moves"], ["perft", "--depth", "1"]):
        code, out, err = ask(*command, "bakers-dozen", "--board", str(file))
        assert (code, out) == (1, "")
        assert is_one_sentence(err)


def test_a_hidden_position_is_refused(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "board"
    file.write_text("Foundations: C-0 D-0 H-0 S-0\n" + ": <?> <?> <?> 2C\n" * 13, encoding="utf-8")
    reply = ask("board", "bakers-dozen-1883", "--board", str(file))
    assert reply.err == "Cards are hidden in this position, so it cannot be laid out.\n"


@READING
def test_a_file_without_a_name_is_missing(ask: Ask, words: str) -> None:
    asked = ["" if word == "F" else word.replace("G", "babette") for word in words.split()]
    code, out, err = ask(*asked)
    assert (code, out) == (1, "")
    assert is_one_sentence(err)
    assert "no file “”" in err


@READING
def test_missing_files_are_named(ask: Ask, tmp_path: Path, words: str) -> None:
    name = str(tmp_path / "nothing")
    code, out, err = ask(*words.replace("G", "babette").replace("F", name).split())
    assert (code, out) == (1, "")
    assert is_one_sentence(err)
    assert f"file “{name}”" in err


@READING
def test_folders_and_other_text_are_refused(ask: Ask, tmp_path: Path, words: str) -> None:
    (tmp_path / "utf16").write_text("AC 2C", encoding="utf-16")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "huge").write_bytes(b" " * 4_000_001)
    for file in (tmp_path, *tmp_path.iterdir()):
        code, out, err = ask(*words.replace("G", "babette").replace("F", str(file)).split())
        assert (code, out) == (1, "")
        assert is_one_sentence(err)


def test_sequences_too_long_to_count_are_refused(ask: Ask, tmp_path: Path) -> None:
    board = tmp_path / "board"
    board.write_text(TO_AND_FRO, encoding="utf-8")
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 60)
    try:
        code, out, err = ask("perft", "bakers-dozen", "--board", str(board), "--depth", "999")
    finally:
        sys.setrecursionlimit(limit)
    assert out.startswith("1 1\n2 1\n3 1\n")
    assert code == 2
    assert is_one_sentence(err)
