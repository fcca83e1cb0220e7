"""The deal of the day is one key away; the calendar shows which were played, and plays any."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.starts import FromDeal
from patience_qt.store.daily import daily_deal, day_of, today
from patience_qt.ui.day_button import DayButton
from patience_qt.ui.deal_number import DealNumber
from patience_qt.ui.month_page import MonthPage
from tests.store.test_results import result

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener
    from tests.ui.keeping.conftest import Desk

BABETTE = BY_KEY["babette"]
NOVEMBER = date(2026, 11, 1)


def test_the_deal_of_today_is_dealt_once(open_game: Opener) -> None:
    window = open_game("babette")
    window.act.daily.trigger()
    session = window.session
    assert session.game.key == "babette"
    assert day_of(session.deal or 0) == datetime.now().astimezone().date()
    session.play(session.position.moves[0])
    window.act.daily.trigger()
    assert session.history.index() == 1


def asked(window: MainWindow) -> DealNumber:
    window.act.deal_number.trigger()
    dialog = window.findChild(DealNumber)
    assert isinstance(dialog, DealNumber)
    return dialog


@pytest.fixture
def dialog(desk: Desk) -> DealNumber:
    """Return the dialog where yesterday was won, and the day before only played."""
    desk.folder.mkdir(parents=True)
    lines = [
        result(daily_deal(today() - timedelta(days=1)), moves=78).line,
        result(daily_deal(today() - timedelta(days=2)), "lost").line,
        result(27154, moves=80, time="2026-11-03T12:00:00+00:00").line,
        result(27154, moves=90)._replace(id="x").line,
        "torn",
    ]
    (desk.folder / "statistics.jsonl").write_text("\n".join(lines))
    return asked(desk.start("babette", 5))


def shown(month: MonthPage, back: int) -> DayButton:
    """Return the day so many days ago, turning the page where it is on another."""
    day = today() - timedelta(days=back)
    if day.month != today().month:
        month.before.click()
    return next(button for button in month.days if button.day == day)


@pytest.mark.parametrize(("back", "was_won"), [(0, None), (1, True), (2, False), (3, None)])
def test_the_month_shows_which_days_were_won_and_which_played(
    dialog: DealNumber, back: int, was_won: object
) -> None:
    button = shown(dialog.month, back)
    assert (button.was_won, button.is_today, button.isEnabled()) == (was_won, back == 0, True)
    dialog.game.setCurrentText("Babette (Cadogan)")
    assert all(each.was_won is None for each in dialog.month.days)


def test_a_missed_day_is_played(dialog: DealNumber, desk: Desk) -> None:
    QTest.mouseClick(shown(dialog.month, 3), Qt.MouseButton.LeftButton)
    assert "You have not played this deal to an end." in dialog.note.text()
    wanted: list[int] = []
    dialog.wanted.connect(lambda _, deal: wanted.append(deal))
    dialog.deal.click()
    assert wanted == [daily_deal(today() - timedelta(days=3))]


def test_it_says_how_a_deal_ended(dialog: DealNumber) -> None:
    dialog.number.setText("27 154")
    line = dialog.note.text().splitlines()[1]
    assert line.startswith("You played this deal on ")
    assert line.endswith(": won in 80 moves.")
    dialog.number.setText(str(daily_deal(today() - timedelta(days=2))))
    assert dialog.note.text().endswith(": not won.")


def test_the_deal_of_today_is_a_button_in_it(open_game: Opener) -> None:
    window = open_game("babette")
    asked(window).today.click()
    assert window.session.deal == daily_deal(today())


@pytest.mark.parametrize(
    ("text", "game", "number"),
    [
        ("27 154", "Babette", "27154"),
        ("good-measure 4711", "Good Measure", "4711"),
        ("Portuguese-Solitaire 3", "Portuguese Solitaire", "3"),
        ("nonsense", "Babette", "5"),
    ],
)
def test_a_number_is_pasted(dialog: DealNumber, text: str, game: str, number: str) -> None:
    QGuiApplication.clipboard().setText(text)
    dialog.paste.click()
    assert (dialog.game.currentText(), dialog.number.text()) == (game, number)
    if text == "nonsense":
        assert dialog.note.text().startswith("There is no deal on the clipboard")


def test_a_position_on_the_clipboard_has_no_number(dialog: DealNumber) -> None:
    QGuiApplication.clipboard().setText(BABETTE.board.write(FromDeal(3).table(BABETTE)))
    dialog.paste.click()
    assert dialog.note.text().startswith("A position has no deal number")


@pytest.fixture(params=["en_US", "de_DE", "ar_EG"])
def locale(request: pytest.FixtureRequest) -> Iterator[QLocale]:
    """Let the locale be another for a while."""
    before, other = QLocale(), QLocale(request.param)
    QLocale.setDefault(other)
    yield other
    QLocale.setDefault(before)


def test_weeks_begin_as_the_locale_says(qtbot: QtBot, locale: QLocale) -> None:
    page = MonthPage(NOVEMBER)
    qtbot.addWidget(page)
    page.adjustSize()
    page.show()
    first = locale.firstDayOfWeek().value
    lefts = sorted({each.x() for each in page.days})
    assert len(lefts) == 7
    for each in page.days:
        assert lefts.index(each.x()) == (each.day.isoweekday() - first) % 7
    assert [each.day.day for each in page.days] == list(range(1, 31))


def test_no_day_to_come_can_be_chosen_unless_it_was_played(qtbot: QtBot) -> None:
    page = MonthPage(NOVEMBER)
    qtbot.addWidget(page)
    assert [each.day.day for each in page.days if each.isEnabled()] == [1]
    assert not page.after.isEnabled()
    page.show_played({date(2026, 12, 2): True})
    page.after.click()
    assert [each.day.day for each in page.days if each.isEnabled()] == [1, 2]


def test_years_of_months_can_be_turned(qtbot: QtBot) -> None:
    page = MonthPage(NOVEMBER)
    qtbot.addWidget(page)
    for _ in range(30):
        page.before.click()
    assert [each.day for each in page.days][::30] == [date(2024, 5, 1), date(2024, 5, 31)]


def test_arrow_keys_go_from_day_to_day(qtbot: QtBot) -> None:
    page = MonthPage(date(2026, 11, 30))
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    page.days[9].setFocus()
    days: list[date] = []
    page.chosen.connect(days.append)
    page.days[9].click()
    QTest.keyClick(page.days[9], Qt.Key.Key_Down)
    assert days[-1] == date(2026, 11, 17)
    page.show_day(None)
    assert not any(each.isChecked() for each in page.days)


def test_every_game_can_be_asked_for(dialog: DealNumber) -> None:
    assert dialog.game.count() == len(GAMES)
