"""What the player sees decides what may be said."""

from __future__ import annotations

import pytest

from patience_qt.engine.notation import read_move
from patience_qt.engine.play import play
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.games import BY_KEY
from patience_qt.solver.seeing import bared, is_hidden, proves_losses
from tests.games.positions import numbered


@pytest.mark.parametrize(
    ("key", "hidden"),
    [("bakers-dozen", False), ("bakers-dozen-1883", True), ("babette", True)],
)
def test_face_down_cards_and_the_first_stock_are_hidden(key: str, *, hidden: bool) -> None:
    table = numbered(key, 1)
    assert is_hidden(BY_KEY[key].rules, table) is hidden


def test_babette_is_proved_lost_in_the_last_pass_alone() -> None:
    rules, table = BY_KEY["babette"].rules, numbered("babette", 1)
    seen = []
    while (moves := list(rules.moves(table))) and table.passes == 1:
        table = play(rules, table, DEAL if DEAL in moves else moves[0]).after
        seen.append((is_hidden(rules, table), proves_losses(rules, table)))
    assert (False, False) in seen
    assert seen[-1] == (False, True)
    assert REDEAL not in rules.moves(table)


def test_a_move_bares_the_card_above_which_it_lay_where_that_is_seen() -> None:
    table = numbered("bakers-dozen", 1)
    assert str(bared(table, read_move("c11.4-f3", table))) == "JC"
    table = numbered("bakers-dozen-1883", 1)
    rules = BY_KEY["bakers-dozen-1883"].rules
    assert {bared(table, move) for move in rules.moves(table)} == {None}
