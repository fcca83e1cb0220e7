"""Asks for a deal by its number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import read_number
from patience_qt.ui import figures, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.games.variant import Variant

_GROUPING = re.compile(r"[\s.,'’_\u202f]")


def read_deal(text: str) -> int | None:
    """Return the deal number that *text* writes, however its digits are grouped; None if none."""
    number = read_number(_GROUPING.sub("", text))
    return number if number in DEAL_NUMBERS else None


class DealNumber(QDialog):
    """Lets the player choose a game and a number."""

    wanted = Signal(object, object)
    """The Variant and the number, an int of up to 53 bits."""

    def __init__(
        self, games: Sequence[Variant], game: Variant, deal: int | None, parent: QWidget
    ) -> None:
        """Begin with *deal* of *game*."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Deal Number"))
        self._games = games
        self.game = QComboBox()
        self.game.addItems([words.title(one) for one in games])
        self.game.setCurrentIndex(games.index(game))
        self.number = QLineEdit(str(deal) if deal else "")
        self.number.selectAll()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.deal = self.buttons.addButton(self.tr("Deal"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._choose)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setContentsMargins(20, 18, 20, 18)
        form.addRow(self.tr("&Game"), self.game)
        form.addRow(self.tr("Deal &number"), self.number)
        form.addRow("", self.note)
        form.addRow(self.buttons)
        self.deal.setDefault(True)
        self.setMinimumWidth(440)
        self.number.textChanged.connect(self._judge)
        self.game.currentIndexChanged.connect(self._judge)
        self._judge()
        self.number.setFocus()

    def _choose(self) -> None:
        """Deal, if the number is one."""
        if number := read_deal(self.number.text()):
            self.wanted.emit(self._games[self.game.currentIndex()], number)
            self.accept()

    def _judge(self) -> None:
        """Say what the number means, or what a number must be."""
        is_good = read_deal(self.number.text()) is not None
        self.deal.setEnabled(is_good)
        if not is_good:
            last = figures.deal_number(DEAL_NUMBERS[-1])
            text = self.tr("A deal number is a whole number from 1 to {last}.")
            self.note.setText(text.format(last=last))
        elif self._games[self.game.currentIndex()].packs == 1:
            text = self.tr("One number gives the same cards in every game of one pack.")
            self.note.setText(text)
        else:
            text = self.tr("One number gives the same cards in every game of two packs.")
            self.note.setText(text)
