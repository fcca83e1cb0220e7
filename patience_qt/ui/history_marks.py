"""What the history shows of a position: won, lost, or not known; and where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.chrome import chrome
from patience_qt.ui.history_model import Role
from patience_qt.ui.icons import pixmap

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QColor, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

_ICON, _LEFT = 14, 8
MARK = 14
"""How much room a mark takes, in pixels."""
_ICONS = {Outcome.WON: "won", Outcome.LOST: "lost", Outcome.UNKNOWN: "unknown"}


class HistoryMarks:
    """Draws the marks; each is rendered once for every colour it is wanted in."""

    def __init__(self) -> None:
        """Have rendered nothing yet."""
        self._rendered: dict[tuple[str, str, float], QPixmap] = {}

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the mark of a row, and a dashed line where it is the last that could be won."""
        inks, row = chrome(option.palette), option.rect
        outcome = index.data(Role.OUTCOME)
        if isinstance(outcome, Outcome):
            ink = {Outcome.WON: inks.good, Outcome.LOST: inks.bad}.get(outcome, inks.faint)
            if option.state & QStyle.StateFlag.State_Selected:
                ink = option.palette.color(QPalette.ColorRole.HighlightedText)
            at = QPoint(row.left() + _LEFT, row.center().y() - _ICON // 2 + 1)
            painter.drawPixmap(at, self._mark(_ICONS[outcome], ink, painter))
        if index.data(Role.IS_LAST_WON):
            painter.setPen(QPen(inks.bad, 1.0, Qt.PenStyle.DashLine))
            painter.drawLine(row.bottomLeft() + QPoint(_LEFT, 0), row.bottomRight())

    def _mark(self, name: str, ink: QColor, painter: QPainter) -> QPixmap:
        ratio = painter.device().devicePixelRatio()
        key = name, ink.name(), ratio
        if key not in self._rendered:
            self._rendered[key] = pixmap(name, ink, _ICON, ratio)
        return self._rendered[key]
