"""How cards move, and that nothing is lost when something else happens meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, Qt

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, Role
from patience_qt.games import BY_KEY
from patience_qt.ui.place_item import PlaceItem
from tests.ui.table.player import Player, pile, spot
from tests.ui.table.positions import lay_out_board, lay_out_columns, line

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

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


def test_cards_fly_again_after_a_flight_that_came_to_its_end(
    sit_down: SitDown, qtbot: QtBot
) -> None:
    player = sit_down(pace=0.1)
    for move in ("c11.4-f3", "c8.4-c6", "c8.3-f4", "c12.4-c3"):
        item = player.item(read_move(move, player.table).source)
        home = item.pos()
        player.session.play(read_move(move, player.table))
        assert player.scene.animator.is_running
        assert item.pos() == home
        qtbot.waitUntil(lambda: not player.scene.animator.is_running)
        assert player.faults() == []


def test_a_card_put_back_glides_home_over_the_others(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    where = spot("c1.4")
    player.drag(where, player.corner(pile("c9")) + QPointF(0, 60))
    player.look_at(60)
    item = player.item(where)
    assert item.zValue() > max(player.item(spot(f"c{n}.4")).zValue() for n in range(2, 14))
    player.look_at(10_000)
    assert player.faults() == []


def test_a_refused_card_shakes_where_it_was_dropped_and_then_goes_home(sit_down: SitDown) -> None:
    player = sit_down(pace=1.0)
    where, home = spot("c1.4"), player.item(spot("c1.4")).pos()
    dropped = player.corner(pile("c9"))
    player.drag(where, dropped)
    card = player.table.card(where)
    places = [picture[card][0] for picture in film(player)]
    shaking = [place for place in places if QLineF(place, dropped).length() <= 4.5]
    assert len(shaking) * STEP >= 140
    assert {round(place.x() - shaking[0].x()) for place in shaking} >= {-3, 3}
    assert {round(place.y() - shaking[0].y()) for place in shaking} == {0}
    assert places[-1] == home
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


def test_cards_look_blocked_only_when_the_new_row_lies_on_them(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    player.click(player.middle(STOCK))
    above = [player.item(spot(f"c{number}.1")) for number in range(1, 9)]
    player.look_at(300)
    assert not any(item.is_blocked for item in above)
    player.look_at(10_000)
    assert all(item.is_blocked for item in above)
    player.session.history.undo()
    player.look_at(10)
    assert not any(item.is_blocked for item in above)


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


def test_while_columns_are_gathered_the_stock_does_not_look_used_up(sit_down: SitDown) -> None:
    player = sit_down("babette", pace=1.0)
    lay_out_board(player, REDEALT)
    stock = next(
        item for item in player.scene.items() if isinstance(item, PlaceItem) and item.pile == STOCK
    )
    assert stock.sign == "redeal"
    player.click(player.middle(STOCK))
    player.look_at(300)
    assert stock.sign == "redeal"
    player.look_at(10_000)
    assert stock.sign == "stock-done"


def test_rows_are_numbered_anew_when_the_gathered_cards_have_become_the_stock(
    sit_down: SitDown,
) -> None:
    player = sit_down("babette", pace=1.0)
    lay_out_board(player, REDEALT)
    rows = player.scene.pieces.rows
    player.click(player.middle(STOCK))
    turned = 7 * 60 + 180 + 160
    player.look_at(turned - 20)
    assert len(rows._numbers) == 2
    player.look_at(turned + 20)
    assert player.scene.animator.is_running
    assert len(rows._numbers) == 1


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
    player.look_back()
    player.key(Qt.Key.Key_Z, CONTROL)
    player.look_at(10_000)
    assert player.faults() == []


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
