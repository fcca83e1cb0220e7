"""A hint is the next move of a line that wins, or says honestly what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.engine.piles import STOCK
from patience_qt.ui.hint_item import HintItem
from patience_qt.ui.table_scene import TableScene
from tests.ui.conftest import help_at
from tests.ui.helping.test_verdicts import BACK, LOSING, TURNING
from tests.ui.lines import lay_out, play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.engine.rules import Move
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener
    from tests.ui.helping.conftest import Says

_LONG = 30_000


def asked(qtbot: QtBot, window: MainWindow) -> Move | None:
    """Press S and return the move that is then shown."""
    helping = help_at(window)
    with qtbot.waitSignal(helping.adviser.advised, timeout=_LONG) as heard:
        QTest.keyClick(window.view, Qt.Key.Key_S)
    assert heard.args
    hint = heard.args[0]
    move: Move | None = hint.move if hint else None
    return move


def shown(window: MainWindow) -> HintItem | None:
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    items = [item for item in scene.items() if isinstance(item, HintItem)]
    assert len(items) <= 1
    return next((item for item in items if item.isVisible()), None)


def test_hints_followed_to_the_end_win(qtbot: QtBot, open_told: Opener, says: Says) -> None:
    window = open_told()
    says(window, "Can be won")
    moves = 0
    while not window.session.position.is_won:
        move = asked(qtbot, window)
        assert move
        assert window.status_line.sentence.startswith("Hint: ")
        window.session.play(move)
        moves += 1
        assert moves < 200
    assert window.session.notes.helped


def test_a_hint_is_found_even_if_verdicts_are_never_shown(qtbot: QtBot, open_game: Opener) -> None:
    window = open_game()
    assert not window.session.notes.helped
    assert asked(qtbot, window)
    assert window.status_line.verdict.verdict.text == ""
    assert window.session.notes.helped


def test_card_and_place_are_ringed_wherever_they_lie(qtbot: QtBot, open_game: Opener) -> None:
    window = open_game()
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    move = asked(qtbot, window)
    assert move
    for size in ((1000, 700), (800, 600)):
        window.resize(*size)
        qtbot.wait(50)
        item = shown(window)
        assert item
        card = scene.pieces.item(window.session.position.table.card(move.source))
        place = scene.pieces.upper(move.target)
        assert item.rings[0] == card.face_rect()
        assert item.rings[1].topLeft() == place.pos()


@pytest.mark.parametrize("end", ["move", "Escape", "new deal", "undo"])
def test_it_stays_until_the_next_action(qtbot: QtBot, open_game: Opener, end: str) -> None:
    window = open_game()
    play(window.session, "c11.4-f3")
    move = asked(qtbot, window)
    assert move
    assert shown(window)
    match end:
        case "move":
            window.session.play(move)
        case "Escape":
            QTest.keyClick(window.view, Qt.Key.Key_Escape)
        case "undo":
            window.act.undo.trigger()
        case _:
            window.act.new_deal.trigger()
    assert shown(window) is None
    assert not window.status_line.sentence.startswith("Hint")


def test_in_a_lost_position_it_says_so_and_offers_the_way_back(
    qtbot: QtBot, open_told: Opener, says: Says
) -> None:
    window = open_told()
    lay_out(window.session, TURNING)
    says(window, "Can be won")
    play(window.session, LOSING)
    says(window, "Can no longer be won")
    assert asked(qtbot, window) is None
    assert window.status_line.sentence == "No move helps any more."
    assert window.status_line.offers == (BACK,)
    assert shown(window) is None


def test_where_verdicts_are_never_shown_it_offers_the_way_back_too(
    qtbot: QtBot, open_game: Opener
) -> None:
    window = open_game()
    lay_out(window.session, TURNING)
    play(window.session, LOSING)
    assert asked(qtbot, window) is None
    qtbot.waitUntil(lambda: window.status_line.offers == (BACK,), timeout=_LONG)
    assert window.status_line.verdict.verdict.text == ""


def test_what_only_seems_best_is_not_called_more(qtbot: QtBot, open_told: Opener) -> None:
    window = open_told("bakers-dozen-1883")
    assert asked(qtbot, window)
    sentence = window.status_line.sentence
    assert sentence.endswith(("looks best", "does no harm."))
    assert "it frees" not in sentence


def test_dealing_a_row_is_shown_at_the_stock(qtbot: QtBot, open_told: Opener) -> None:
    window = open_told("babette")
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    move = asked(qtbot, window)
    while move and move.source.pile != STOCK:
        window.session.play(move)
        move = asked(qtbot, window)
    assert window.status_line.sentence == "Hint: deal a row looks best"
    item = shown(window)
    assert item
    assert item.rings == [scene.pieces.arrangement.pile(STOCK)]


def test_a_move_made_meanwhile_ends_the_search(qtbot: QtBot, open_told: Opener) -> None:
    window = open_told("bakers-dozen-1883")
    helping = help_at(window)
    QTest.keyClick(window.view, Qt.Key.Key_S)
    assert window.status_line.sentence == "Looking for a hint…"
    with qtbot.assertNotEmitted(helping.adviser.advised, wait=1500):
        window.session.play(window.session.position.moves[0])
    assert not window.session.notes.helped
