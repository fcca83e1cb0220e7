"""Every game can be played to its end: with the mouse, and move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.notation import read_move
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.winning_lines import winning_line

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from tests.ui.table.conftest import SitDown


def line(key: str) -> list[str]:
    """Return the recorded moves that win deal 1."""
    return [move for group in winning_line(BY_KEY[key], 1) or () for move in group]


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette-transfers"])
def test_a_game_is_won_by_dragging_cards_and_clicking_the_stock(
    sit_down: SitDown, key: str
) -> None:
    player = sit_down(key)
    for number, move in enumerate(line(key), 1):
        player.play_text(move)
        assert player.moves == number, f"{move} was not made"
    assert player.session.position.is_won
    assert player.faults() == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_recorded_line_of_every_game_is_shown_to_its_end(
    sit_down: SitDown, game: Variant
) -> None:
    player = sit_down(game.key)
    for move in line(game.key):
        player.session.play(read_move(move, player.table))
        assert player.faults() == []
    assert player.session.position.is_won
