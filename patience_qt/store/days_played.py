"""Which deals of the day were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.store.daily import day_of
from patience_qt.store.results import WON

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from patience_qt.store.results import Result


def days_played(results: Iterable[Result], game: str) -> dict[date, bool]:
    """Return the days whose deal was played in *game*, and whether it was ever won."""
    days: dict[date, bool] = {}
    for each in results:
        if each.game == game and (day := day_of(each.deal)):
            days[day] = days.get(day, False) or each.outcome == WON
    return days
