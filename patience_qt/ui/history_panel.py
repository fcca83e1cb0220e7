"""The history: every move of the game, to be read and to be gone back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListView, QVBoxLayout, QWidget

from patience_qt.ui import figures
from patience_qt.ui.history_model import HistoryModel
from patience_qt.ui.history_row import HistoryRow

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from patience_qt.ui.session import Session

_WIDTH = 252


class HistoryPanel(QWidget):
    """Lists the moves of a session; click one, or step with the arrow keys, to stand after it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Follow *session* while visible."""
        super().__init__(parent)
        self._session = session
        self._count = QLabel()
        self.model = HistoryModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(HistoryRow(self))
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("History"))
        self.list.selectionModel().currentChanged.connect(self._go_to)
        self.setFixedWidth(_WIDTH)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(self._title())
        rows.addWidget(self.list)
        self._is_following = False
        session.history.indexChanged.connect(self.follow)

    def _title(self) -> QHBoxLayout:
        title = QLabel(self.tr("History"))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        row = QHBoxLayout()
        row.setContentsMargins(14, 10, 8, 10)
        row.addWidget(title)
        row.addStretch()
        row.addWidget(self._count)
        return row

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the session."""
        super().showEvent(event)
        self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the present move in sight."""
        super().resizeEvent(event)
        self.list.scrollTo(self.list.currentIndex())

    def follow(self) -> None:
        """Show the history as it stands, with the present move in sight."""
        if not self.isVisible():
            return
        self._is_following = True
        present = self._session.history.index()
        self.model.show_moves(self._session.transitions(), present)
        self.list.setCurrentIndex(self.model.index(present))
        self._is_following = False
        self._count.setText(self._in_words(present))

    def _in_words(self, present: int) -> str:
        """Return how many moves stand, and of how many if some were taken back."""
        text = figures.moves(self.model.moves)
        if present == self.model.moves:
            return text
        return self.tr("{present} of {moves}").format(present=present, moves=text)

    def _go_to(self, current: QModelIndex) -> None:
        """Stand after the move the player chose."""
        if not self._is_following and current.row() != self._session.history.index():
            self._session.go_to(current.row())
