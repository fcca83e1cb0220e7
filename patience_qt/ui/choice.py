"""One of several: actions of which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject


class Choice(QActionGroup):
    """Actions for a submenu named *title*; each stands for a value."""

    chosen = Signal(str)
    """The value that the player chose."""

    def __init__(self, title: str, texts: Mapping[str, str], parent: QObject) -> None:
        """Offer the values of *texts* with their words."""
        super().__init__(parent)
        self.title = title
        for value, text in texts.items():
            action = QAction(text, self)
            action.setCheckable(True)
            action.setData(value)
        self.triggered.connect(self._tell)

    def choose(self, value: str) -> str:
        """Show *value* as chosen, or the first one where there is no such; return which."""
        actions = self.actions()
        action = next((one for one in actions if one.data() == value), actions[0])
        action.setChecked(True)
        return str(action.data())

    def _tell(self, action: QAction) -> None:
        self.chosen.emit(action.data())
