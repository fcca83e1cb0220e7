"""Lets a window keep its games, and say so where it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from patience_qt.ui.keeper import Keeper
from patience_qt.ui.message import Message

if TYPE_CHECKING:
    from patience_qt.ui.kept_files import KeptFiles
    from patience_qt.ui.window import MainWindow

_TOLD = 30.0
"""Seconds for which is said what could not be kept, unless a move is made before."""


def keep(window: MainWindow, files: KeptFiles, trouble: str = "") -> Keeper:
    """Keep the games of *window* in *files*; say *trouble*, or that of *files*, at once."""
    # It must die before the session, whose dying history still tells of moves taken back.
    keeper = Keeper(window.session, files, window.narrator)

    def tell(text: str) -> None:
        window.status_line.say(Message(text, icon="lost"), _TOLD)

    # After the move has been spoken of: what is said later is what is read.
    keeper.troubled.connect(tell, Qt.ConnectionType.QueuedConnection)
    for text in filter(None, (trouble, files.trouble)):
        keeper.troubled.emit(text)

    def remember() -> None:
        previous, fault = files.read(files.previous)
        if previous:
            window.session.remember(previous)
        if fault:
            keeper.troubled.emit(fault)

    QTimer.singleShot(0, keeper, remember)

    def close() -> None:
        keeper.close()
        files.release()

    window.closing.connect(close)
    window.act.statistics.triggered.connect(lambda: _show_statistics(window, keeper))
    return keeper


def _show_statistics(window: MainWindow, keeper: Keeper) -> None:
    from patience_qt.games import GAMES
    from patience_qt.ui.statistics_page import StatisticsPage

    session = window.session
    page = StatisticsPage(keeper.statistics, GAMES, session.game, window.settings, window)
    page.wanted.connect(session.start)
    page.open()
