"""A place at a real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from tests.ui.conftest import help_at
from tests.ui.table.player import LEFT, MIDDLE, RIGHT, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from patience_qt.ui.settings import Settings

    SitDown = Callable[..., Player]


@pytest.fixture
def sit_down(qtbot: QtBot, settings: Settings) -> Iterator[SitDown]:
    """Open the window on a game, deal 1 if none is named; cards fly only where *pace* is set."""
    seated: list[Player] = []

    def at(
        key: str = "bakers-dozen",
        deal: int = 1,
        size: tuple[int, int] | None = (1000, 700),
        pace: float = 0.0,
    ) -> Player:
        window = open_window(BY_KEY[key], deal, settings)
        player = Player(window)
        player.scene.animator.pace = pace
        qtbot.addWidget(window)
        if size:
            window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
        help_at(window)
        player.scene.animator.finish()
        seated.append(player)
        return player

    yield at
    for player in seated:
        for button in (LEFT, RIGHT, MIDDLE):
            player.release(player.ground.rect().bottomRight(), button)
