"""A damaged file of settings costs the settings, and nothing else."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings

from patience_qt.ui.app import application
from patience_qt.ui.sound_settings import LARGEST, sound_settings, usual_file

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize("content", [b"\0" * 300, b"[window]\nclock=\xff\xfe", b"\x80" * 9])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.conf"
    path.write_bytes(content)
    settings = sound_settings(path)
    assert (settings.clock, settings.last_game) == (True, "")
    assert (tmp_path / "a (damaged).conf").read_bytes() == content
    settings.clock = False
    settings.store.sync()
    assert sound_settings(path).clock is False
    assert len(list(tmp_path.glob("*damaged*"))) == 1


def test_a_good_file_and_none_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.conf"
    assert sound_settings(path).clock
    path.write_text("[window]\nclock=false\n", "utf-8")
    assert sound_settings(path).clock is False
    assert [each.name for each in tmp_path.iterdir()] == ["a.conf"]


def test_a_huge_file_is_set_aside_before_anybody_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "a.conf"
    path.write_text("[window]\nclock=false\n" + "a=1\n" * LARGEST, "utf-8")
    assert sound_settings(path).clock
    assert (tmp_path / "a (damaged).conf").stat().st_size > LARGEST
    assert not path.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere settings need not be one file")
def test_the_file_is_known_before_it_is_opened(qapp: QApplication) -> None:
    application()
    assert str(usual_file()) == QSettings().fileName()
