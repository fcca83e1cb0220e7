"""A damaged file of settings costs the settings, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings

from patience_qt.ui.sound_settings import sound_settings

if TYPE_CHECKING:
    from pathlib import Path


def store(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


@pytest.mark.parametrize("content", [b"\0" * 300, b"[window]\nclock=\xff\xfe", b"\x80" * 9])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.conf"
    path.write_bytes(content)
    settings = sound_settings(store(path))
    assert (settings.clock, settings.last_game) == (True, "")
    assert (tmp_path / "a (damaged).conf").read_bytes() == content
    settings.clock = False
    settings.store.sync()
    assert sound_settings(store(path)).clock is False
    assert len(list(tmp_path.glob("*damaged*"))) == 1


def test_a_good_file_and_none_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.conf"
    assert sound_settings(store(path)).clock
    path.write_text("[window]\nclock=false\n", "utf-8")
    assert sound_settings(store(path)).clock is False
    assert [each.name for each in tmp_path.iterdir()] == ["a.conf"]
