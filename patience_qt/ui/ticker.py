"""The hand of the clock: shows the time once a second, and only while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from patience_qt.ui.game_figures import GameFigures
    from patience_qt.ui.session import Session


class Ticker(QObject):
    """Moves the clock of *figures* on; a halted clock costs nothing."""

    def __init__(self, session: Session, figures: GameFigures, parent: QObject) -> None:
        """Show the time of *session*."""
        super().__init__(parent)
        self._session, self._figures = session, figures
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show_time)
        session.started.connect(self.show_time)
        session.history.indexChanged.connect(self.show_time)
        self.show_time()

    def show_time(self) -> None:
        """Show the time played, and come back when the next second is full."""
        seconds = self._session.seconds
        self._figures.show_seconds(seconds)
        if self._session.is_timed:
            self._timer.start(1000 - int(seconds * 1000) % 1000 + 1)
        else:
            self._timer.stop()
