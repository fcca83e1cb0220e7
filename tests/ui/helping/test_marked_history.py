"""The history shows which positions could be won, and where that ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.history_model import Role
from tests.ui.helping.test_verdicts import LAST, LOSING, TURNING
from tests.ui.lines import lay_out, play

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener
    from tests.ui.helping.conftest import Says


def marks(window: MainWindow, role: Role = Role.OUTCOME) -> list[object]:
    model = window.history.model
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_every_position_is_marked_and_the_turn_is_drawn(open_told: Opener, says: Says) -> None:
    window = open_told()
    window.act.history.trigger()
    lay_out(window.session, TURNING)
    says(window, "Can be won")
    play(window.session, LOSING)
    assert marks(window) == [Outcome.WON, None]
    says(window, "Can no longer be won")
    play(window.session, LAST)
    assert marks(window) == [Outcome.WON, Outcome.LOST, Outcome.LOST]
    assert marks(window, Role.IS_LAST_WON) == [True, False, False]
    row = window.history.model.index(1).data()
    assert row == "1 Q♦ to column c, could no longer be won"
    window.grab()


def test_what_was_found_out_before_it_was_opened_is_shown(open_told: Opener, says: Says) -> None:
    window = open_told()
    says(window, "Can be won")
    window.act.history.trigger()
    assert marks(window) == [Outcome.WON]
    window.act.verdict.actions()[2].trigger()
    assert marks(window) == [None]


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_positions_with_hidden_cards_have_no_mark(open_told: Opener, key: str) -> None:
    window = open_told(key)
    window.act.history.trigger()
    window.session.play(window.session.position.moves[0])
    assert marks(window) == [None, None]
