"""What each command answers."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest

from patience_qt.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.asking import Ask

GOLDEN = (
    "9S 9H 2H 4C 3D 8C 7D 2S TS 7H TC TD 3C 2D 6D AD KD 8S 3S 8D QS QD JH JC 6C 6H 7S KS QC 3H QH "
    "JS 4S AS 8H 9C AH 4D AC 5H 5D 6S 2C 5C TH 4H 9D JD KC KH 5S 7C"
)
"""Deal 1 of one pack, from the rulings."""
OPENING = """\
Foundations: C-0 D-0 H-0 S-0
: 9S 2D 7S 5H
: KS 9H 6D 5D
: 2H AD QC 6S
: KD 4C 3H 2C
: 3D 8S QH 5C
: 8C 3S JS TH
: 7D 8D 4S 4H
: 2S QS AS 9D
: TS QD 8H JD
: KC 7H JH 9C
: KH TC JC AH
: TD 6C 4D 5S
: 3C 6H AC 7C
"""
OPENING_1883 = """\
Foundations: C-0 D-0 H-0 S-0
: <9S> <2D> <7S> 5H
: <9H> <6D> <KS> 5D
: <2H> <AD> <QC> 6S
: <4C> <KD> <3H> 2C
: <3D> <8S> <QH> 5C
: <8C> <3S> <JS> TH
: <7D> <8D> <4S> 4H
: <2S> <QS> <AS> 9D
: <TS> <QD> <8H> JD
: KC <7H> <JH> 9C
: KH <TC> <JC> AH
: <TD> <6C> <4D> 5S
: <3C> <6H> <AC> 7C
"""
MOVES = """\
c1.4-c3
c10.4-c6
c11.4-c4
c11.4-f3
c12.4-c3
c2.4-c3
c3.4-c13
c5.4-c3
c6.4-c9
c7.4-c1
c7.4-c12
c7.4-c2
c7.4-c5
c8.4-c6
"""
TRANSFERS = """\
Pass: 2 of 2
Stock:
Ace foundations: C-6 D-K H-K S-K
King foundations: C-7 D-A H-A S-A
AC 2C 3C 4C 5C 6C 7C 8C
9C TC JC QC KC
"""


@pytest.fixture
def board(tmp_path: Path) -> str:
    (tmp_path / "board").write_text(TRANSFERS, encoding="utf-8")
    return str(tmp_path / "board")


def test_games_are_listed_by_key_tab_and_title(ask: Ask) -> None:
    code, out, err = ask("games")
    assert (code, err) == (0, "")
    assert out.splitlines() == [f"{game.key}\t{game.title}" for game in GAMES]
    assert len(GAMES) == 9


def test_deal_prints_the_opening(ask: Ask) -> None:
    assert ask("deal", "bakers-dozen", "--number", "1") == (0, OPENING, "")


def test_face_down_cards_and_the_stock_are_shown(ask: Ask) -> None:
    assert ask("deal", "bakers-dozen-1883", "--number", "1").out == OPENING_1883
    passes, stock, *_, row = ask("deal", "babette", "--number", "1").out.splitlines()
    assert passes == "Pass: 1 of 2"
    assert stock.startswith("Stock: 7C AS QH 5S AS 9S 9C 9C QS 2D 3H JC AH AD JH TH ")
    assert stock.endswith(" 6S JS KD KD TH AD")
    assert row == "6C AC 7D TD 4H JD 4C KS"


def test_the_greatest_deal_number_is_dealt(ask: Ask) -> None:
    assert ask("deal", "babette", "--number", str(2**53 - 1)).code == 0


def test_cards_are_dealt_in_their_order_in_either_case(ask: Ask, tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    cards.write_text(GOLDEN.lower().replace(" ", "\n"), encoding="utf-8")
    assert ask("deal", "bakers-dozen", "--cards", str(cards)) == (0, OPENING, "")
    assert ask("moves", "bakers-dozen", "--cards", str(cards)).out == MOVES
    assert ask("board", "bakers-dozen", "--cards", str(cards)).out == OPENING


def test_moves_stand_one_a_line_in_byte_order(ask: Ask, board: str) -> None:
    code, out, err = ask("moves", "bakers-dozen", "--number", "1")
    assert (code, out, err) == (0, MOVES, "")
    first_row = ask("moves", "babette", "--number", "1").out
    assert first_row == "c2.1-f1\nc8.1-f8\ndeal\n"
    transfers = ["c6.1-f5", "c7.1-f1", "f1-f5", "f5-f1"]
    assert ask("moves", "babette-transfers", "--board", board).out.splitlines() == transfers


def test_no_legal_move_is_no_line(ask: Ask, tmp_path: Path) -> None:
    won = tmp_path / "won"
    won.write_text("Foundations: C-K D-K H-K S-K\n" + ":\n" * 13, encoding="utf-8")
    assert ask("moves", "spanish-patience", "--board", str(won)) == (0, "", "")


def test_board_plays_the_moves_and_nothing_else(ask: Ask) -> None:
    code, out, _ = ask("board", "bakers-dozen", "--number", "1", "--after", " c11.4-f3\n c1.4-c3 ")
    lines = OPENING.splitlines()
    lines[0] = "Foundations: C-0 D-0 H-A S-0"
    lines[1], lines[3], lines[11] = ": 9S 2D 7S", ": 2H AD QC 6S 5H", ": KH TC JC"
    assert code == 0
    assert out.splitlines() == lines


def test_plays_of_one_undo_step_are_joined(ask: Ask) -> None:
    apart = ask("board", "bakers-dozen", "--number", "1", "--after", "c11.4-f3 c1.4-c3")
    joined = ask("board", "bakers-dozen", "--number", "1", "--after", "c11.4-f3+c1.4-c3")
    assert joined == apart
    assert joined.code == 0


def test_consequences_come_of_themselves(ask: Ask) -> None:
    after = ask("board", "bakers-dozen-1883", "--number", "1", "--after", "c11.4-f3").out
    assert ": KH <TC> JC\n" in after


def test_moves_after_moves_are_those_of_the_position(ask: Ask, board: str) -> None:
    words = ("babette-transfers", "--board", board, "--after", "f1-f5 c6.1-f1")
    assert "Ace foundations: C-6 D-K" in ask("board", *words).out
    assert ask("moves", *words).out.splitlines() == ["c7.1-f1"]


def test_a_board_is_read_as_it_is_printed(ask: Ask, board: str) -> None:
    assert ask("board", "babette-transfers", "--board", board).out == TRANSFERS


def test_perft_counts_each_length(ask: Ask, board: str) -> None:
    one = len(MOVES.split())
    two = sum(
        len(ask("moves", "bakers-dozen", "--number", "1", "--after", move).out.split())
        for move in MOVES.split()
    )
    counted = ask("perft", "bakers-dozen", "--number", "1", "--depth", "2")
    assert counted == (0, f"1 {one}\n2 {two}\n", "")
    assert ask("perft", "babette-transfers", "--board", board, "--depth", "1").out == "1 4\n"


def test_standard_input_is_a_file(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    for option, text in (("--cards", GOLDEN), ("--board", OPENING)):
        given = io.TextIOWrapper(io.BytesIO(text.encode()))
        monkeypatch.setattr(sys, "stdin", given)
        assert ask("board", "bakers-dozen", option, "-") == (0, OPENING, "")
