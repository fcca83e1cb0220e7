"""A fault is written down and told once; the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from patience_qt.ui.faults import Faults, without_names
from tests.ui.lines import play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Opener


def fail(faults: Faults, text: str = "spoon") -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError as fault:
        faults.hear(RuntimeError, fault, fault.__traceback__)


def test_a_report_is_offered_once_and_the_game_goes_on(
    open_game: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_game()
    faults = Faults(window, tmp_path / "log.txt")
    play(window.session, "c11.4-f3")
    for _ in range(3):
        fail(faults)
    qtbot.wait(10)
    (box,) = window.findChildren(QMessageBox)
    copy = next(button for button in box.buttons() if button.text() == "Copy Report")
    copy.click()
    report = QGuiApplication.clipboard().text()
    for part in ("Patience Qt ", "bakers-dozen 1", "moves: c11.4-f3", "RuntimeError: spoon"):
        assert part in report
    assert str(Path(__file__).parent) not in report
    play(window.session, "c8.4-c6")
    assert window.session.history.index() == 2
    assert (tmp_path / "log.txt").read_text("utf-8").count("RuntimeError: spoon") == 3


def test_a_fault_without_end_does_not_fill_the_disk(open_game: Opener, tmp_path: Path) -> None:
    faults = Faults(open_game(), tmp_path / "log.txt")
    for _ in range(60):
        fail(faults, "x" * 100_000)
    assert sum(file.stat().st_size for file in tmp_path.glob("log.txt*")) < 2**20


def test_a_log_that_cannot_be_written_is_no_fault(open_game: Opener, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    fail(Faults(open_game(), tmp_path / "file" / "log.txt"))


def test_names_and_paths_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "jane")
    text = without_names(
        'File "/home/jane/x/patience_qt/ui/app.py", line 3\n'
        "No such file: 'C:\\Users\\Jane\\Desktop\\a.json', jane"
    )
    assert text == "File \"patience_qt/ui/app.py\", line 3\nNo such file: '…/a.json', …"


def test_it_hears_what_a_slot_raises(
    open_game: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = Faults(open_game(), tmp_path / "log.txt")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.take_over()
    assert sys.excepthook == faults.hear
