"""The solver as a process: it is asked, answers, and never outlives whoever asked."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from patience_qt.engine.notation import read_move
from patience_qt.engine.play import play
from patience_qt.games import BY_KEY
from patience_qt.solver.calling import command
from tests.games.positions import numbered

ROOT = Path(__file__).parents[2]


def ask(*questions: dict[str, object], lines: int) -> list[dict[str, object]]:
    """Return as many *lines* of answers to *questions* as are waited for."""
    process = subprocess.Popen(
        command(), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin
    assert process.stdout
    for question in questions:
        process.stdin.write(json.dumps(question) + "\n")
    process.stdin.flush()
    answers = [json.loads(process.stdout.readline()) for _ in range(lines)]
    process.stdin.close()
    assert process.wait(timeout=20) == 0
    process.stdout.close()
    return answers


def question(**changes: object) -> dict[str, object]:
    return {
        "id": 7,
        "game": "babette-cadogan",
        "start": {"deal": 1},
        "seconds": 60,
        "ask": "verdict",
        **changes,
    }


def test_a_verdict_comes_with_a_line_that_wins() -> None:
    (answer,) = ask(question(), lines=1)
    assert (answer["id"], answer["outcome"]) == (7, "won")
    rules, table = BY_KEY["babette-cadogan"].rules, numbered("babette-cadogan", 1)
    assert isinstance(answer["line"], list)
    for text in answer["line"]:
        move = read_move(text, table)
        assert move in rules.moves(table)
        table = play(rules, table, move).after
    assert rules.is_won(table)


def test_a_hint_is_answered_after_a_verdict_in_the_same_process() -> None:
    _, answer = ask(question(), question(id=8, game="bakers-dozen", ask="hint"), lines=2)
    assert (answer["id"], answer["hint"]) == (8, "wins")


def test_every_position_of_a_game_is_told_the_last_first() -> None:
    (verdict,) = ask(question(game="spanish-patience"), lines=1)
    assert isinstance(verdict["line"], list)
    moves = " ".join(verdict["line"][:3])
    answers = ask(question(game="spanish-patience", moves=moves, ask="history"), lines=5)
    assert [answer.get("at") for answer in answers] == [3, 2, 1, 0, None]
    assert {answer["outcome"] for answer in answers[:-1]} == {"won"}
    assert answers[-1] == {"id": 7, "done": True}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "whist"},
        {"ask": "the way"},
        {"moves": "c1.1-f1 c9"},
        {"start": {}},
        {"seconds": "x"},
    ],
)
def test_a_wrong_question_is_told_so_and_the_next_is_answered(wrong: dict[str, object]) -> None:
    first, second = ask(question(**wrong), question(id=8), lines=2)
    assert "error" in first
    assert second["outcome"] == "won"


def test_it_ends_in_the_middle_of_a_search_when_its_asker_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "asker.py"
    hard = question(game="babette", ask="history", seconds=3600, board=None)
    del hard["board"]
    hard["start"] = {"cards": _never_won()}
    script.write_text(
        textwrap.dedent(f"""
        import subprocess, sys, time
        worker = subprocess.Popen({command()!r}, stdin=subprocess.PIPE)
        worker.stdin.write({json.dumps(hard)!r}.encode() + b"\\n")
        worker.stdin.flush()
        print(worker.pid, flush=True)
        time.sleep(600)
        """)
    )
    asker = subprocess.Popen(
        [sys.executable, str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert asker.stdout
    worker = int(asker.stdout.readline())
    time.sleep(1)
    assert _runs(worker)
    asker.send_signal(signal.SIGKILL)
    asker.wait()
    asker.stdout.close()
    end = time.monotonic() + 20
    while _runs(worker) and time.monotonic() < end:
        time.sleep(0.05)
    assert not _runs(worker)


def _never_won() -> str:
    """Return two packs in an order that no search will soon be done with."""
    return " ".join(rank + suit for suit in "CDHS" for rank in "KA2Q3J4T59687" for _ in "12")


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")
