"""The view of the table: one scene unit is one logical pixel, and nothing scrolls."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from patience_qt.ui.sizes import CHANGE_FROM

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from patience_qt.ui.table_scene import TableScene


class TableView(QGraphicsView):
    """Shows a TableScene as large as itself."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Show *scene*, and take it over."""
        super().__init__(scene, parent)
        scene.setParent(self)
        self._table = scene
        self._window = QSize()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # PySide would look through every kind of widget it knows for what a viewport made by Qt is.
        self.setViewport(QWidget())
        # A release that another window saw shows in the next move, which has no button pressed.
        self.viewport().setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMinimumSize(320, 240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the scene fill the view."""
        super().resizeEvent(event)
        self._fit()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell the table when the pointer leaves it."""
        if event.type() == QEvent.Type.Leave:
            self._table.leave()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw anew where the window moves to a screen of another ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        self._table.fit(width, height, self.devicePixelRatioF(), self._gain())
        self._window = self.window().size()

    def _gain(self) -> float:
        """Return how much larger cards must become for the foundations to change sides.

        What opens beside the table must not move them, for it is soon closed again.
        """
        if self._window.isEmpty():
            return 0
        return math.inf if self._window == self.window().size() else CHANGE_FROM
