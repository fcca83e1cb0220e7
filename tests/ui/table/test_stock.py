"""A click on the stock deals a row or redeals, or says why it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.piles import STOCK, Role
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, FAMILY
from tests.ui.table.player import spot
from tests.ui.table.positions import lay_out_board

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown

WAITS = """
    Pass: 1 of 2
    Stock:
    Ace foundations: C-0 D-0 H-0 S-2
    King foundations: C-0 D-0 H-0 S-0
    2H 3S 9C TC JC QC TH 7C
"""


@pytest.mark.parametrize("key", BABETTES)
def test_a_click_on_the_stock_deals_a_row(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    player.click(player.middle(STOCK))
    assert {len(column) for _, column in player.table.all(Role.COLUMN)} == {2}
    assert (player.moves, player.faults()) == (1, [])


def test_quick_clicks_on_the_stock_deal_a_row_each(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    for number in range(12):
        (player.click_again if number % 2 else player.click)(player.middle(STOCK))
    player.scene.animator.finish()
    assert (player.moves, player.faults()) == (12, [])
    assert not len(player.table[STOCK])


def test_a_click_on_the_empty_stock_redeals_when_nothing_can_be_played(sit_down: SitDown) -> None:
    player = sit_down("babette")
    lay_out_board(player, WAITS)
    player.click(player.middle(STOCK))
    assert player.sentence == "3♠ can still be played: the redeal has to wait."
    player.double_click(player.grip(spot("c2.1")))
    player.click(player.middle(STOCK))
    assert player.table.passes == 2
    assert player.session.history.undoText() == "gathered, pass 2"
    player.click(player.middle(STOCK))
    assert player.sentence == "No redeal is left."
    assert (player.moves, player.faults()) == (2, [])


def test_when_no_redeal_is_left_the_empty_stock_says_so(sit_down: SitDown) -> None:
    player = sit_down("babette")
    lay_out_board(player, WAITS.replace("1 of 2", "2 of 2").replace("S-2", "S-3"))
    player.click(player.middle(STOCK))
    assert player.sentence == "No redeal is left."
    assert (player.moves, player.faults()) == (0, [])


def test_a_click_on_the_stock_deals_although_a_card_is_lifted(sit_down: SitDown) -> None:
    player = sit_down("babette")
    player.click(player.grip(spot("c1.1")))
    player.click(player.middle(STOCK))
    assert (player.moves, player.faults()) == (1, [])


def test_games_without_a_stock_have_no_place_for_one(sit_down: SitDown) -> None:
    for key in FAMILY:
        player = sit_down(key)
        assert STOCK not in player.scene.pieces.arrangement.piles
        assert BY_KEY[key].packs == 1
