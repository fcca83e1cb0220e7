"""Taking back and playing again: one step for one decision, and always the same cards."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtWidgets import QApplication, QWidget

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, STOCK
from tests.ui.table.player import Player, pile, spot
from tests.ui.table.positions import lay_out_columns, line

if TYPE_CHECKING:
    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier
SUNK = """
    : <5C> <KS> <KD> 3H
    : KC 4D
"""
STUCK_NEXT = "\n: QC KC\n: QH KH\n: KD"


def play_on(player: Player, moves: list[str]) -> None:
    """Play written moves, and see them at once."""
    for move in moves:
        player.session.play(read_move(move, player.table))


def undo(player: Player) -> None:
    player.key(Qt.Key.Key_Z, CONTROL)


def redo(player: Player) -> None:
    player.key(Qt.Key.Key_Y, CONTROL)


@pytest.mark.parametrize(
    ("key", "moves"),
    [
        ("bakers-dozen", ["c11.4-f3"]),
        ("bakers-dozen", ["c8.4-c6"]),
        ("bakers-dozen-1883", ["c11.4-f3"]),
        ("babette", ["deal"]),
        ("babette-transfers", line("babette-transfers")[:40]),
    ],
)
def test_every_kind_of_turn_is_taken_back_by_one_undo(
    sit_down: SitDown, key: str, moves: list[str]
) -> None:
    player = sit_down(key)
    for move in moves:
        before = player.table
        player.play_text(move)
        undo(player)
        assert (player.table, player.faults()) == (before, [])
        redo(player)
        assert player.faults() == []
    assert player.moves == len(moves)


def test_a_move_that_turns_and_sinks_kings_is_one_step(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883")
    lay_out_columns(player, SUNK)
    before = player.table
    player.drag_onto(spot("c1.4"), pile("c2"))
    after = player.table
    assert [str(card) for card in player.table[COLUMNS[0]]] == ["KS", "KD", "5C"]
    assert player.sentence == (
        "K♦ turned up and sank; K♠ turned up and sank; 5♣ turned up in column a"
    )
    assert player.moves == 1
    undo(player)
    assert (player.table, player.faults()) == (before, [])
    redo(player)
    assert (player.table, player.faults()) == (after, [])


def test_the_same_cards_turn_up_each_time(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883")
    moves = line("bakers-dozen-1883")[:30]
    play_on(player, moves)
    first = player.table
    for steps in (1, 10, 30):
        for _ in range(steps):
            undo(player)
        for _ in range(steps):
            redo(player)
        assert player.table is first
    hidden = player.session._opening.face_down
    player.window.act.restart.trigger()
    assert player.table.face_down == hidden
    play_on(player, moves)
    assert player.table == first
    assert player.faults() == []


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_what_the_table_offers_after_an_undo_is_what_the_rules_allow(
    sit_down: SitDown, key: str
) -> None:
    player = sit_down(key)
    play_on(player, line(key)[:100])
    for steps in range(100):
        undo(player)
        legal = set(player.session.game.rules.moves(player.table))
        assert set(player.scene.position.moves) == legal
        if steps % 10 == 0:
            offered = set()
            for name in {move.source for move in legal if move.source.pile != STOCK}:
                at = player.lift(name)
                offered |= {(name, target) for target in player.ringed()}
                player.key(Qt.Key.Key_Escape)
                player.release(at)
            assert offered == {move for move in legal if move.source.pile != STOCK}
    assert player.faults() == []


def test_the_counter_counts_the_moves_that_stand(sit_down: SitDown) -> None:
    player = sit_down()
    for number, move in enumerate(line("bakers-dozen")[:6], 1):
        if number % 3 == 0:
            player.click_onto(read_move(move, player.table))
        else:
            player.play_text(move)
        assert player.moves == number
    player.double_click(player.grip(spot("c1.1")))
    assert player.moves == 6
    for number in (5, 4, 3, 2, 1, 0, 0, 0):
        undo(player)
        assert player.moves == number
    for number in (1, 2, 3, 4, 5, 6, 6):
        redo(player)
        assert player.moves == number


def test_a_new_move_after_an_undo_forgets_what_was_taken_back(sit_down: SitDown) -> None:
    player = sit_down()
    play_on(player, line("bakers-dozen")[:3])
    undo(player)
    player.play_text("c12.4-c3")
    assert (player.moves, player.session.history.count()) == (3, 3)
    redo(player)
    assert player.moves == 3


def test_starting_again_by_mistake_is_taken_back_by_redo(sit_down: SitDown) -> None:
    player = sit_down()
    play_on(player, line("bakers-dozen")[:20])
    there = player.table
    player.window.act.restart.trigger()
    assert (player.moves, player.session.history.count()) == (0, 20)
    for _ in range(20):
        redo(player)
    assert (player.table, player.faults()) == (there, [])


def test_a_new_deal_by_mistake_is_taken_back_with_all_its_history(sit_down: SitDown) -> None:
    player = sit_down()
    play_on(player, line("bakers-dozen")[:20])
    undo(player)
    there = player.table
    player.key(Qt.Key.Key_N, CONTROL)
    assert player.session.history.count() == 0
    player.key(Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert (player.table, player.moves, player.session.history.count()) == (there, 19, 20)
    redo(player)
    assert (player.moves, player.faults()) == (20, [])


def test_nothing_that_ends_a_game_stands_beside_undo(sit_down: SitDown) -> None:
    player = sit_down("babette")
    act = player.window.act
    row = [action for action in player.window.tool_bar.actions() if action.isVisible()]
    beside_undo = {row[row.index(act.undo) - 1], row[row.index(act.undo) + 1]}
    assert act.restart not in row
    assert act.new_deal not in beside_undo


def test_a_sentence_about_the_end_goes_when_the_last_move_is_taken_back(
    sit_down: SitDown,
) -> None:
    player = sit_down()
    lay_out_columns(player, STUCK_NEXT, "Foundations: C-J D-Q H-J S-K")
    player.double_click(player.grip(spot("c3.1")))
    assert player.sentence == "No card can be moved."
    undo(player)
    assert player.sentence == "Taken back: K♦ to foundation"
    assert player.offers() == []
    redo(player)
    player.window.status_line.next_action()
    assert player.sentence == "No card can be moved."
    assert player.offers() == ["Undo", "Start Again", "New Deal"]


def test_two_thousand_undos_and_redos_survive(sit_down: SitDown) -> None:
    player = sit_down()
    play_on(player, line("bakers-dozen")[:10])
    last, first = player.table, player.session._opening
    for _ in range(100):
        for _ in range(10):
            player.session.history.undo()
        assert player.table is first
        for _ in range(10):
            player.session.history.redo()
    gc.collect()
    assert (player.table, player.moves, player.faults()) == (last, 10, [])


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        """Count from now on."""
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.times += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_five_thousand_repaints_survive(sit_down: SitDown) -> None:
    player = sit_down(size=(640, 480))
    item, painted = player.item(spot("c1.4")), Painted(player.ground)
    home = item.pos()
    while painted.times < 5000:
        item.setPos(home + QPointF(painted.times % 2, 0))
        QApplication.processEvents()
    item.setPos(home)
    gc.collect()
    assert player.faults() == []
