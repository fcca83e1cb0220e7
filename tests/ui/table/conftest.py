"""A place at a real window, off screen, with settings and pictures of the test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from patience_qt.ui.settings import Settings
from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    SitDown = Callable[..., Player]


@pytest.fixture(scope="session")
def kept_pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which pictures of cards are kept from test to test."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def sit_down(
    qtbot: QtBot, tmp_path: Path, kept_pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SitDown]:
    """Open the window on a game, deal 1 if none is named; cards fly only where *pace* is set."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(kept_pictures))
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    seated: list[Player] = []

    def at(
        key: str = "bakers-dozen",
        deal: int = 1,
        size: tuple[int, int] = (1000, 700),
        pace: float = 0.0,
    ) -> Player:
        window = open_window(BY_KEY[key], deal, settings)
        player = Player(window)
        player.scene.animator.pace = pace
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
        player.scene.animator.finish()
        seated.append(player)
        return player

    yield at
    for player in seated:
        for button in (LEFT, RIGHT, MIDDLE):
            player.release(player.ground.rect().bottomRight(), button)
