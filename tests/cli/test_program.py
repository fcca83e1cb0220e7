"""The program as a process: no Qt, UTF-8, closed pipes, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SAVE = Path(__file__).parents[1] / "store" / "data" / "format-1.json"
PROGRAM = [sys.executable, "-m", "patience_qt"]
FULL = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only Linux has a disk that is always full"
)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Return an environment without a display, in which importing PySide6 ends the program."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("raise SystemExit('PySide6 was imported')")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    here = {name: value for name, value in os.environ.items() if name not in hidden}
    return here | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{CHECKOUT}", "LC_ALL": "C"}


def ran(env: dict[str, str], *words: str, stdin: bytes = b"") -> tuple[int, str, str]:
    run = subprocess.run([*PROGRAM, *words], env=env, input=stdin, capture_output=True, check=False)
    return run.returncode, run.stdout.decode(), run.stderr.decode()


@pytest.mark.parametrize(
    "words",
    [
        "games",
        "deal babette --number 1",
        "moves bakers-dozen-1883 --number 1",
        "board good-measure --number 1",
        "perft babette-cadogan --number 1 --depth 2",
        f"replay {SAVE}",
        "--version",
        "--help",
    ],
)
def test_questions_need_neither_qt_nor_a_display(env: dict[str, str], words: str) -> None:
    code, out, err = ran(env, *words.split())
    assert (code, err) == (0, "")
    assert out


def test_the_window_would_import_qt(env: dict[str, str]) -> None:
    assert ran(env | {"DISPLAY": ":1"}) == (1, "", "PySide6 was imported\n")


def test_what_is_wrong_is_said_before_qt_is_imported(env: dict[str, str]) -> None:
    env["DISPLAY"] = ":1"
    for code, words in ((1, ["nonsense"]), (2, ["babette", "0"]), (1, [str(CHECKOUT)])):
        failed, out, err = ran(env, *words)
        assert (failed, out) == (code, "")
        assert err.count("\n") == 1
        assert "PySide6" not in err


def test_output_is_utf_8_whatever_the_locale(env: dict[str, str]) -> None:
    env |= {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    assert ran(env, "nonsense", "1")[2] == (
        "There is no game “nonsense”: “patience-qt games” lists them.\n"
    )
    assert "“c3.4-c7 c2.3-f1”" in ran(env, "moves", "--help")[1]


def test_a_board_goes_from_one_program_to_the_next(env: dict[str, str]) -> None:
    board = ran(env, "deal", "babette", "--number", "7")[1]
    again = ran(env, "board", "babette", "--board", "-", stdin=b"\xef\xbb\xbf" + board.encode())
    assert again == (0, board, "")


@pytest.mark.parametrize("words", ["games", "--help", "deal babette --number 1"])
def test_a_closed_pipe_is_no_matter(env: dict[str, str], words: str) -> None:
    with subprocess.Popen(
        [*PROGRAM, *words.split()], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@FULL
@pytest.mark.parametrize("words", ["games", "--help", "--version", "deal --help"])
def test_a_full_disk_is_told(env: dict[str, str], words: str) -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(
            [*PROGRAM, *words.split()], env=env, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert run.returncode == 1
    assert run.stderr.startswith(b"The answer could not be written: ")
    assert run.stderr.count(b"\n") == 1


@FULL
def test_a_complaint_that_nobody_can_read_leaves_the_exit_code(env: dict[str, str]) -> None:
    with Path("/dev/full").open("wb") as full:
        for code, words in ((2, ["nonsense", "1"]), (1, ["nonsense"])):
            run = subprocess.run([*PROGRAM, *words], env=env, stderr=full, check=False)
            assert run.returncode == code


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such shell")
@pytest.mark.parametrize("words", ["games", "--help", "--version", "deal babette --number 1"])
def test_without_standard_output_nothing_is_said_elsewhere(env: dict[str, str], words: str) -> None:
    line = ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, *words.split()]
    run = subprocess.run(line, env=env, stderr=subprocess.PIPE, check=False)
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_an_interruption_is_no_traceback(env: dict[str, str]) -> None:
    words = ["-u", "-m", "patience_qt", "perft", "babette", "--number", "1", "--depth", "99"]
    with subprocess.Popen(
        [sys.executable, *words], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b"1 3\n"
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == 130
