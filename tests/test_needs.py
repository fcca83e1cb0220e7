"""What is missing to open a window is told in a sentence that says what to do."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from patience_qt import needs
from patience_qt.needs import NoWindowError, qt_imported

CHECKOUT = Path(__file__).parents[1]


def failing(error: Exception) -> str:
    with pytest.raises(NoWindowError) as caught, qt_imported():
        raise error
    return str(caught.value)


def pyside(monkeypatch: pytest.MonkeyPatch, *version: int) -> None:
    module = ModuleType("PySide6")
    module.__version_info__ = (*version, "", "")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6", module)


def test_pyside_missing() -> None:
    assert failing(ModuleNotFoundError("No module named 'PySide6'", name="PySide6")) == (
        "PySide6, which draws the window, is not installed: type "
        '“python -m pip install "PySide6-Essentials>=6.10,<6.12"” to install it.'
    )


def test_the_version_to_install_is_that_of_the_project() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert needs.PYSIDE in project["dependencies"]


def test_the_libraries_are_those_that_the_scripts_install() -> None:
    script = (CHECKOUT / "packaging" / "setup.sh").read_text(encoding="utf-8")
    listed = re.findall(r"^(lib\S+\.so\S*) (\S+?)'?$", script, re.MULTILINE)
    assert dict(listed) == needs.PACKAGES


def test_one_library_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "_loads", lambda _: True)
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    assert failing(error) == (
        "Qt needs libraries that are missing here: libGL.so.1; "
        "on Debian or Ubuntu, “sudo apt install libgl1” brings them."
    )


def test_all_that_are_missing_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"libGL.so.1", "libX11.so.6", *list(needs.PACKAGES)[4:-1]}
    monkeypatch.setattr(needs, "_loads", lambda library: library in there)
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert failing(error) == (
        "Qt needs libraries that are missing here: "
        "libEGL.so.1, libglib-2.0.so.0, libxcb-shape.so.0; on Debian or Ubuntu, "
        "“sudo apt install libegl1 libglib2.0-0 libxcb-shape0” brings them."
    )


def test_what_the_bundle_says_of_a_library() -> None:
    said = OSError("Failed to load dynlib/dll 'libqxcb.so'.")
    said.__cause__ = OSError("libxcb-icccm.so.4: cannot open shared object file: No such file")
    assert needs.missing_library(said) == "libxcb-icccm.so.4"
    assert needs.missing_library(OSError("libqxcb.so: file too short")) is None


def test_a_library_of_an_unknown_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "_loads", lambda _: True)
    error = ImportError("libstrange.so.3: cannot open shared object file: No such file")
    assert failing(error) == "Qt needs libraries that are missing here: libstrange.so.3."


@pytest.mark.skipif(sys.platform != "linux", reason="libraries have other names elsewhere")
def test_a_library_loads_or_not() -> None:
    assert needs._loads("libc.so.6")
    assert not needs._loads("libnosuchthing.so.1")


def test_pyside_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    pyside(monkeypatch, 6, 5, 3)
    for error in (
        ImportError("cannot import name 'QAccessibilityHints' from 'PySide6.QtGui'"),
        AttributeError("type object 'Qt' has no attribute 'ColorScheme'"),
    ):
        assert failing(error).startswith("PySide6 6.5.3 is too old: type “python -m pip install ")


def test_pyside_too_old_though_it_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    pyside(monkeypatch, 6, 9, 2)
    with pytest.raises(NoWindowError, match=r"^PySide6 6\.9\.2 is too old: "), qt_imported():
        pass


@pytest.mark.parametrize("python", [(3, 11), (3, 12)])
def test_pyside_that_aborts(monkeypatch: pytest.MonkeyPatch, python: tuple[int, int]) -> None:
    pyside(monkeypatch, 6, 12, 0)
    monkeypatch.setattr(sys, "version_info", python)
    if python < (3, 12):
        with pytest.raises(NoWindowError, match=r"^PySide6 6\.12\.0 aborts "), qt_imported():
            pass
    else:
        with qt_imported():
            assert "PySide6" in sys.modules


def test_what_was_meant_is_imported() -> None:
    with qt_imported():
        import PySide6.QtCore
    assert PySide6.QtCore.__name__ == "PySide6.QtCore"


def test_a_part_missing() -> None:
    error = ModuleNotFoundError("No module named 'patience_qt.ui.x'", name="patience_qt.ui.x")
    assert failing(error) == (
        "Patience Qt is not wholly installed (No module named 'patience_qt.ui.x'): "
        "install it again."
    )


def test_a_mistake_of_ours_is_not_explained_away() -> None:
    with pytest.raises(AttributeError, match=r"^ours$"), qt_imported():
        raise AttributeError("ours")
