"""Playing with clicks: one lifts, the next lays; two on a card send it up."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Spot
from patience_qt.ui.looks import Ring
from tests.games.positions import FAMILY
from tests.ui.table.player import LEFT, RIGHT, Player, pile, spot
from tests.ui.table.positions import lay_out_board, lay_out_columns

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown

CHAIN = """
    : KC 6C
    : KD 5D
    : KH 4H
    : KS 3H
"""
OUT = "Foundations: C-5 D-4 H-2 S-K"
BOTH = """
    Pass: 2 of 2
    Stock:
    Ace foundations: C-6 D-K H-K S-K
    King foundations: C-8 D-0 H-0 S-0
    7C 8C 9C TC JC QC KC 7C
"""


def test_one_click_lifts_the_card_in_place_and_the_next_lays_it(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    where, home = spot("c3.2"), player.item(spot("c3.2")).pos()
    player.click(player.grip(where))
    assert player.item(where).ring is Ring.LIFTED
    assert player.item(where).pos() == home
    assert player.ringed() == {pile("c2")}
    assert player.sentence == "4♥ may go on one column"
    player.click(player.grip(player.last(pile("c2"))))
    assert player.session.history.undoText() == "4♥ to column b"
    assert (player.moves, player.faults()) == (1, [])


def test_a_click_anywhere_on_the_target_column_lays_the_card(sit_down: SitDown) -> None:
    player = sit_down()
    felt = player.ground.rect().bottomLeft() - QPoint(0, 20)
    for row in (0, 1, None):
        lay_out_columns(player, CHAIN, OUT)
        player.click(player.grip(spot("c3.2")))
        column = player.grip(spot("c2.2"))
        below = QPoint(column.x(), felt.y())
        player.click(below if row is None else player.grip(Spot(COLUMNS[1], row)))
        assert (player.moves, player.faults()) == (1, [])


def test_a_card_lifted_by_a_click_goes_to_a_foundation_by_a_click(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    player.click(player.grip(spot("c4.2")))
    player.click(player.middle(FOUNDATIONS[2]))
    assert len(player.table[FOUNDATIONS[2]]) == 3


def test_a_second_click_on_the_card_puts_it_back(sit_down: SitDown) -> None:
    player = sit_down()
    where = player.last(COLUMNS[2])
    player.click(player.grip(where))
    player.click(player.grip(where))
    assert (player.moves, player.faults()) == (0, [])


def test_a_click_on_bare_felt_puts_the_card_back(sit_down: SitDown) -> None:
    player = sit_down()
    player.click(player.grip(player.last(COLUMNS[2])))
    player.click(QPoint(3, 3))
    assert (player.moves, player.said, player.faults()) == (0, [], [])


def test_a_click_where_the_card_may_not_go_lifts_the_other_card_instead(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    player.click(player.grip(spot("c4.2")))
    player.click(player.grip(spot("c1.2")))
    assert player.item(spot("c1.2")).ring is Ring.LIFTED
    assert player.item(spot("c4.2")).ring is None
    assert player.moves == 0


def test_a_click_where_nothing_can_be_lifted_says_why_the_card_may_not_go_there(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    for target, reason in (
        (player.middle(COLUMNS[7]), "An empty column stays empty in Baker's Dozen."),
        (player.grip(spot("c1.1")), "3♥ does not go on 6♣: it needs a 4."),
        (player.middle(FOUNDATIONS[0]), "♣ foundation: next is 6♣."),
    ):
        player.click(player.grip(spot("c4.2")))
        player.click(target)
        assert player.sentence == reason
    assert (player.moves, player.faults()) == (0, [])


def test_a_lifted_card_can_still_be_dragged(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    player.click(player.grip(spot("c3.2")))
    player.drag_onto(spot("c3.2"), pile("c2"))
    assert (player.moves, player.faults()) == (1, [])


def test_another_card_can_be_dragged_while_one_is_lifted(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    player.click(player.grip(spot("c1.2")))
    player.drag_onto(spot("c3.2"), pile("c2"))
    assert (player.moves, player.faults()) == (1, [])


@pytest.mark.parametrize("target", ["felt", "stock"])
def test_a_press_that_is_dragged_away_is_no_click(sit_down: SitDown, target: str) -> None:
    player = sit_down("babette")
    felt, stock = QPoint(player.ground.width() // 2, 4), player.middle(STOCK)
    start, end = (stock, felt) if target == "felt" else (felt, stock)
    player.press(start)
    player.move(end)
    player.release(end)
    assert (player.moves, player.faults()) == (0, [])


def test_a_jitter_of_the_hand_is_still_a_click(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.grip(player.last(COLUMNS[0]))
    player.press(at)
    player.move(at + QPoint(3, 3))
    player.release(at + QPoint(3, 3))
    assert player.item(player.last(COLUMNS[0])).ring is Ring.LIFTED


def test_a_double_click_sends_the_card_up(sit_down: SitDown) -> None:
    player = sit_down()
    player.double_click(player.grip(spot("c11.4")))
    assert len(player.table[FOUNDATIONS[2]]) == 1
    assert (player.moves, player.faults()) == (1, [])


def test_a_double_click_on_a_card_lifted_before_sends_it_up(sit_down: SitDown) -> None:
    player = sit_down()
    player.click(player.grip(spot("c11.4")))
    player.double_click(player.grip(spot("c11.4")))
    assert (player.moves, player.faults()) == (1, [])


def test_a_card_can_be_dragged_right_after_it_was_clicked(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    for where, target in (("c3.2", "c2"), ("c4.2", "c2")):
        at = player.grip(spot(where))
        there = player.corner(pile(target)) - player.at_rest(spot(where)).topLeft()
        player.click(at)
        player.press_again(at)
        player.move(at + there.toPoint())
        player.release(at + there.toPoint())
        assert player.last(pile(target)).row > 1
    assert (player.moves, player.said, player.faults()) == (2, [], [])


def test_a_double_click_takes_babettes_ace_foundation_first_and_can_be_undone(
    sit_down: SitDown,
) -> None:
    player = sit_down("babette")
    lay_out_board(player, BOTH)
    before = player.table
    player.double_click(player.grip(spot("c1.1")))
    assert (len(player.table[FOUNDATIONS[0]]), len(player.table[FOUNDATIONS[4]])) == (7, 6)
    player.session.history.undo()
    assert player.table is before
    assert player.faults() == []


def test_a_double_click_that_cannot_help_says_why(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, CHAIN, OUT)
    player.double_click(player.grip(spot("c3.2")))
    assert player.sentence == "♥ foundation: next is 3♥."
    assert (player.moves, player.faults()) == (0, [])


@pytest.mark.parametrize("key", FAMILY)
def test_no_click_moves_a_covered_card(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    before = player.table
    for name, button in product(COLUMNS[:10:2], (LEFT, RIGHT)):
        for row in range(len(before[name]) - 1):
            at = player.grip(player.last(name)._replace(row=row))
            player.click(at, button)
            player.click_again(at, button)
    assert player.table is before
    assert player.faults() == []


def spots_to_click(player: Player) -> dict[str, QPoint]:
    """Return places at which impatient fingers click."""
    return {
        "a card that can go up": player.grip(spot("c11.4")),
        "a card that cannot": player.grip(spot("c1.4")),
        "a covered card": player.grip(spot("c2.2")),
        "a foundation": player.middle(FOUNDATIONS[2]),
        "bare felt": QPoint(4, 4),
    }


@pytest.mark.parametrize("clicks", [2, 3, 4, 5])
def test_many_quick_clicks_make_at_most_one_move_for_each_double_click(
    sit_down: SitDown, clicks: int
) -> None:
    player = sit_down(pace=1.0)
    for button, name in product((LEFT, RIGHT), spots_to_click(player)):
        player.session.go_to(0)
        player.scene.animator.finish()
        at, opening = spots_to_click(player)[name], player.table
        for number in range(clicks):
            (player.click_again if number % 2 else player.click)(at, button)
            QTest.qWait(10)
        assert player.moves <= clicks // 2
        assert button is LEFT or player.moves == 0
        player.scene.hand.cancel()
        player.scene.animator.finish()
        assert player.faults() == []
        while player.session.history.canUndo():
            player.session.history.undo()
        assert player.table is opening


def test_clicks_on_a_card_in_flight_finish_the_flight_and_count(sit_down: SitDown) -> None:
    player = sit_down(pace=3.0)
    player.drag_onto(spot("c8.4"), pile("c6"), (0.4, 0.4))
    assert player.scene.animator.is_running
    player.double_click(player.scene.pieces.places.at(spot("c6.5")).toPoint() + QPoint(20, 5))
    assert player.sentence != ""
    player.scene.animator.finish()
    assert (player.moves, player.faults()) == (1, [])
