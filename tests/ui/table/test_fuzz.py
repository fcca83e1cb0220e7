"""Anything at all, in any order, while cards fly: nothing breaks, nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.play import opening, play
from patience_qt.games import GAMES
from tests.ui.table.monkey import Monkey

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from tests.ui.table.conftest import SitDown

TURNS = 150


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_is_done_the_table_is_what_its_moves_make_of_the_deal(
    sit_down: SitDown, game: Variant
) -> None:
    player = sit_down(game.key, pace=0.2)
    monkey, deepest = Monkey(player, seed=len(game.key)), 0
    for number in range(TURNS):
        monkey.turn()
        deepest = max(deepest, player.moves)
        if number % 20 == 0:
            player.key(Qt.Key.Key_Escape)
            player.scene.animator.finish()
            assert player.faults() == []
    table = opening(game.rules, shuffled(packs(game.packs), 1))
    for transition in list(player.session.transitions())[: player.moves]:
        table = play(game.rules, table, transition.move).after
    assert table == player.table
    assert deepest > 6
