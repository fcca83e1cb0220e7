"""The tool bar: what is wanted most, with Undo far from anything that deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from patience_qt.ui.actions import Actions

_ROOM_FOR_TEXT = 900


class ToolBar(QToolBar):
    """Shows words beside its icons where the window is wide enough."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        """Put the buttons in their order."""
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self.setWindowTitle(self.tr("Tool Bar"))
        self.setMovable(False)
        self.setFloatable(False)
        self.addActions([actions.choose_game, actions.new_deal])
        self.addSeparator()
        self.addActions([actions.undo, actions.redo])
        self.addSeparator()
        self.addAction(actions.hint)
        stock = self.addSeparator()
        self.addAction(actions.from_stock)
        stock.setVisible(actions.from_stock.isVisible())
        actions.from_stock.visibleChanged.connect(
            lambda: stock.setVisible(actions.from_stock.isVisible())
        )
        space = QWidget(self)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self.addAction(actions.history)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the words."""
        super().resizeEvent(event)
        is_wide = self.width() >= _ROOM_FOR_TEXT
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if is_wide else style.ToolButtonIconOnly
        )
