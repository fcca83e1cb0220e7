"""A day counts as won where its deal was ever won in that game."""

from __future__ import annotations

from datetime import date

from patience_qt.store.days_played import days_played
from tests.store.test_results import result


def test_days_are_won_or_played_and_other_deals_are_no_days() -> None:
    results = [
        result(20_261_101),
        result(20_261_101, "lost"),
        result(20_261_102, "abandoned"),
        result(20_261_103, game="bakers-dozen"),
        result(27154),
    ]
    days = {date(2026, 11, 1): True, date(2026, 11, 2): False}
    assert days_played(results, "babette") == days
