"""However and whenever the program is left, its files are whole, and what was chosen is kept."""

from __future__ import annotations

import shutil
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtTest import QTest

from patience_qt.store.journal import read_running
from patience_qt.store.texts import read_text
from patience_qt.ui.settings import Kept, Settings
from tests.ui.keeping.starting import found, run_program

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from patience_qt.ui.window import MainWindow
    from tests.ui.keeping.conftest import Desk

PLAYED = "window.session.play(window.session.position.moves[0])\n"


@pytest.mark.parametrize("moment", [0, 20, 90, 400])
def test_closed_while_it_is_just_starting(tmp_path: Path, moment: int) -> None:
    script = f"{PLAYED}QTimer.singleShot({moment}, window.close)"
    code, complaint = run_program(tmp_path, script, "babette", "5")
    assert (code, complaint.replace("This plugin does not support propagateSizeHints()\n", "")) == (
        0,
        "",
    )
    record, fault = read_running(read_text(str(found(tmp_path, "babette.game"))))
    assert (fault, record.game, record.played, len(record.moves)) == ("", "babette", 1, 1)


def test_closed_before_it_was_ever_shown(desk: Desk) -> None:
    window = desk.start("babette", 5)
    window.close()
    window.close()
    assert desk.start().session.deal is not None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGHUP])
def test_ended_by_the_system(tmp_path: Path, kind: signal.Signals) -> None:
    script = (
        f"{PLAYED}window.resize(900, 650)\nwindow.act.history.trigger()\n"
        f"QTimer.singleShot(200, lambda: signal.raise_signal({int(kind)}))"
    )
    code, complaint = run_program(tmp_path, script, "babette", "5")
    assert (code, "Traceback" in complaint) == (0, False)
    record, fault = read_running(read_text(str(found(tmp_path, "babette.game"))))
    assert (fault, record.played) == ("", 1)
    kept = Settings(QSettings(str(found(tmp_path, "*.conf")), QSettings.Format.IniFormat))
    assert (kept.history, kept.last_game, kept.geometry.isEmpty()) == (True, "babette", False)


def by_key(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


LEAVING = [by_key, lambda window: window.close(), lambda window: window.act.quit.trigger()]


@pytest.mark.parametrize("leave", LEAVING, ids=["key", "close", "menu"])
def test_what_was_chosen_is_kept(desk: Desk, leave: Callable[[MainWindow], None]) -> None:
    window = desk.start("babette", 5)
    act, settings = window.act, window.settings
    for action in (act.tool_bar, act.status_line, act.counts, act.history):
        action.trigger()
    settings.abandoned_is_lost = False
    window.resize(901, 655)
    leave(window)
    kept = _read_again(settings)
    assert (kept.tool_bar, kept.status_line, kept.clock, kept.history) == (
        False, False, False, True,
    )  # fmt: skip
    assert (kept.abandoned_is_lost, kept.last_game) == (False, "babette")
    assert kept.geometry == window.saveGeometry()
    again = desk.start()
    assert again.act.history.isChecked()
    assert not again.act.tool_bar.isChecked()


def other(value: object) -> object:
    """Return a value of the same kind that is another."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return f"{value}ä=;\n%"
        case _:
            return QByteArray(b"\0;=a")


def test_every_setting_survives_in_its_file(settings: Settings) -> None:
    names = [name for name, each in vars(Settings).items() if isinstance(each, Kept)]
    others = {name: other(getattr(settings, name)) for name in names}
    for name in names:
        setattr(settings, name, others[name])
    kept = _read_again(settings)
    assert {name: getattr(kept, name) for name in names} == others


def _read_again(settings: Settings) -> Settings:
    """Return what stands in the file, as a program that is started now reads it."""
    settings.store.sync()
    path = settings.store.fileName()
    shutil.copyfile(path, f"{path}.copy")
    return Settings(QSettings(f"{path}.copy", QSettings.Format.IniFormat))
