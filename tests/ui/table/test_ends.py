"""How games end: won by whatever way exactly once, or stuck and told so truthfully."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from patience_qt.engine.building import down, down_in_suit, up_in_suit
from patience_qt.engine.cards import ACE, KING
from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import FOUNDATIONS, STOCK, Role
from patience_qt.engine.play import play, position
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.games import BY_KEY, GAMES
from patience_qt.ui import sentences
from tests.games.positions import BABETTES, FAMILY, numbered
from tests.ui.table.player import Player, spot
from tests.ui.table.positions import lay_out_columns, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.engine.play import Position
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant
    from tests.ui.table.conftest import SitDown

CONTROL = Qt.KeyboardModifier.ControlModifier
LAST_CARD = ": KS", "Foundations: C-K D-K H-K S-Q"
EMPTY_TAKES = {"spanish-patience": range(ACE, KING + 1), "portuguese-solitaire": (KING,)}


def wins(player: Player) -> list[Position]:
    """Return a list that gets every won position as it is shown."""
    found: list[Position] = []

    def note(shown: Position, _: object) -> None:
        if shown.is_won:
            found.append(shown)

    player.session.changed.connect(note)
    return found


@pytest.mark.parametrize("key", BY_KEY)
def test_every_game_can_be_played_to_its_end_with_the_mouse(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    won = wins(player)
    for number, move in enumerate(line(key), 1):
        player.play_text(move)
        assert player.moves == number, f"{move} was not made"
        if number % 10 == 0:
            assert player.faults() == []
    assert (len(won), player.faults()) == (1, [])
    assert player.sees_win


def by_drag(player: Player) -> None:
    player.drag_onto(spot("c1.1"), FOUNDATIONS[3])


def by_double_click(player: Player) -> None:
    player.double_click(player.grip(spot("c1.1")))


def by_clicks(player: Player) -> None:
    player.click(player.grip(spot("c1.1")))
    player.click(player.middle(FOUNDATIONS[3]))


def by_redo(player: Player) -> None:
    player.session.play(player.session.position.moves[0])
    player.session.history.undo()
    player.said.append("undone")
    player.key(Qt.Key.Key_Y, CONTROL)


@pytest.mark.parametrize("way", [by_drag, by_double_click, by_clicks])
@pytest.mark.parametrize("pace", [0.0, 1.0], ids=["at once", "flying"])
def test_a_game_is_won_once_by_the_last_card(
    sit_down: SitDown, way: Callable[[Player], None], pace: float
) -> None:
    player = sit_down(pace=pace)
    lay_out_columns(player, *LAST_CARD)
    won = wins(player)
    way(player)
    assert len(won) == 1
    assert player.sentence == "All 52 cards are home."
    player.scene.animator.finish()
    assert player.sees_win
    assert player.faults() == []


def test_a_game_is_won_once_again_by_redo(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, *LAST_CARD)
    by_drag(player)
    player.look_back()
    player.session.history.undo()
    won = wins(player)
    player.key(Qt.Key.Key_Y, CONTROL)
    assert len(won) == 1
    assert player.sees_win
    assert player.sentence == "All 52 cards are home."


def test_a_won_game_takes_no_more_moves_but_can_be_gone_back_in(sit_down: SitDown) -> None:
    player = sit_down()
    lay_out_columns(player, *LAST_CARD)
    by_drag(player)
    player.look_back()
    won, table = wins(player), player.table
    for x in range(20, 900, 80):
        player.double_click(QPoint(x, 200))
        player.click(QPoint(x, 300))
    assert (player.moves, player.table, won) == (1, table, [])
    player.key(Qt.Key.Key_Z, CONTROL)
    assert (player.moves, player.faults()) == (0, [])


def escape(player: Player) -> None:
    player.key(Qt.Key.Key_Escape)


def press_outside(player: Player) -> None:
    player.click(QPoint(5, 5))


@pytest.mark.parametrize("close", [escape, Player.look_back, press_outside])
def test_however_the_win_is_left_the_board_stays_and_goes_on_working(
    sit_down: SitDown, close: Callable[[Player], None]
) -> None:
    player = sit_down()
    lay_out_columns(player, *LAST_CARD)
    by_drag(player)
    won, table = wins(player), player.table
    close(player)
    assert (player.table, won) == (table, [])
    assert player.window.isVisible()
    player.key(Qt.Key.Key_Z, CONTROL)
    assert player.moves == 0
    player.key(Qt.Key.Key_N, CONTROL)
    assert player.session.deal is not None
    assert player.faults() == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_stray_key_on_a_won_game_deals_nothing(sit_down: SitDown, key: Qt.Key) -> None:
    player = sit_down()
    lay_out_columns(player, *LAST_CARD)
    by_drag(player)
    table = player.table
    for where in (player.window, player.window.view, player.win_panel):
        QTest.keyClick(where, key)
    assert player.table is table


def can_move(key: str, table: Table) -> bool:
    """Tell, by trying each card on each place, whether anything at all can be done."""
    if key in BABETTES:
        return bool(len(table[STOCK])) or _can_play(key, table)
    columns = dict(table.all(Role.COLUMN))
    for name, column in columns.items():
        if (card := column.top) is None:
            continue
        top = table[FOUNDATIONS[card.suit]].top
        if up_in_suit(card, top) if top else card.rank == ACE:
            return True
        for other, target in columns.items():
            host = target.top
            if other == name:
                continue
            if host is None:
                if card.rank in EMPTY_TAKES.get(key, ()):
                    return True
            elif down(card, host):
                return True
    return False


def _can_play(key: str, table: Table) -> bool:
    """Tell whether a redeal is left, or a card can go up now or after transfers."""
    if table.passes <= (2 if key == "babette-cadogan" else 1):
        return True
    for _, column in table.all(Role.COLUMN):
        for row, card in enumerate(column.cells):
            if card is None or (row + 1 < len(column) and column.cells[row + 1] is not None):
                continue
            ace, king = table[FOUNDATIONS[card.suit]].top, table[FOUNDATIONS[card.suit + 4]].top
            if up_in_suit(card, ace) if ace else card.rank == ACE:
                return True
            if down_in_suit(card, king) if king else card.rank == KING:
                return True
            joined = ace is not None and king is not None and king.rank == ace.rank + 1
            if key == "babette-transfers" and joined:
                return True
    return False


ONLY_A_REDEAL = "No free card fits. Click the stock to gather and redeal."
OPENINGS = (
    "Any free card that fits may go up. Or deal a row.",
    "No card fits yet. Click the stock to deal a row.",
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_stuck_is_said_always_and_only_where_nothing_can_be_moved(game: Variant) -> None:
    chance, stuck, seen, deal = random.Random(11), 0, 0, 1
    table = numbered(game.key, deal)
    while seen < 1000:
        here = position(game.rules, table)
        says = sentences.standing(here)
        over = not here.is_won and not can_move(game.key, table)
        is_end = says not in ("", ONLY_A_REDEAL, *OPENINGS)
        assert is_end == (over or here.is_won), says
        assert says != ONLY_A_REDEAL or REDEAL in here.moves
        assert (says == OPENINGS[0]) <= (len(here.moves) > 1)
        assert (says == OPENINGS[1]) <= (here.moves == (DEAL,))
        stuck += over
        seen += 1
        if over or here.is_won or seen % 150 == 0:
            deal += 1
            table = numbered(game.key, deal)
        else:
            table = play(game.rules, table, chance.choice(here.moves)).after
    assert stuck > 0 or game.key in EMPTY_TAKES


def play_to_the_end(player: Player) -> None:
    """Play at random until nothing more can be done."""
    chance = random.Random(5)
    while not player.session.position.is_stuck:
        player.session.play(chance.choice(player.session.position.moves))


@pytest.mark.parametrize("key", BABETTES)
def test_babette_played_to_a_bad_end_says_so(sit_down: SitDown, key: str) -> None:
    player = sit_down(key)
    play_to_the_end(player)
    assert not can_move(key, player.table)
    assert player.sentence == "No free card fits and no redeal is left."
    assert player.offers() == ["Undo", "Start Again", "New Deal"]
    player.key(Qt.Key.Key_Z, CONTROL)
    assert (player.offers(), player.faults()) == ([], [])


@pytest.mark.parametrize("key", FAMILY)
def test_without_a_move_left_the_family_says_so_where_empty_columns_stay_empty(
    sit_down: SitDown, key: str
) -> None:
    player = sit_down(key)
    lay_out_columns(player, ": QC KC\n: QH KH\n: KD", "Foundations: C-J D-Q H-J S-K")
    player.double_click(player.grip(spot("c3.1")))
    is_over = not can_move(key, player.table)
    assert is_over == (key not in EMPTY_TAKES)
    assert (player.sentence == "No card can be moved.") == is_over
    assert bool(player.offers()) == is_over
    player.key(Qt.Key.Key_Z, CONTROL)
    assert (player.offers(), player.faults()) == ([], [])


def test_a_game_whose_cards_can_be_shuffled_for_ever_is_not_called_stuck(
    sit_down: SitDown,
) -> None:
    player = sit_down("spanish-patience")
    lay_out_columns(player, ": KS QS KC\n: KD", "Foundations: C-Q D-Q H-K S-J")
    for _ in range(5):
        player.session.play(read_move("c2.1-c3", player.table))
        assert player.sentence == "The rest goes up by itself."
        player.session.play(read_move("c3.1-c2", player.table))
        assert not player.session.position.is_stuck
