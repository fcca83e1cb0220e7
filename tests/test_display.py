"""Without a display the program says so; Qt, which would abort, is not begun."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from types import ModuleType

import pytest

from patience_qt import display
from patience_qt.__main__ import main
from patience_qt.needs import NoWindowError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a display is always")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which Qt's plugins seem to lie."""
    folder = tmp_path / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    qt = ModuleType("PySide6")
    qt.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "PySide6", qt)
    return folder


@pytest.mark.parametrize(
    "platform", ["", "xcb", "wayland", "wayland-egl", "wayland;xcb", "xcb:some=thing"]
)
def test_no_display_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], platform: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setitem(sys.modules, "patience_qt.ui.app", None)
    assert main([]) == 1
    assert capsys.readouterr().err == (
        "There is no display to open a window on; start Patience Qt on a desktop, or type "
        "“patience-qt demo” to have a deal played into a picture.\n"
    )


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen"])
def test_some_platforms_need_none(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    display.check_named()
    display.check_reached()
    assert display._platforms() == [platform.rsplit(";", maxsplit=1)[-1].split(":", maxsplit=1)[0]]


@pytest.mark.parametrize(
    ("asked", "named"), [("nonsense", "nonsense"), ("xcp:a=b;nonsense", "xcp"), (";", "")]
)
def test_a_platform_that_qt_does_not_know(
    plugins: Path, monkeypatch: pytest.MonkeyPatch, asked: str, named: str
) -> None:
    for name in ("xcb", "offscreen"):
        (plugins / f"libq{name}.so").touch()
    monkeypatch.setenv("QT_QPA_PLATFORM", asked)
    with pytest.raises(NoWindowError) as caught:
        display.check_reached()
    assert str(caught.value) == (
        f"Qt knows no platform “{named}”: set QT_QPA_PLATFORM to one of offscreen, xcb."
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", f"{asked};offscreen")
    display.check_reached()


def test_a_platform_may_be_known_in_another_folder(
    plugins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (plugins / "libqoffscreen.so").touch()
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/elsewhere")
    display.check_reached()


def test_a_library_of_the_plugin_is_missing(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (plugins / "libqxcb.so").write_text("no library")
    monkeypatch.setenv("DISPLAY", ":1")
    with pytest.raises(NoWindowError, match=r"^Qt cannot open a window here \(.*\)\.$"):
        display.check_reached()

    def lacks(library: str) -> None:
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file")

    monkeypatch.setattr("ctypes.CDLL", lacks)
    monkeypatch.setattr("patience_qt.needs._loads", lambda _: True)
    with pytest.raises(NoWindowError, match=r"“sudo apt install libxcb-cursor0” brings them\.$"):
        display.check_reached()


def test_the_x_server_does_not_answer(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", "unix:/nowhere/at.all:0")
    with pytest.raises(NoWindowError, match=r"^The display “unix:.*” cannot be opened; start "):
        display.check_reached()


def test_a_wayland_display_answers_or_not(
    plugins: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "w-0")
    with pytest.raises(NoWindowError, match=r"^The display “w-0” cannot be opened; start "):
        display.check_reached()
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("w-0")
        display.check_reached()
        # What Qt tries next need not answer then.
        monkeypatch.setenv("DISPLAY", "unix:/nowhere/at.all:0")
        display.check_reached()
    Path("w-0").unlink()
    with pytest.raises(NoWindowError, match="“w-0”"):
        display.check_reached()


@pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no display")
def test_the_x_server_answers(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert display._x_answers()
