"""Plays a little with the bundle, on a screen that nobody sees, and checks every picture of it.

Usage: drive_bundle.py PROGRAM FOLDER.  The program starts in another folder, with an empty home;
the pictures are left in FOLDER.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from chart import SIZE, Chart
from compare import difference, paper
from PySide6.QtCore import QThread
from PySide6.QtGui import QGuiApplication, QImage
from screen import Hand, screen, wait_for

from patience_qt.engine.rules import DEAL
from patience_qt.ui.app import application

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRect

ALIKE = 0.002
"""Pictures that differ in a smaller part of their pixels show the same."""


def check(what: str, *, holds: bool) -> None:
    """Say *what* should be seen; end the program where it is not."""
    print(f"{'seen' if holds else 'NOT SEEN'}: {what}", flush=True)
    if not holds:
        raise SystemExit(1)


@contextmanager
def running(program: Path, display: str, *arguments: str) -> Iterator[None]:
    """Start *program* as on a stranger's machine; it must end well and complain of nothing."""
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            [program, *arguments],
            cwd=home,
            env={"HOME": home, "DISPLAY": display, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"},
            stderr=complaints,
        )
        try:
            yield
            code = process.wait(timeout=20)
        finally:
            process.kill()
            process.wait()
        complaints.seek(0)
        said = complaints.read()
        check(f"a good end {said}".rstrip(), holds=code == 0 and not said)


class Bundle:
    """The window of the bundle, its table at *table*."""

    def __init__(self, display: str, title: str, table: QRect, folder: Path) -> None:
        """Find the window whose *title* begins so; its pictures go to *folder*."""
        self.hand = Hand(display, title)
        self.hand.resize(*SIZE)
        self._table, self._folder = table, folder

    def picture(self, name: str) -> QImage:
        """Return the table when it has come to rest, and leave the picture of the window."""
        taken: list[QImage] = [self._grab()]

        def is_still() -> bool:
            QThread.msleep(400)
            taken.append(self._grab())
            return taken[-1].copy(self._table) == taken[-2].copy(self._table)

        wait_for(is_still, "A table at rest")
        taken[-1].save(str(self._folder / f"{name}.png"))
        return taken[-1].copy(self._table)

    def _grab(self) -> QImage:
        return QGuiApplication.primaryScreen().grabWindow(int(self.hand.window)).toImage()


def play_bakers_dozen(program: Path, display: str, folder: Path) -> None:
    """Drag a card and take it back."""
    chart = Chart("bakers-dozen", 1)
    move, start, end = chart.a_drag()
    with running(program, display, "bakers-dozen", "1"):
        bundle = Bundle(display, "Baker", chart.table, folder)
        dealt = bundle.picture("1-dealt")
        check("deal 1, as in the checkout", holds=difference(dealt, chart.picture()) < ALIKE)
        bundle.hand.drag(start, end)
        chart.play(move)
        moved = bundle.picture("2-moved")
        check(f"{move} changes the table", holds=difference(moved, dealt) > ALIKE)
        check(f"{move}, as in the checkout", holds=difference(moved, chart.picture()) < ALIKE)
        bundle.hand.press("ctrl+z")
        undone = bundle.picture("3-undone")
        check("undone, the table is as before", holds=difference(undone, dealt) < ALIKE)
        bundle.hand.press("ctrl+q")


def play_babette(program: Path, display: str, folder: Path) -> None:
    """Deal a row."""
    chart = Chart("babette", 1)
    with running(program, display, "babette", "1"):
        bundle = Bundle(display, "Babette", chart.table, folder)
        dealt = bundle.picture("4-babette")
        check("deal 1 of Babette", holds=difference(dealt, chart.picture()) < ALIKE)
        bundle.hand.press("r")
        chart.play(DEAL)
        row = bundle.picture("5-row")
        check("a row more of paper", holds=paper(row) > 1.2 * paper(dealt))
        check("the row, as in the checkout", holds=difference(row, chart.picture()) < ALIKE)
        bundle.hand.press("ctrl+q")


def play_demo(program: Path, folder: Path) -> None:
    """Let a deal be played where there is no display."""
    picture = folder / "6-demo.png"
    picture.unlink(missing_ok=True)
    environment = {"HOME": "/nowhere", "LANG": "C.UTF-8"}
    subprocess.run([program, "demo", "--picture", picture], env=environment, check=True)
    check("a deal played without a display", holds=paper(QImage(str(picture))) > 0.05)


def main() -> None:
    """Do as the module says."""
    program, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with screen() as display, tempfile.TemporaryDirectory() as home:
        # The checkout's own window must not know what this user chose.
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb", HOME=home, XDG_CONFIG_HOME=home)
        application()
        play_bakers_dozen(program, display, folder)
        play_babette(program, display, folder)
    play_demo(program, folder)


if __name__ == "__main__":
    main()
