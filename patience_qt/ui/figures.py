"""Figures as people read them: deal numbers, times, numbers of moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

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
