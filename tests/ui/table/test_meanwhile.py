"""Input while cards are still flying: every bit of it counts, and no card is lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS
from patience_qt.games import BY_KEY
from tests.ui.table.player import Player, spot
from tests.ui.table.positions import lay_out_columns, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier


def undo(player: Player) -> None:
    player.session.history.undo()


def redo(player: Player) -> None:
    player.session.history.redo()


def to_the_deal(player: Player) -> None:
    player.session.go_to(0)


def to_the_end(player: Player) -> None:
    player.session.go_to(player.session.history.count())


def lift(player: Player) -> None:
    where = player.last(COLUMNS[3])
    if where.row >= 0 and player.table.find(where):
        player.release(player.lift(where))


def resize(player: Player) -> None:
    player.window.resize(900, 650)
    QApplication.processEvents()


def new_deal(player: Player) -> None:
    player.session.start(player.session.game, 5)


def other_game(player: Player) -> None:
    player.session.start(BY_KEY["spanish-patience"], 5)


def back(player: Player) -> None:
    player.session.back_to_previous()


MEANWHILE = [undo, redo, to_the_deal, to_the_end, lift, resize, new_deal, other_game, back]


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette-transfers", "good-measure"])
def test_nothing_is_lost_when_something_else_happens_in_mid_flight(
    sit_down: SitDown, key: str
) -> None:
    player, chance = sit_down(key, pace=1.0), random.Random(8)
    for number, move in enumerate(line(key)[:60]):
        player.session.play(read_move(move, player.table))
        if number % 2:
            continue
        player.look_at(chance.randrange(1, 500))
        here, moves = (player.session.game, player.session.deal), player.moves
        meanwhile = chance.choice(MEANWHILE)
        meanwhile(player)
        player.look_at(chance.randrange(1, 300))
        if chance.random() < 0.5:
            undo(player)
        player.scene.animator.finish()
        assert player.faults() == [], (move, meanwhile.__name__)
        if (player.session.game, player.session.deal) != here:
            back(player)
        player.session.go_to(moves)
        player.scene.animator.finish()
        assert player.faults() == [], (move, meanwhile.__name__)


def test_undo_held_down_while_cards_fly_ends_at_the_deal(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883", pace=1.0)
    opening = player.table
    for move in line("bakers-dozen-1883")[:25]:
        player.session.play(read_move(move, player.table))
    for _ in range(30):
        player.key(Qt.Key.Key_Z, CONTROL)
        QApplication.processEvents()
    assert player.table is opening
    player.scene.animator.finish()
    assert player.faults() == []


def test_redo_held_down_while_cards_fly_ends_at_the_last_move(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    for move in line("babette")[:25]:
        player.session.play(read_move(move, player.table))
    last = player.table
    player.session.go_to(0)
    for _ in range(30):
        player.key(Qt.Key.Key_Y, CONTROL)
    assert player.table is last
    player.scene.animator.finish()
    assert player.faults() == []


def by_drag(player: Player, move: str) -> None:
    player.play_text(move)


def by_clicks(player: Player, move: str) -> None:
    player.click_onto(read_move(move, player.table))


@pytest.mark.parametrize("way", [by_drag, by_clicks])
@pytest.mark.parametrize("key", ["bakers-dozen", "bakers-dozen-1883", "babette"])
def test_moves_made_faster_than_cards_fly_are_all_carried_out(
    sit_down: SitDown, key: str, way: Callable[[Player, str], None]
) -> None:
    player = sit_down(key, pace=4.0)
    for number, move in enumerate(line(key)[:30], 1):
        way(player, move)
        assert player.moves == number, move
    player.scene.animator.finish()
    assert player.faults() == []


def test_double_clicks_on_three_cards_at_once_are_each_whole(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen", pace=4.0)
    lay_out_columns(player, ": KC AC\n: KD AD\n: KH AH\n: KS AS 2S")
    for _ in range(10):
        for number, suit in (("c1.2", 0), ("c2.2", 1), ("c3.2", 2)):
            player.double_click(player.scene.pieces.places.at(spot(number)).toPoint())
            assert len(player.table[FOUNDATIONS[suit]]) == 1
        player.scene.animator.finish()
        assert player.faults() == []
        player.session.go_to(0)
