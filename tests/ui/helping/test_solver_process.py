"""The solver's process: one question at a time, and never left behind."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QProcess

from patience_qt.ui.solver_process import SolverProcess

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

EASY: dict[str, object] = {
    "game": "spanish-patience",
    "start": {"deal": 1},
    "seconds": 60,
    "ask": "verdict",
}
# Two packs in an order that no search is soon done with.
_ORDER = " ".join(rank + suit for suit in "CDHS" for rank in "KA2Q3J4T59687" for _ in "12")
HARD: dict[str, object] = {
    **EASY,
    "game": "babette",
    "start": {"cards": _ORDER},
    "seconds": 3600,
    "ask": "history",
}
_LONG = 30_000


@pytest.fixture
def solver(qtbot: QtBot) -> Iterator[SolverProcess]:
    solver = SolverProcess()
    yield solver
    solver.close()


def asked(qtbot: QtBot, solver: SolverProcess, question: dict[str, object]) -> dict[str, object]:
    with qtbot.waitSignal(solver.answered, timeout=_LONG) as heard:
        solver.ask(question)
    assert heard.args
    answer: dict[str, object] = heard.args[0]
    return answer


def processes(solver: SolverProcess) -> list[int]:
    return [process.processId() for process in solver.findChildren(QProcess)]


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_nothing_is_started_before_the_first_question(solver: SolverProcess) -> None:
    assert not processes(solver)


def test_one_process_answers_question_after_question(qtbot: QtBot, solver: SolverProcess) -> None:
    assert asked(qtbot, solver, EASY)["outcome"] == "won"
    first = processes(solver)
    assert asked(qtbot, solver, {**EASY, "game": "bakers-dozen"})["outcome"] == "won"
    assert processes(solver) == first
    assert not solver.is_busy


def test_it_is_polite_to_other_programs(qtbot: QtBot, solver: SolverProcess) -> None:
    asked(qtbot, solver, EASY)
    assert os.getpriority(os.PRIO_PROCESS, processes(solver)[0]) >= 10


def test_a_new_question_ends_the_search_for_the_last_answer(
    qtbot: QtBot, solver: SolverProcess
) -> None:
    solver.ask(HARD)
    (first,) = processes(solver)
    assert asked(qtbot, solver, EASY)["outcome"] == "won"
    qtbot.waitUntil(lambda: is_gone(first))
    assert first not in processes(solver)


def test_what_is_cancelled_is_not_answered(qtbot: QtBot, solver: SolverProcess) -> None:
    asked(qtbot, solver, EASY)
    with qtbot.assertNotEmitted(solver.answered, wait=400):
        solver.ask(EASY)
        solver.cancel()
    assert not solver.is_busy


def test_closing_ends_a_search_at_once(solver: SolverProcess) -> None:
    solver.ask(HARD)
    (process,) = processes(solver)
    solver.close()
    assert is_gone(process)


def test_a_solver_that_ends_or_cannot_be_started_is_an_error_once(
    qtbot: QtBot, solver: SolverProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in ([sys.executable, "-c", "pass"], ["/nowhere/at/all"]):
        monkeypatch.setattr("patience_qt.ui.solver_process.command", lambda words=words: words)
        assert "error" in asked(qtbot, solver, EASY)
        assert not solver.is_busy
    monkeypatch.undo()
    assert asked(qtbot, solver, EASY)["outcome"] == "won"


def test_what_lies_in_the_working_directory_is_not_taken_for_a_module(
    qtbot: QtBot, solver: SolverProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit('a file of the player')")
    monkeypatch.chdir(tmp_path)
    assert asked(qtbot, solver, EASY)["outcome"] == "won"
