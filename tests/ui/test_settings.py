"""What was chosen is still chosen at the next start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings

from patience_qt.ui.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def in_file(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def test_off_stays_off(tmp_path: Path) -> None:
    kept = in_file(tmp_path / "a.ini")
    kept.tool_bar, kept.history, kept.last_game = False, True, "babette"
    kept.store.sync()
    read = in_file(tmp_path / "a.ini")
    assert (read.tool_bar, read.history, read.last_game) == (False, True, "babette")
    assert read.status_line


def test_nonsense_in_the_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "b.ini"
    path.write_text("game=@Invalid()\n[window]\nclock=@Variant(rubbish)\ngeometry=7\n", "utf-8")
    read = in_file(path)
    assert (read.clock, read.last_game, read.geometry) == (False, "", QByteArray())
