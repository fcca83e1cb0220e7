"""Where the window cannot open, the program says so in one sentence and ends by itself."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.asking import is_one_sentence

CHECKOUT = Path(__file__).parents[1]


def start(*arguments: str, path: Path | None = None, **environment: str) -> tuple[int, str]:
    """Start the program where there is no display, and return its exit code and its complaint.

    *path* goes before everything else that modules are imported from.
    """
    places = [str(place) for place in (path, CHECKOUT) if place]
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    run = subprocess.run(
        [sys.executable, "-m", "patience_qt", *arguments],
        # What lies in the present folder would be imported before all.
        cwd=places[0],
        env={**kept, "PYTHONPATH": os.pathsep.join(places), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return run.returncode, run.stderr


def without_pyside(folder: Path, reason: str) -> Path:
    """Make a PySide6 in *folder* that cannot be imported."""
    package = folder / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(f"raise ImportError({reason!r})\n", encoding="utf-8")
    return folder


def test_no_display_at_all() -> None:
    code, complaint = start()
    assert code == 1
    assert is_one_sentence(complaint), complaint


def test_a_display_that_does_not_answer() -> None:
    code, complaint = start(DISPLAY=":4242")
    assert code == 1
    assert is_one_sentence(complaint), complaint
    assert ":4242" in complaint


def test_pyside_is_not_installed(tmp_path: Path) -> None:
    path = without_pyside(tmp_path, "No module named 'PySide6'")
    code, complaint = start(path=path, QT_QPA_PLATFORM="offscreen")
    assert code == 1
    assert is_one_sentence(complaint), complaint
    assert "PySide6" in complaint


def test_a_platform_that_qt_does_not_know() -> None:
    code, complaint = start(QT_QPA_PLATFORM="nonsense")
    assert code == 1
    assert is_one_sentence(complaint), complaint
    assert "“nonsense”" in complaint


def test_the_demonstration_says_nothing_of_the_locale(tmp_path: Path) -> None:
    words = ("demo", "--picture", str(tmp_path / "picture.png"))
    assert start(*words, LC_ALL="C") == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_an_interruption_ends_the_window() -> None:
    script = (
        "import signal; from patience_qt.__main__ import main;"
        "from PySide6.QtCore import QTimer; from patience_qt.ui.app import application;"
        "application(); QTimer.singleShot(0, lambda: signal.raise_signal(signal.SIGINT)); main([])"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stderr) == (-signal.SIGINT, b"")


def test_the_pictures_are_missing(tmp_path: Path) -> None:
    shutil.copytree(
        CHECKOUT / "patience_qt", tmp_path / "patience_qt", ignore=shutil.ignore_patterns("assets")
    )
    for words in ([], ["babette", "1"], ["demo"]):
        code, complaint = start(*words, path=tmp_path, QT_QPA_PLATFORM="offscreen")
        assert code == 1
        assert is_one_sentence(complaint), complaint
        assert "pictures of the cards are missing" in complaint


def test_a_system_library_is_missing_and_named(tmp_path: Path) -> None:
    reason = "libGL.so.1: cannot open shared object file: No such file or directory"
    path = without_pyside(tmp_path, reason)
    code, complaint = start(path=path, QT_QPA_PLATFORM="offscreen")
    assert code == 1
    assert is_one_sentence(complaint), complaint
    assert "libGL.so.1" in complaint
