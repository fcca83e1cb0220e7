"""Deals that are asked for by number or by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.games import GAMES
from patience_qt.store.daily import daily_deal, today

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience_qt.store.results import Result
    from patience_qt.ui.session import Session
    from patience_qt.ui.window import MainWindow


def offer_numbers(window: MainWindow, results: Callable[[], Sequence[Result]]) -> None:
    """Let the menu of *window* ask for a deal; *results* returns what became of those played."""
    window.act.deal_number.triggered.connect(lambda: _ask(window, results()))
    window.act.daily.triggered.connect(lambda: _play_daily(window.session))


def _ask(window: MainWindow, results: Sequence[Result]) -> None:
    from patience_qt.ui.deal_number import DealNumber

    session = window.session
    dialog = DealNumber(GAMES, session.game, session.deal, results, window)
    dialog.wanted.connect(session.start)
    dialog.open()


def _play_daily(session: Session) -> None:
    """Lay out the deal of today, where it does not lie there already."""
    deal = daily_deal(today())
    if session.deal != deal:
        session.start(session.game, deal)
