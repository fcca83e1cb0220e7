"""The deal of a day: a number that everybody can work out from the date."""

from __future__ import annotations

from datetime import date, datetime

from patience_qt.engine.notation import read_number


def today() -> date:
    """Return the day that it is where the player is."""
    return datetime.now().astimezone().date()


def daily_deal(day: date) -> int:
    """Return the number of the deal of that *day*: 20 261 130 on 30 November 2026."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(deal: int) -> date | None:
    """Return the day whose deal has that number, None if it is no day's."""
    text = str(deal)
    if len(text) != len("20261130") or not read_number(text):
        return None
    try:
        return date(int(text[:4]), int(text[4:6]), int(text[6:]))
    except ValueError:
        return None
