"""Windows for the tests: real ones, with settings of their own, in which nothing takes time."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from patience_qt.ui.at_hand import AtHand
from patience_qt.ui.settings import Settings
from patience_qt.ui.table_scene import TableScene
from tests.ui.collecting import collected

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from patience_qt.ui.helping import Helping
    from patience_qt.ui.window import MainWindow

    Opener = Callable[..., MainWindow]


@pytest.fixture(autouse=True, scope="session")
def _pictures_kept_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep pictures for all tests together, and away from the player's."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("patience_qt.ui.app.cache_folder", lambda: folder)
        yield


@pytest.fixture(autouse=True, scope="session")
def _collector_waits_for_the_end_of_a_test() -> Iterator[None]:
    """Let nothing be collected unseen, and nothing be looked at that was there before."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.fixture(autouse=True)
def _nothing_of_qt_is_left_to_the_collector() -> Iterator[None]:
    """Fail a test after which Python's collector destroys a living object of Qt."""
    yield
    # A closed window is destroyed here and now, not in the midst of the next test.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert collected() == []


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> Settings:
    """Return settings in a file of the test's own."""
    made = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat, qapp))
    # Only tests of the solver wait for one.
    made.verdict = "never"
    return made


@pytest.fixture
def open_game(qtbot: QtBot, settings: Settings) -> Opener:
    """Open the window on a game, deal 1 if none is named, and wait until it is seen."""

    def opened(key: str = "bakers-dozen", deal: int = 1) -> MainWindow:
        window = open_window(BY_KEY[key], deal, settings)
        scene = window.view.scene()
        assert isinstance(scene, TableScene)
        scene.animator.pace = 0
        qtbot.addWidget(window)
        window.resize(1000, 700)
        with qtbot.waitExposed(window):
            window.show()
        help_at(window)
        return window

    return opened


def help_at(window: MainWindow) -> Helping:
    """Return the help of *window*, which need not be waited for."""
    (at_hand,) = window.findChildren(AtHand)
    return at_hand.helping
