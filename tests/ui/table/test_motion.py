"""How cards move, and that nothing is lost when something else happens meanwhile."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtWidgets import QApplication

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Role
from patience_qt.games import BY_KEY
from patience_qt.games.winning_lines import winning_line
from tests.ui.table.player import Player, pile, spot
from tests.ui.table.positions import lay_out_board, lay_out_columns

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.engine.cards import Card
    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier
SUNK = """
    : <5C> <KS> 3H
    : KC 4D
"""
REDEALT = """
    Pass: 1 of 2
    Stock:
    Ace foundations: C-K D-K H-K S-K
    King foundations: C-0 D-0 H-0 S-0
    2C 3C 4C 5C 6C 7C 8C 9C
    TC JC -- 2D
"""
STEP = 5


def line(key: str) -> list[str]:
    return [move for group in winning_line(BY_KEY[key], 1) or () for move in group]


def film(player: Player) -> list[dict[Card, tuple[QPointF, bool]]]:
    """Return where each card is and whether it is face up, every few milliseconds."""
    pictures = []
    length = round(player.scene.animator._clockwork.duration())
    cards = [card for pile in player.table.piles.values() for card in pile]
    for moment in range(0, length + STEP, STEP):
        player.look_at(moment)
        items = {card: player.scene.pieces.item(card) for card in cards}
        pictures.append({card: (item.pos(), item.face_up) for card, item in items.items()})
    return pictures


def sets_off(film: list[dict[Card, tuple[QPointF, bool]]], card: Card) -> int:
    """Return the first picture in which a card is not where it was."""
    return next(n for n, picture in enumerate(film) if picture[card][0] != film[0][card][0])


def turns(film: list[dict[Card, tuple[QPointF, bool]]], card: Card) -> int:
    """Return the first picture in which a card shows its other side."""
    return next(n for n, picture in enumerate(film) if picture[card][1] != film[0][card][1])


def test_a_dropped_card_glides_from_where_it_was_dropped(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    where, home = spot("c8.4"), player.item(spot("c8.4")).pos()
    card, goal = player.table.card(where), player.corner(pile("c6"))
    dropped = goal + QPointF(20, 14)
    player.drag(where, dropped)
    places = [picture[card][0] for picture in film(player)]
    assert QLineF(places[0], dropped).length() < 1.5
    away = [QLineF(place, goal).length() for place in places]
    assert away == sorted(away, reverse=True)
    assert away[-1] == 0
    assert min(QLineF(place, home).length() for place in places) > 50


def test_a_card_put_back_glides_home_over_the_others(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    where = spot("c1.4")
    player.drag(where, player.corner(pile("c9")) + QPointF(0, 60))
    player.look_at(60)
    item = player.item(where)
    assert item.zValue() > max(player.item(spot(f"c{n}.4")).zValue() for n in range(2, 14))
    player.look_at(10_000)
    assert player.faults() == []


def test_a_turned_up_king_turns_where_it_lies_then_sinks_and_then_the_next_card_turns(
    sit_down: SitDown,
) -> None:
    player = sit_down("bakers-dozen-1883", pace=1.0)
    lay_out_columns(player, SUNK)
    king, next_card = (player.table.card(spot(name)) for name in ("c1.2", "c1.1"))
    player.play_text("c1.3-c2")
    shown = film(player)
    assert turns(shown, king) < sets_off(shown, king) < turns(shown, next_card)
    assert player.faults() == []


def test_a_sinking_king_passes_beneath_its_column(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen-1883", pace=1.0)
    lay_out_columns(player, SUNK)
    king = player.item(spot("c1.2"))
    player.play_text("c1.3-c2")
    shown = film(player)
    player.session.history.undo()
    player.session.history.redo()
    player.look_at(STEP * (sets_off(shown, king.card) + 6))
    assert king.zValue() < 0
    player.look_at(10_000)
    assert player.faults() == []


def test_a_row_leaves_the_stock_card_by_card_and_turns_on_the_way(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    player.click(player.middle(STOCK))
    row = [player.table.card(player.last(name)) for name in COLUMNS[:8]]
    shown = film(player)
    starts = [sets_off(shown, card) for card in row]
    assert starts == sorted(set(starts))
    stock = player.scene.pieces.arrangement.pile(STOCK).topLeft()
    for card in row:
        turned = shown[turns(shown, card)][card][0]
        assert QLineF(shown[0][card][0], stock).length() < 5
        assert 5 < turned.x() - stock.x() < shown[-1][card][0].x() - stock.x()
    assert player.faults() == []


def test_columns_are_gathered_one_by_one_before_the_first_row_is_dealt(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    lay_out_board(player, REDEALT)
    columns = [list(player.table[name]) for name in COLUMNS[:8]]
    player.click(player.middle(STOCK))
    shown = film(player)
    starts = [sets_off(shown, column[0]) for column in columns]
    assert starts == sorted(set(starts))
    stock = player.scene.pieces.arrangement.pile(STOCK).topLeft()
    cards = [card for column in columns for card in column]
    gathered = [
        number
        for number, picture in enumerate(shown)
        if all(QLineF(picture[card][0], stock).length() < 5 for card in cards)
    ]
    # For a while all of them lie at the stock, those too that are dealt again at once.
    assert len(gathered) > 10
    assert starts[-1] < gathered[0]
    assert player.faults() == []


def test_a_deal_goes_row_by_row_from_left_to_right(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    player.session.start(BY_KEY["bakers-dozen"], 2)
    shown = film(player)
    order = [player.table[name].cells[row] for row in range(4) for name in COLUMNS[:13]]
    starts = [sets_off(shown, card) for card in order if card]
    assert starts == sorted(starts)
    assert starts[0] < starts[-1]
    assert player.faults() == []


def test_a_foundation_never_looks_empty_while_cards_fly_to_it(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    lay_out_columns(player, ": 5C\n: 4C\n: 3C\n: 2C\n: AC")
    base = player.item(spot("c5.1"))
    for move in ("c5.1-f1", "c4.1-f1", "c3.1-f1", "c2.1-f1", "c1.1-f1"):
        player.session.play(read_move(move, player.table))
        player.look_at(40)
        corner = player.scene.pieces.arrangement.pile(FOUNDATIONS[0]).topLeft()
        others = [player.scene.pieces.item(card) for card in player.table[FOUNDATIONS[0]]]
        if base.pos() == corner:
            assert any(item.isVisible() and item.pos() == corner for item in others)
        player.look_at(100)
    player.look_at(10_000)
    assert player.faults() == []


def test_a_won_game_is_laid_out_in_order_and_comes_back_on_undo(sit_down: SitDown) -> None:
    player = sit_down("bakers-dozen", pace=0.0)
    for move in line("bakers-dozen")[:-1]:
        player.session.play(read_move(move, player.table))
    player.scene.animator.pace = 1.0
    player.play_text(line("bakers-dozen")[-1])
    shown = film(player)
    clubs, spades = ([c for c in shown[0] if c.suit == suit] for suit in (0, 3))
    assert max(sets_off(shown, card) for card in clubs if card.rank < 13) < min(
        sets_off(shown, card) for card in spades if card.rank < 13
    )
    assert player.faults() == []
    player.window._win.hide()
    player.key(Qt.Key.Key_Z, CONTROL)
    player.look_at(10_000)
    assert player.faults() == []


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


def test_a_jump_shows_only_its_end_and_all_cards_fly_together(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    for move in line("bakers-dozen")[:20]:
        player.session.play(read_move(move, player.table))
    player.scene.animator.finish()
    player.session.go_to(0)
    assert player.scene.animator._clockwork.duration() == 160
    player.look_at(10_000)
    assert player.faults() == []


def test_when_motion_is_off_cards_are_there_at_once(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=0)
    for move in ("deal", "deal"):
        player.play_text(move)
        assert not player.scene.animator.is_running
        assert player.faults() == []
    assert {len(column) for _, column in player.table.all(Role.COLUMN)} == {3}
