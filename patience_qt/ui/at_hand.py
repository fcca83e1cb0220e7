"""Help is there when it is first wanted, and at the latest soon after the table is seen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from patience_qt.ui.helping import Helping
    from patience_qt.ui.table_scene import TableScene
    from patience_qt.ui.window import MainWindow

_SEEN = 200
"""Milliseconds after the window is shown until help comes: the table is painted before."""


class AtHand(QObject):
    """Calls for help, so that no start waits for what it brings with it."""

    def __init__(self, window: MainWindow, scene: TableScene) -> None:
        """Serve *window*, from when it is seen until it is closed."""
        super().__init__(window.narrator)
        self._window, self._scene = window, scene
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._begin)
        window.installEventFilter(self)
        window.closing.connect(self._timer.stop)
        window.act.hint.triggered.connect(self._ask_hint)
        window.act.winnable_deal.triggered.connect(self._deal_winnable)
        window.act.where_won.triggered.connect(self._look_back)
        window.act.solution.triggered.connect(self._show_solution)

    @cached_property
    def helping(self) -> Helping:
        """What helps the player at the window."""
        from patience_qt.ui.helping import Helping

        return Helping(self._window, self._scene)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin some time after the window is seen."""
        if event.type() == QEvent.Type.Show:
            self._timer.start(_SEEN)
        return super().eventFilter(watched, event)

    def proves_unwinnable(self) -> bool:
        """Tell whether the deal is proved not to be winnable from the start."""
        return self.helping.judge.proves_unwinnable()

    def _begin(self) -> None:
        self.helping.judge.begin()

    def _ask_hint(self) -> None:
        self.helping.ask_hint()

    def _look_back(self) -> None:
        self.helping.look_back()

    def _show_solution(self) -> None:
        self.helping.show_solution(on=self._window.act.solution.isChecked())

    def _deal_winnable(self) -> None:
        self.helping.winnable_deal.ask()
