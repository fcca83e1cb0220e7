"""The figures that the dialog shows are those of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from patience_qt.ui.statistics_page import ALONE, DAILY, RECENT, StatisticsPage
from tests.store.test_results import result

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.keeping.conftest import Desk

GAMES = [
    result(1, moves=70, seconds=300.0, game="bakers-dozen"),
    result(2, "lost", game="bakers-dozen", deal=20_261_130),
    result(3, "abandoned", game="bakers-dozen", undone=True, time="2999-01-01T00:00:00+00:00"),
    result(4, moves=60, seconds=500.0, game="bakers-dozen", undone=True, helped=True),
    result(5, game="babette"),
]


@pytest.fixture
def page(desk: Desk) -> StatisticsPage:
    """Return the dialog, opened from Baker's Dozen."""
    window = desk.start("bakers-dozen", 7)
    desk.folder.mkdir(exist_ok=True, parents=True)
    (desk.folder / "statistics.jsonl").write_text("".join(f"{each.line}\n" for each in GAMES))
    window.act.statistics.trigger()
    page = window.findChild(StatisticsPage)
    assert isinstance(page, StatisticsPage)
    return page


def figures(page: StatisticsPage) -> list[str]:
    return [label.text().partition(">")[2].partition("<")[0] for label in page.numbers]


def test_it_opens_on_the_game_on_the_table(page: StatisticsPage) -> None:
    assert page.game is BY_KEY["bakers-dozen"]
    assert figures(page) == ["4", "2", "1", "1", "1", "1"]
    assert "won, 50%" in page.numbers[1].text()
    assert "<b>5:00</b>" in page.best.text()
    assert "<b>60</b>" in page.best.text()
    assert page.strip.accessibleName() == "2 of the last 4 deals won"


def test_another_game_and_all_games_can_be_chosen(page: StatisticsPage) -> None:
    page.list.setCurrentRow(0)
    assert figures(page)[:2] == ["5", "3"]
    page.list.setCurrentRow(2)
    assert figures(page) == ["0"] * 6
    assert page.best.text() == "Nothing to show yet: a deal counts once a move is made."


@pytest.mark.parametrize(("sieve", "deals"), [(RECENT, [3]), (ALONE, [1, 2, 3]), (DAILY, [2])])
def test_the_filter_lets_some_through(page: StatisticsPage, sieve: int, deals: list[int]) -> None:
    page.filter.setCurrentIndex(sieve)
    assert [int(each.id, 16) for each in page.results()] == deals


def test_of_a_single_win_nothing_untrue_is_said(page: StatisticsPage) -> None:
    page.list.setCurrentRow(6)
    assert figures(page)[:2] == ["1", "1"]
    assert "half of all wins took no more than" in page.best.text()


def test_of_deals_that_were_not_won_there_is_no_best(page: StatisticsPage) -> None:
    page.filter.setCurrentIndex(DAILY)
    assert page.best.text() == "None of these deals has been won yet."


def test_whether_a_game_that_was_left_counts_is_remembered(page: StatisticsPage) -> None:
    page.abandoned.click()
    assert figures(page)[0] == "3"
    assert page._settings.abandoned_is_lost is False


def test_clearing_can_be_taken_back(page: StatisticsPage) -> None:
    assert page.restore.isHidden()
    page.clear.click()
    assert figures(page)[0] == "0"
    page.list.setCurrentRow(0)
    assert figures(page)[0] == "1"
    page.restore.click()
    assert (figures(page)[0], page.restore.isHidden()) == ("5", True)


def test_a_table_is_saved(page: StatisticsPage, tmp_path: Path) -> None:
    page.save_table(tmp_path / "t.csv")
    assert len((tmp_path / "t.csv").read_text("utf-8").splitlines()) == 5
    (tmp_path / "file").write_text("")
    page.save_table(tmp_path / "file" / "t.csv")
    assert page.note.text().startswith("That cannot be written (")


def test_a_deal_is_played_from_its_link(page: StatisticsPage, desk: Desk) -> None:
    wanted: list[object] = []
    page.wanted.connect(lambda game, deal: wanted.extend([game.key, deal]))
    page.best.linkActivated.emit("bakers-dozen 4")
    assert wanted == ["bakers-dozen", 4]
