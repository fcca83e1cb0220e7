"""Asks for a deal by its number, or by the day whose deal it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import NotationError, read_number
from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromDeal
from patience_qt.store.daily import daily_deal, day_of, today
from patience_qt.store.days_played import days_played
from patience_qt.store.sharing import read_shared
from patience_qt.store.totals import best_of_deals
from patience_qt.ui import figures
from patience_qt.ui.deal_words import became, same_cards
from patience_qt.ui.month_page import MonthPage
from patience_qt.ui.star_legend import StarLegend
from patience_qt.ui.words import title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.games.variant import Variant
    from patience_qt.store.results import Result

_GROUPING = re.compile(r"[\s.,'’_\u202f]")


def read_deal(text: str) -> int | None:
    """Return the deal number that *text* writes, however its digits are grouped; None if none."""
    number = read_number(_GROUPING.sub("", text))
    return number if number in DEAL_NUMBERS else None


class DealNumber(QDialog):
    """Lets the player choose a game, and a number or a day; *results* tell what was played."""

    wanted = Signal(object, object)
    """The Variant and the number, an int of up to 53 bits."""

    def __init__(
        self,
        games: Sequence[Variant],
        game: Variant,
        deal: int | None,
        results: Sequence[Result],
        parent: QWidget,
    ) -> None:
        """Begin with *deal* of *game*."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Deal Number and Daily Deal"))
        self._games, self._results = games, results
        self._best = best_of_deals(results)
        self.game = QComboBox()
        self.game.addItems([title(one) for one in games])
        self.game.setCurrentIndex(games.index(game))
        self.number = QLineEdit(str(deal) if deal else "")
        self.number.selectAll()
        self.paste = QPushButton(self.tr("&Paste"))
        self.paste.setAutoDefault(False)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.month = MonthPage(today())
        self._lay_out()
        self.number.textChanged.connect(self._judge)
        self.game.currentIndexChanged.connect(self._change_game)
        self.paste.clicked.connect(self._paste)
        self.month.chosen.connect(lambda day: self.number.setText(str(daily_deal(day))))
        self._change_game()
        self.deal.setDefault(True)
        self.number.setFocus()

    def _lay_out(self) -> None:
        number = QHBoxLayout()
        number.addWidget(self.number, 1)
        number.addWidget(self.paste)
        form = QFormLayout()
        form.addRow(self.tr("&Game"), self.game)
        name = QLabel(self.tr("Deal &number"))
        name.setBuddy(self.number)
        form.addRow(name, number)
        form.addRow("", self.note)
        # Two lines always, so that nothing moves while a number is typed.
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing())
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        daily = QLabel(self.tr("<b>Daily deal</b>: the same for everyone, every day a new one"))
        below = QHBoxLayout()
        below.setSpacing(18)
        below.addWidget(self.month)
        below.addWidget(StarLegend(), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        for part in (form, daily, below, self._buttons()):
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.insertSpacing(1, 6)
        column.insertStretch(-1)
        self.setMinimumWidth(560)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.deal = box.addButton(self.tr("Deal"), QDialogButtonBox.ButtonRole.AcceptRole)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.today = box.addButton(self.tr("Deal of &Today"), role)
        self.today.setAutoDefault(False)
        self.today.clicked.connect(self._deal_today)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        return box

    @property
    def _chosen(self) -> Variant:
        return self._games[self.game.currentIndex()]

    def _choose(self) -> None:
        """Deal, if the number is one."""
        if number := read_deal(self.number.text()):
            self.wanted.emit(self._chosen, number)
            self.accept()

    def _deal_today(self) -> None:
        self.number.setText(str(daily_deal(today())))
        self._choose()

    def _paste(self) -> None:
        """Take the number on the clipboard, and the game where one is named."""
        text = QGuiApplication.clipboard().text()
        if (number := read_deal(text)) is not None:
            self.number.setText(str(number))
            return
        try:
            record = read_shared(text, self._chosen)
        except NotationError as error:
            self.note.setText(str(error))
            return
        if isinstance(record.start, FromDeal):
            self.game.setCurrentIndex(self._games.index(BY_KEY[record.game]))
            self.number.setText(str(record.start.number))
        else:
            text = self.tr("A position has no deal number; paste it at the table.")
            self.note.setText(text)

    def _change_game(self) -> None:
        self.month.show_played(days_played(self._results, self._chosen.key))
        self._judge()

    def _judge(self) -> None:
        """Say what the number means and how its deal ended, or what a number must be."""
        number = read_deal(self.number.text())
        self.deal.setEnabled(number is not None)
        self.month.show_day(day_of(number) if number else None)
        if number is None:
            last = figures.deal_number(DEAL_NUMBERS[-1])
            text = self.tr("A deal number is a whole number from 1 to {last}.")
            self.note.setText(text.format(last=last))
        else:
            result = self._best.get((self._chosen.key, number))
            self.note.setText(f"{same_cards(self._chosen)}\n{became(result)}")
