"""The deal of the day is one key away, and is not dealt over itself."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from patience_qt.store.daily import day_of

if TYPE_CHECKING:
    from tests.ui.conftest import Opener


def test_the_deal_of_today_is_dealt_once(open_game: Opener) -> None:
    window = open_game("babette")
    window.act.daily.trigger()
    session = window.session
    assert session.game.key == "babette"
    assert day_of(session.deal or 0) == datetime.now().astimezone().date()
    session.play(session.position.moves[0])
    window.act.daily.trigger()
    assert session.history.index() == 1
