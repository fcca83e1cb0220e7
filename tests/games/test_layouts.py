"""Where piles stand agrees with what the rules lay out."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import KING, Card, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Pile, Role, Spot
from patience_qt.engine.rules import Move
from patience_qt.engine.table import Table
from patience_qt.games import GAMES
from patience_qt.games.variant import Variant
from tests.games.positions import numbered

ONE_ROW = [game for game in GAMES if not game.layout.in_rows]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_layout_has_the_piles_of_its_game(game: Variant) -> None:
    table = numbered(game.key, 1)
    assert [name for name, _ in table.all(Role.COLUMN)] == list(COLUMNS[: game.layout.columns])
    assert sum(1 for _ in table.all(Role.FOUNDATION)) == 4 * game.layout.files
    assert (STOCK in table.piles) == game.layout.in_rows


@pytest.mark.parametrize("game", ONE_ROW, ids=lambda game: game.key)
@pytest.mark.parametrize("rank", [KING - 1, KING])
def test_an_empty_column_looks_like_what_it_takes(game: Variant, rank: int) -> None:
    card = Card(rank, Suit.SPADES)
    piles = dict.fromkeys(FOUNDATIONS[:4], Pile()) | {COLUMNS[0]: Pile((card,)), COLUMNS[1]: Pile()}
    takes_it = {"closed": False, "king-only": rank == KING, "empty": True}[game.layout.empty]
    to_the_gap = Move(Spot(COLUMNS[0], 0), COLUMNS[1])
    assert (to_the_gap in game.rules.moves(Table(piles))) == takes_it
