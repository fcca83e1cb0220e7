"""What is said of a deal by its number."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from patience_qt.store.results import UNWINNABLE, WON
from patience_qt.ui.figures import day, moves

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from patience_qt.store.results import Result

translate = QCoreApplication.translate


def same_cards(game: Variant) -> str:
    """Say in which games a number gives the same cards."""
    if game.packs == 1:
        return translate("deal", "One number gives the same cards in every game of one pack.")
    return translate("deal", "One number gives the same cards in every game of two packs.")


def became(result: Result | None) -> str:
    """Say what became of a deal, and when; of one that was not played, that it was not."""
    if result is None:
        return translate("deal", "You have not played this deal to an end.")
    if result.outcome == WON:
        text = translate("deal", "You played this deal{day}: won in {moves}.")
    elif result.outcome == UNWINNABLE:
        text = translate("deal", "You played this deal{day}: it cannot be won.")
    else:
        text = translate("deal", "You played this deal{day}: not won.")
    return text.format(day=_on(result.time), moves=moves(result.moves))


def _on(time: str) -> str:
    """Return the day of *time*, UTC as ISO 8601 writes it, where the player is."""
    try:
        when = datetime.fromisoformat(time).astimezone().date()
    except (ValueError, OverflowError):
        return ""
    return translate("deal", " on {day}").format(day=day(when))
