"""Dropping a carried card: what it covers counts, and what is refused goes home."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Role
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, FAMILY
from tests.ui.table.player import pile, spot
from tests.ui.table.positions import lay_out_board, lay_out_columns

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown

TALL = """
    : KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2D
    : KD QD JD TD 9D 8D 7D 6D 5D 4D 3D AC
    : KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH
    : KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS
    : 2C AD
"""
"""Columns of twelve: the Ace of clubs of the second goes onto the first's two of diamonds."""

TWO_HOSTS = """
    : KC 5C
    : KD 5D
    : KH 4H
"""
OUT = "Foundations: C-4 D-4 H-3 S-K"
BOTH = """
    Pass: 2 of 2
    Stock:
    Ace foundations: C-6 D-K H-K S-K
    King foundations: C-8 D-0 H-0 S-0
    7C 8C 9C TC JC QC KC 7C
"""


def test_a_card_counts_by_what_it_covers_not_by_where_the_pointer_is(sit_down: SitDown) -> None:
    player = sit_down("spanish-patience")
    for sideways in (-0.45, 0.45):
        for down in (-0.4, 0.0, 0.7):
            lay_out_columns(player, TALL)
            player.drag_onto(spot("c2.12"), pile("c1"), (sideways, down))
            assert player.moves == 1, (sideways, down)
            assert player.faults() == []


@pytest.mark.parametrize("after", [0, 250])
def test_a_tall_column_takes_a_card_anywhere_on_its_length(sit_down: SitDown, after: int) -> None:
    player = sit_down("spanish-patience")
    lay_out_columns(player, TALL)
    for _ in range(after):
        player.session.play(read_move("c2.12-c1", player.table))
        player.session.history.undo()
    column = player.scene.pieces.arrangement.drop_area(pile("c1"))
    cards = player.scene.pieces.arrangement.card
    for top in (
        column.top() - 0.4 * cards.height(),
        column.center().y(),
        player.item(spot("c1.12")).pos().y(),
        column.bottom() - 0.6 * cards.height(),
    ):
        player.drag(spot("c2.12"), QPointF(player.corner(pile("c1")).x(), top))
        assert player.table.find(spot("c1.13")) is not None, top
        player.session.history.undo()
    assert player.faults() == []


def test_of_two_legal_places_the_one_covered_most_counts(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, TWO_HOSTS, OUT)
    between = (player.corner(pile("c1")) + player.corner(pile("c2"))) / 2
    width = player.scene.pieces.arrangement.card.width()
    for nudge, target in ((-0.1, "c1"), (0.1, "c2")):
        at = player.carry(spot("c3.2"), between + QPointF(nudge * width, 0))
        assert player.nearest() == {pile(target)}
        player.release(at)
        assert str(player.last(pile(target))) == f"{target}.3"
        player.session.history.undo()


