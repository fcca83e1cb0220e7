"""Whatever the disk does, play goes on, and the player is told once."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from patience_qt.ui.app import open_window
from patience_qt.ui.kept_files import KeptFiles
from tests.ui.lines import play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.window import MainWindow
    from tests.ui.keeping.conftest import Desk


def said(window: MainWindow, qtbot: QtBot) -> str:
    qtbot.wait(20)
    return window.status_line.sentence


@pytest.mark.parametrize(
    "damaged",
    [b"", b'{"format": 1, "game": "bakers-do', b"\0" * 400, os.urandom(500), b"[" * 100_000],
    ids=["empty", "cut", "zeros", "noise", "deep"],
)
def test_a_file_that_cannot_be_read_is_kept_aside(desk: Desk, qtbot: QtBot, damaged: bytes) -> None:
    window = desk.start("bakers-dozen", 1)
    play(window.session, "c11.4-f3")
    window.close()
    running = desk.folder / "games" / "bakers-dozen.game"
    running.write_bytes(damaged)
    again = desk.start()
    assert "It is kept as “bakers-dozen (damaged).game”." in said(again, qtbot)
    assert (running.parent / "bakers-dozen (damaged).game").read_bytes() == damaged
    again.session.play(again.session.position.moves[0])
    again.close()
    assert desk.start().session.history.count() == 1


def test_of_a_damaged_file_the_beginning_is_taken_up(desk: Desk, qtbot: QtBot) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3 c8.4-c6")
    running = desk.folder / "games" / "bakers-dozen.game"
    running.write_text(running.read_text("utf-8").replace("c8.4-c6", "c8.1-f1"), "utf-8")
    again = desk.start()
    assert again.session.history.count() == 1
    assert said(again, qtbot).startswith("Part of the game that was left here cannot be read.")


def test_a_game_of_a_newer_program_is_not_overwritten(desk: Desk, qtbot: QtBot) -> None:
    window = desk.start("bakers-dozen", 1)
    play(window.session, "c11.4-f3")
    window.close()
    running = desk.folder / "games" / "bakers-dozen.game"
    newer = running.read_text("utf-8").replace('"format": 1', '"format": 2')
    running.write_text(newer, "utf-8")
    again = desk.start()
    assert "newer Patience Qt" in said(again, qtbot)
    again.session.play(again.session.position.moves[0])
    assert (running.parent / "bakers-dozen (damaged).game").read_text("utf-8") == newer


def test_a_second_window_plays_without_saving(desk: Desk, qtbot: QtBot) -> None:
    first = desk.start("bakers-dozen", 1)
    play(first.session, "c11.4-f3")
    second = KeptFiles(desk.folder)
    assert not second.can_keep
    assert second.trouble.startswith("Patience Qt is open in another window")
    before = (desk.folder / "games" / "bakers-dozen.game").read_bytes()
    window = open_window(None, None, first.settings, files=second)
    qtbot.addWidget(window)
    assert "open in another window" in said(window, qtbot)
    window.session.play(window.session.position.moves[0])
    window.session.new_deal()
    window.close()
    assert (desk.folder / "games" / "bakers-dozen.game").read_bytes() == before


def test_a_folder_that_cannot_be_made_hinders_nobody(desk: Desk, qtbot: QtBot) -> None:
    desk.folder.parent.write_text("a file where the folder should be")
    window = desk.start("bakers-dozen", 1)
    assert said(window, qtbot).startswith("Games cannot be saved (")
    play(window.session, "c11.4-f3 c8.4-c6")
    window.session.new_deal()
    assert "saved" not in said(window, qtbot)
    window.close()


def test_a_folder_that_vanishes_is_made_again(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3")
    shutil.rmtree(desk.folder)
    play(session, "c8.4-c6")
    assert desk.start().session.history.index() == 2


def test_a_full_disk_is_told_once_and_the_game_is_kept_when_there_is_room(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk.start("bakers-dozen", 1)
    play(window.session, "c11.4-f3")
    kept = (desk.folder / "games" / "bakers-dozen.game").read_bytes()

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        patch.setattr("tempfile.mkstemp", full)
        play(window.session, "c8.4-c6")
        assert said(window, qtbot) == (
            "This game cannot be saved (No space left on device). You can play on."
        )
        window.session.history.undo()
        assert "cannot be saved" not in said(window, qtbot)
    assert (desk.folder / "games" / "bakers-dozen.game").read_bytes() == kept
    window.session.history.redo()
    again = desk.start()
    assert again.session.history.index() == 2
