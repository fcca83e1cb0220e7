"""The computer's clock is set back by years: games, results and their order stay what they were."""

from __future__ import annotations

from datetime import datetime, tzinfo
from typing import TYPE_CHECKING

import pytest

from patience_qt.store.daily import daily_deal, today
from patience_qt.store.totals import total
from patience_qt.ui.deal_number import DealNumber
from patience_qt.ui.statistics_page import RECENT, StatisticsPage
from tests.ui.lines import play, win

if TYPE_CHECKING:
    from tests.ui.keeping.conftest import Desk


class Past(datetime):
    """A clock that stands in the year 2001."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Past:
        return cls(2001, 2, 3, 12, tzinfo=tz)


@pytest.fixture
def set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything that asks for the time be told a wrong one; call it by its name."""
    for module in ("store.daily", "ui.keeper", "ui.saved", "ui.statistics_page"):
        monkeypatch.setattr(f"patience_qt.{module}.datetime", Past)


def test_results_stand_in_the_order_in_which_they_came(
    desk: Desk, request: pytest.FixtureRequest
) -> None:
    window = desk.start("bakers-dozen", 1)
    win(window.session)
    request.getfixturevalue("set_back")
    window.session.start(window.session.game, 2)
    play(window.session, str(window.session.position.moves[0]))
    window.session.new_deal()
    first, second = desk.results()
    assert (first.outcome, second.outcome) == ("won", "abandoned")
    assert second.time < first.time
    assert total(desk.results(), abandoned_is_lost=True).row == 0
    window.act.statistics.trigger()
    page = window.findChild(StatisticsPage)
    assert isinstance(page, StatisticsPage)
    page.filter.setCurrentIndex(RECENT)
    assert len(page.results()) == 2


def test_a_game_goes_on_with_its_history_and_its_time(
    desk: Desk, request: pytest.FixtureRequest
) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c11.4-f3")
    before = session.seconds
    request.getfixturevalue("set_back")
    play(session, "c8.4-c6")
    assert session.seconds >= before
    again = desk.start().session
    assert (again.history.index(), again.deal) == (2, 1)
    assert again.seconds >= before


def test_a_day_that_was_played_can_be_chosen_though_it_is_still_to_come(
    desk: Desk, request: pytest.FixtureRequest
) -> None:
    played = today()
    window = desk.start("bakers-dozen", daily_deal(played))
    play(window.session, str(window.session.position.moves[0]))
    window.session.new_deal()
    request.getfixturevalue("set_back")
    window.act.deal_number.trigger()
    dialog = window.findChild(DealNumber)
    assert isinstance(dialog, DealNumber)
    assert dialog.month.days[0].day.year == 2001
    while dialog.month.after.isEnabled():
        dialog.month.after.click()
    days = {button.day: button for button in dialog.month.days}
    assert (days[played].was_won, days[played].isEnabled()) == (False, True)