def test_a_card_between_its_own_column_and_a_legal_one_goes_where_it_covers_more(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    lay_out_columns(player, TWO_HOSTS, OUT)
    home, there = player.item(spot("c3.2")).pos(), player.corner(pile("c2"))
    player.drag(spot("c3.2"), home + (there - home) * 0.4)
    assert (player.moves, player.faults()) == (0, [])
    player.drag(spot("c3.2"), home + (there - home) * 0.6)
    assert player.moves == 1


@pytest.mark.parametrize("key", BY_KEY)
def test_all_legal_places_are_marked_and_no_others(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    for name, column in list(player.table.all(Role.COLUMN)):
        where = player.last(name)
        legal = {move.target for move in player.session.position.moves if move.source == where}
        at = player.lift(where)
        assert player.ringed() == legal, str(column.top)
        player.release(at)
        assert player.ringed() == set()
    assert (player.moves, player.faults()) == (0, [])


def test_both_foundations_of_babette_are_offered_and_the_player_chooses(sit_down: SitDown) -> None:
    player = sit_down("babette")
    for foundation in ("f1", "f5"):
        lay_out_board(player, BOTH)
        at = player.lift(spot("c1.1"))
        assert player.ringed() == {pile("f1"), pile("f5")}
        assert player.sentence == "7♣ fits both its foundations: choose"
        player.release(at)
        player.drag_onto(spot("c1.1"), pile(foundation))
        assert player.table[pile(foundation)].top == player.table.card(
            player.last(pile(foundation))
        )
        assert len(player.table[pile(foundation)]) == 7


@pytest.mark.parametrize("key", ["bakers-dozen", "babette", "bakers-dozen-1883"])
def test_a_card_dropped_on_nothing_or_nowhere_good_goes_home(sit_down: SitDown, key: str) -> None:
    player = sit_down(key, pace=0.05)
    chance, ground = random.Random(3), player.ground.rect()
    columns = [name for name, _ in player.table.all(Role.COLUMN)]
    for _ in range(60):
        where = player.last(chance.choice(columns))
        legal = {move.target for move in player.session.position.moves if move.source == where}
        corner = QPointF(
            chance.randrange(-200, ground.width() + 200),
            chance.randrange(-300, ground.height() + 200),
        )
        home = player.grip(where)
        at = player.carry(where, corner)
        assert player.nearest() <= legal
        if player.nearest():
            player.move(at := home)
        player.release(at)
        player.scene.animator.finish()
        assert player.faults() == []
    assert player.moves == 0


def test_a_refused_drop_says_why_in_the_words_of_the_game(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, TWO_HOSTS + "    : KS\n", "Foundations: C-4 D-4 H-3 S-Q")
    for target, reason in (
        ("c4", "4♥ does not go on K♠: it needs a 5."),
        ("c5", "An empty column stays empty in Baker's Dozen."),
        ("f1", "♣ foundation: next is 5♣."),
    ):
        player.drag_onto(spot("c3.2"), pile(target))
        assert player.sentence == reason
    assert (player.moves, player.faults()) == (0, [])


def test_a_refused_drop_in_babette_says_that_nothing_is_built_in_the_rows(
    sit_down: SitDown,
) -> None:
    player = sit_down("babette")
    player.drag_onto(spot("c1.1"), COLUMNS[3])
    assert player.sentence == "Nothing is built in the rows: free cards only go up."
    player.drag_onto(spot("c1.1"), STOCK)
    assert player.sentence == "The stock is dealt a whole row at a time."


@pytest.mark.parametrize("key", BY_KEY)
def test_a_card_put_back_on_its_own_column_is_no_move(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    player.play(player.session.position.moves[0])
    player.session.history.undo()
    for name in COLUMNS[:5]:
        where = player.last(name)
        player.release(player.lift(where))
        player.drag(where, player.item(where).pos() + QPointF(0, 30))
        player.click(player.grip(where))
        player.click(player.grip(where))
    assert (player.moves, player.session.history.count()) == (0, 1)
    assert player.session.history.canRedo()
    assert player.faults() == []


def test_a_card_put_back_does_not_start_the_clock(sit_down: SitDown) -> None:
    player = sit_down()
    player.release(player.lift(player.last(COLUMNS[0])))
    assert not player.session.is_timed
    assert player.session.seconds == 0


@pytest.mark.parametrize("key", FAMILY)
def test_a_covered_card_cannot_be_dragged(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    before = player.table
    for name in COLUMNS[:10:3]:
        for row in range(len(before[name]) - 1):
            where = player.last(name)._replace(row=row)
            for target in (*COLUMNS[:10:4], *FOUNDATIONS[:4]):
                player.said.clear()
                player.drag_onto(where, target)
                assert len(player.said) == 1
    assert player.table is before
    assert player.faults() == []


@pytest.mark.parametrize("key", BABETTES)
def test_a_blocked_card_of_babette_cannot_be_dragged(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    player.play_text("deal")
    before = player.table
    for name in COLUMNS[:8]:
        for target in FOUNDATIONS[:8]:
            player.drag_onto(player.last(name)._replace(row=0), target)
        assert "is blocked:" in player.sentence
    assert player.table is before
    assert player.faults() == []


def test_a_card_of_a_foundation_stays_there(sit_down: SitDown) -> None:
    player = sit_down()
    player.play_text("c11.4-f3")
    player.drag_onto(player.last(pile("f3")), COLUMNS[0])
    assert player.sentence == "Cards stay on the foundations."
    assert (player.moves, player.faults()) == (1, [])


def test_with_transfers_a_card_is_dragged_from_one_foundation_to_the_other(
    sit_down: SitDown,
) -> None:
    player = sit_down("babette-transfers")
    lay_out_board(player, BOTH.replace("C-6", "C-7").replace(" 7C\n", "\n", 1))
    player.drag_onto(player.last(pile("f1")), pile("f5"))
    assert (len(player.table[pile("f1")]), len(player.table[pile("f5")])) == (6, 7)
    assert player.faults() == []
