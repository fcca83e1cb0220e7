"""Nothing that the window says or does depends on cards that the player does not see."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from patience_qt.solver.hints import with_other_hidden_cards
from patience_qt.ui.session import KeptGame
from tests.games.positions import numbered
from tests.ui.conftest import help_at

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.engine.table import Table
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


def all_that_is_told(qtbot: QtBot, window: MainWindow, table: Table) -> list[object]:
    """Return everything that is said of *table*, with the hint."""
    session = window.session
    session.take_up(KeptGame(session.game, None, table))
    window.status_line.next_action()
    helping = help_at(window)
    line = window.status_line
    told: list[object] = [line.sentence, line.offers, line.verdict.verdict]
    with qtbot.waitSignal(helping.adviser.advised, timeout=30_000) as heard:
        window.act.hint.trigger()
    assert heard.args
    told += [heard.args[0], line.sentence, line.verdict.verdict]
    window.act.play_up.trigger()
    # What comes after the first card may depend on what that one turned up.
    made = session.transition(0)
    return [*told, made.move if made else None, helping.judge.outcome_at(0)]


@pytest.mark.parametrize("key", ["bakers-dozen-1883", "babette"])
def test_hidden_cards_may_lie_in_any_order(qtbot: QtBot, open_told: Opener, key: str) -> None:
    window, table, chance = open_told(key), numbered(key, 1), random.Random(1)
    told = all_that_is_told(qtbot, window, table)
    for _ in range(2):
        other = with_other_hidden_cards(table, chance)
        assert other != table
        assert all_that_is_told(qtbot, window, other) == told
