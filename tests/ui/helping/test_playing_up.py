"""Cards go up of themselves as far as the player wants, in one step that is undone at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import Role
from patience_qt.engine.play import play as made
from patience_qt.games import BY_KEY
from patience_qt.ui.playing_up import ByItself
from tests.games.positions import numbered, rows
from tests.ui.lines import lay_out, play, win

if TYPE_CHECKING:
    from patience_qt.ui.session import Session
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

_REST = (
    "5S 6S 7S 8S 9S TS JS QS KS TH JH QH KH 2H 3H 4H 6H 7H 8H 9H TD JD "
    "QD KD QC 2D 3D 4D 5D 6D 7D 8D 9D KC JC TC 2C 3C 4C 5C 6C 7C 8C 9C"
)
STOLEN = f"Foundations: C-A D-A H-A S-3\n: 5H 4S\n: {_REST}\n" + ":\n" * 11
"""Baker's Dozen: the Four of spades is wanted for red Threes, and lies ready to go up."""
DESCENDING = (
    "Foundations: C-9 D-9 H-9 S-9\n: KC QC JC TC\n: KD QD JD TD\n: KH QH JH TH\n: KS QS JS TS\n"
    + ":\n" * 9
)


def choose(window: MainWindow, mode: ByItself) -> None:
    actions = window.act.by_itself.actions()
    next(one for one in actions if one.data() == mode.value).trigger()
    assert window.settings.play_up == mode.value


def home(session: Session) -> int:
    return sum(len(pile) for _, pile in session.position.table.all(Role.FOUNDATION))


def test_nothing_goes_up_of_itself_until_the_player_wants_it(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c8.4-c6")
    assert home(window.session) == 0


@pytest.mark.parametrize("mode", [ByItself.SAFE, ByItself.EVERYTHING])
def test_what_goes_up_of_itself_is_undone_with_the_move(open_game: Opener, mode: ByItself) -> None:
    window = open_game()
    session = window.session
    choose(window, mode)
    play(session, "c8.4-c6")
    assert home(session) > 0
    assert session.history.count() == 1
    assert window.status_line.sentence != ""
    window.act.undo.trigger()
    assert home(session) == 0
    assert session.history.canRedo()
    window.act.redo.trigger()
    assert home(session) > 0


def test_a_card_that_may_still_be_wanted_is_not_called_safe(open_game: Opener) -> None:
    window = open_game()
    lay_out(window.session, STOLEN)
    choose(window, ByItself.SAFE)
    before = window.session.position.table
    window.act.play_up.trigger()
    assert window.session.position.table is before
    assert window.status_line.sentence == "No card can safely be played up now."


def test_the_key_plays_up_what_is_safe(open_game: Opener) -> None:
    window = open_game()
    QTest.keyClick(window.view, Qt.Key.Key_U)
    assert home(window.session) == 1
    assert window.session.history.undoText() == "A♥ to foundation"


def test_a_card_taken_from_a_foundation_stays() -> None:
    table = rows(
        "babette-transfers",
        "6H",
        passes="2 of 2",
        ace="C-0 D-0 H-5 S-0",
        king="C-0 D-0 H-6 S-0",
    )
    rules = BY_KEY["babette-transfers"].rules
    transfer = made(rules, table, read_move("f7-f3", table))
    assert any(move.target.role is Role.FOUNDATION for move in rules.moves(transfer.after))
    for mode in ByItself:
        assert mode.after(rules, transfer) == ()


def test_finish_is_offered_where_the_rest_is_certain_and_ends_the_game(open_game: Opener) -> None:
    window = open_game()
    assert not window.act.finish.isEnabled()
    lay_out(window.session, DESCENDING)
    window.status_line.next_action()
    assert window.status_line.sentence == "The rest goes up by itself."
    assert window.status_line.offers == ("Finish",)
    window.status_line.buttons[0].click()
    assert window.session.position.is_won
    assert window.status_line.sentence == "All 52 cards are home."
    assert window.session.history.count() == 1
    window.act.undo.trigger()
    assert home(window.session) == 36


@pytest.mark.parametrize("key", ["good-measure", "babette"])
def test_whenever_finish_is_offered_it_wins(open_game: Opener, key: str) -> None:
    window = open_game(key)
    session = window.session
    win(session)
    offered = 0
    for at in range(session.history.count() - 1, -1, -1):
        session.go_to(at)
        if not window.act.finish.isEnabled():
            break
        offered += 1
        window.act.finish.trigger()
        assert session.position.is_won
        window.act.undo.trigger()
        assert session.history.count() == at + 1
    assert offered


@pytest.mark.parametrize("mode", [ByItself.SAFE, ByItself.EVERYTHING])
def test_only_plays_to_the_foundations_are_ever_made(mode: ByItself) -> None:
    for game in BY_KEY.values():
        for deal in range(1, 6):
            table = numbered(game.key, deal)
            for _ in range(12):
                moves = list(game.rules.moves(table))
                if not moves:
                    break
                step = made(game.rules, table, moves[len(moves) // 2])
                table = step.after
                for move in mode.after(game.rules, step):
                    assert move.target.role is Role.FOUNDATION
                    assert move.source.pile.role is Role.COLUMN
                    assert move in game.rules.moves(table)
                    table = made(game.rules, table, move).after
