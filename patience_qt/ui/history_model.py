"""The moves of a game as the rows of a list."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.words import Told, tell, translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QObject

    from patience_qt.engine.play import Transition

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Role(IntEnum):
    """What a row can be asked for besides its text."""

    TOLD = Qt.ItemDataRole.UserRole
    IS_UNDONE = Qt.ItemDataRole.UserRole + 1
    OUTCOME = Qt.ItemDataRole.UserRole + 2
    IS_LAST_WON = Qt.ItemDataRole.UserRole + 3


class HistoryModel(QAbstractListModel):
    """Row 0 is the deal, row n the table after move n."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have the row of the deal."""
        super().__init__(parent)
        self._transitions: list[Transition] = []
        self._told: list[Told] = []
        self._present = 0
        self._outcome_at: Callable[[int], Outcome | None] = lambda _: None

    @property
    def moves(self) -> int:
        """How many moves there are, those taken back included."""
        return len(self._transitions)

    @property
    def present(self) -> int:
        """How many moves stand."""
        return self._present

    def show_moves(self, transitions: Iterable[Transition], present: int) -> None:
        """Take up a changed history of which the first *present* moves stand."""
        wanted = list(transitions)
        common = 0
        for old, new in zip(self._transitions, wanted, strict=False):
            if old is not new:
                break
            common += 1
        self._drop(common)
        self._append(wanted[common:])
        self._present = present
        self.dataChanged.emit(self.index(0), self.index(self.moves))

    def show_outcomes(self, outcome_at: Callable[[int], Outcome | None]) -> None:
        """Mark each row with what *outcome_at* says of the position after so many moves."""
        self._outcome_at = outcome_at
        self.dataChanged.emit(self.index(0), self.index(self.moves))

    def _is_last_won(self, row: int) -> bool:
        """Tell whether the game could be won up to this row, as far as is known, and was lost."""
        if row >= self.moves or self._outcome_at(row) is not Outcome.WON:
            return False
        following = self._outcome_at(row + 1)
        if following is Outcome.WON:
            return False
        return any(self._outcome_at(at) is Outcome.LOST for at in range(row + 1, self.moves + 1))

    def _text(self, row: int, told: Told) -> str:
        """Return the row in words, for whoever hears it."""
        said = {
            Outcome.WON: translate("history", "could be won"),
            Outcome.LOST: translate("history", "could no longer be won"),
        }
        text = f"{row} {told}" if row else str(told)
        outcome = self._outcome_at(row)
        return f"{text}, {said[outcome]}" if outcome in said else text

    def _drop(self, common: int) -> None:
        """Forget all moves after the first *common*."""
        if common < self.moves:
            self.beginRemoveRows(_NOWHERE, common + 1, self.moves)
            del self._transitions[common:], self._told[common:]
            self.endRemoveRows()

    def _append(self, more: list[Transition]) -> None:
        if more:
            self.beginInsertRows(_NOWHERE, self.moves + 1, self.moves + len(more))
            self._told += map(tell, more)
            self._transitions += more
            self.endInsertRows()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of moves, and one for the deal."""
        return 0 if parent.isValid() else self.moves + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a row says."""
        told = self._told[index.row() - 1] if index.row() else Told(None, self.tr("the deal"))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), told)
            case Qt.ItemDataRole.ToolTipRole:
                return told.follows or None
            case Role.TOLD:
                return told
            case Role.IS_UNDONE:
                return index.row() > self._present
            case Role.OUTCOME:
                return self._outcome_at(index.row())
            case Role.IS_LAST_WON:
                return self._is_last_won(index.row())
            case _:
                return None
