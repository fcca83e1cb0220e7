"""Figures as people read them: deal numbers, times, numbers of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

if TYPE_CHECKING:
    from datetime import date

translate = QCoreApplication.translate


def deal_number(number: int) -> str:
    """Return *number* in groups of three, which no line break parts: 27 154."""
    return f"{number:,}".replace(",", "\u00a0")


def duration(seconds: float) -> str:
    """Return a time of play in whole seconds: 6:40, or 1:06:40."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def moves(number: int) -> str:
    """Return a number of moves in words: 1 move, 42 moves."""
    if number == 1:
        return translate("figures", "%n move", "", 1)
    return translate("figures", "%n moves", "", number)


def day(date: date) -> str:
    """Return *date* as the locale writes it, the day of the week included."""
    return QLocale().toString(_date(date), QLocale.FormatType.LongFormat)


def month(date: date) -> str:
    """Return month and year of *date*: November 2026."""
    return QLocale().toString(_date(date), "MMMM yyyy")


def _date(date: date) -> QDate:
    return QDate(date.year, date.month, date.day)
