"""Words that make no command: one sentence, exit code 2."""

from __future__ import annotations

import pytest

from patience_qt import __version__
from patience_qt.cli import COMMANDS
from tests.cli.asking import Ask, is_one_sentence

WRONG = [
    "deal nonsense --number 1",
    "deal Bakers-Dozen --number 1",
    "deal bakers-dozen",
    "deal --number 1",
    "deal bakers-dozen --number 0",
    "deal bakers-dozen --number -1",
    "deal bakers-dozen --number 9007199254740992",
    "deal bakers-dozen --number one",
    "deal bakers-dozen --number 1.0",
    "deal bakers-dozen --number 1_0",
    "deal bakers-dozen --number ١",
    "deal bakers-dozen --number " + "9" * 5000,
    "deal bakers-dozen --number",
    "deal bakers-dozen --number 1 --cards f",
    "deal bakers-dozen --board f",
    "deal bakers-dozen --number 1 --after deal",
    "deal bakers-dozen --num 1",
    "deal bakers-dozen babette --number 1",
    "moves bakers-dozen --cards f --board f",
    "moves bakers-dozen --number 1 --after",
    "board bakers-dozen",
    "board nonsense --board f",
    "perft bakers-dozen --number 1",
    "perft bakers-dozen --number 1 --depth 0",
    "perft bakers-dozen --number 1 --depth -3",
    "perft bakers-dozen --number 1 --depth x",
    "perft bakers-dozen --cards f --depth 1",
    "games all",
    "replay",
    "replay f f",
    "demo nonsense",
    "demo bakers-dozen 0",
    "demo bakers-dozen 1 2",
    "demo --picture",
    "--nonsense",
    "babette --nonsense",
    "--",
    "babette 0",
    "babette -1",
    "babette 9007199254740992",
    "babette x",
    "babette 1 2",
    "nonsense 1",
]


@pytest.mark.parametrize("words", WRONG, ids=lambda words: words[:60])
def test_one_sentence_and_exit_code_2(ask: Ask, words: str) -> None:
    code, out, err = ask(*words.split())
    assert (code, out) == (2, "")
    assert is_one_sentence(err)
    assert len(err) < 300


def test_words_of_any_kind_and_number_stay_on_one_line(ask: Ask) -> None:
    for words in (("a\nb", "\x1b[2J\ud800"), ("more",) * 900):
        code, _, err = ask("games", *words)
        assert code == 2
        assert is_one_sentence(err)


def test_an_unknown_game_is_named(ask: Ask) -> None:
    assert ask("deal", "nonsense", "--number", "1").err == (
        "There is no game “nonsense”: “patience-qt games” lists them.\n"
    )


def test_a_number_out_of_range_is_told_the_range(ask: Ask) -> None:
    assert ask("deal", "babette", "--number", "0").err == (
        "There is no deal “0”: deals are numbered 1 to 9007199254740991.\n"
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(ask: Ask, command: str) -> None:
    code, out, err = ask(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: patience-qt {command} ")


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["babette", "--help"]])
def test_help_lists_every_command_and_the_ways_to_the_window(ask: Ask, words: list[str]) -> None:
    code, out, _ = ask(*words)
    assert code == 0
    assert "patience-qt [GAME] [DEAL]\n" in out
    listed = [
        line.split()[0] for line in out.partition("COMMAND\n")[2].splitlines() if line.strip()
    ]
    assert listed[-len(COMMANDS) :] == list(COMMANDS)


def test_the_version_is_told(ask: Ask) -> None:
    assert ask("--version") == (0, f"Patience Qt {__version__}\n", "")
