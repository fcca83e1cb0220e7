"""The dialog with the figures of all games."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from patience_qt.store.daily import day_of
from patience_qt.store.files import write_whole
from patience_qt.store.statistics import table
from patience_qt.store.totals import total
from patience_qt.ui import words
from patience_qt.ui.figures import deal_number, duration, moves
from patience_qt.ui.file_dialog import file_dialog
from patience_qt.ui.recent_strip import RecentStrip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience_qt.games.variant import Variant
    from patience_qt.store.results import Result
    from patience_qt.store.statistics import Statistics
    from patience_qt.store.totals import Totals
    from patience_qt.ui.settings import Settings

ALL, RECENT, ALONE, DAILY = range(4)
_RECENT = timedelta(days=30)


class StatisticsPage(QDialog):
    """Shows what *log* comes to, for one of *games* or for all of them."""

    wanted = Signal(object, object)
    """A Variant and a deal number to play."""

    def __init__(
        self,
        log: Statistics,
        games: Sequence[Variant],
        game: Variant,
        settings: Settings,
        parent: QWidget | None,
    ) -> None:
        """Open on *game*."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Statistics"))
        self._log, self._games, self._settings = log, games, settings
        self._results: list[Result] = []
        self.list = QListWidget()
        self.list.addItems([self.tr("All games"), *map(words.title, games)])
        self.list.setFixedWidth(210)
        self.filter = QComboBox()
        self.filter.addItems(
            [
                self.tr("All deals"),
                self.tr("Last 30 days"),
                self.tr("Without help"),
                self.tr("Daily deals"),
            ]
        )
        self.heading, self.strip, self.best = QLabel(), RecentStrip(), QLabel()
        self.numbers = [QLabel() for _ in range(6)]
        self.abandoned = QCheckBox(self.tr("A game that was left counts as not won"))
        self.abandoned.setChecked(settings.abandoned_is_lost)
        self.note = QLabel()
        self._lay_out()
        self.list.setCurrentRow(games.index(game) + 1)
        self.list.currentRowChanged.connect(self._show)
        self.filter.currentIndexChanged.connect(self._show)
        self.abandoned.toggled.connect(self._choose)
        self._read()
        self.resize(900, 520)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.filter)
        figures = QHBoxLayout()
        for label in self.numbers:
            figures.addWidget(label, 1)
        for label in (self.best, self.note):
            label.setWordWrap(True)
        self.best.linkActivated.connect(self._play)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addLayout(top)
        right.addLayout(figures)
        right.addWidget(QLabel(self.tr("<b>The last 48 deals</b> (line: wins among the last ten)")))
        right.addWidget(self.strip, 1)
        right.addWidget(self.best)
        right.addWidget(self.abandoned)
        right.addWidget(self.note)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 16, 16, 16)
        grid.setHorizontalSpacing(22)
        grid.addWidget(self.list, 0, 0)
        grid.addLayout(right, 0, 1)
        grid.addWidget(self._buttons(), 1, 0, 1, 2)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.export = box.addButton(self.tr("Save as Table…"), role)
        self.export.clicked.connect(self._ask_where)
        self.clear = box.addButton(self.tr("Clear"), role)
        self.clear.clicked.connect(self._clear)
        self.restore = box.addButton(self.tr("Bring Back What Was Cleared"), role)
        self.restore.clicked.connect(self._bring_back)
        for button in (self.export, self.clear, self.restore):
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        box.rejected.connect(self.reject)
        return box

    @property
    def game(self) -> Variant | None:
        """The game that is shown, None for all."""
        row = self.list.currentRow()
        return self._games[row - 1] if row > 0 else None

    def results(self) -> list[Result]:
        """Return the results that game and filter let through."""
        game, sieve = self.game, self.filter.currentIndex()
        since = (datetime.now(UTC) - _RECENT).isoformat()
        return [
            result
            for result in self._results
            if (game is None or result.game == game.key)
            and (sieve != RECENT or result.time >= since)
            and (sieve != ALONE or not result.helped)
            and (sieve != DAILY or day_of(result.deal))
        ]

    def _read(self) -> None:
        try:
            self._results = self._log.read()
        except OSError as error:
            text = self.tr("The results cannot be read ({reason}).")
            self.note.setText(text.format(reason=error.strerror))
        self._show()

    def _show(self) -> None:
        """Compute and show the figures of what is chosen."""
        totals = total(self.results(), abandoned_is_lost=self.abandoned.isChecked())
        game = self.game
        title = words.title(game) if game else self.tr("All games")
        self.heading.setText(f"<b style='font-size: x-large'>{title}</b>")
        won = self.tr("won, {rate}%").format(rate=round(100 * totals.rate))
        for label, (number, text) in zip(
            self.numbers,
            (
                (len(totals.counted), self.tr("deals played")),
                (len(totals.wins), won),
                (totals.without_undo, self.tr("without undo")),
                (totals.without_help, self.tr("without help")),
                (totals.row, self.tr("wins in a row")),
                (len(totals.longest_row), self.tr("best row")),
            ),
            strict=True,
        ):
            label.setText(f"<b style='font-size: x-large'>{number}</b><br>{text}")
        self.strip.show_results(totals.counted)
        self.best.setText(self._best(totals))
        self.clear.setEnabled(bool(self._results))
        self.export.setEnabled(bool(self._results))
        self.restore.setVisible(self._log.can_bring_back)

    def _best(self, totals: Totals) -> str:
        """Return the best wins in words, their deals as links."""
        quick, short = totals.quickest, totals.shortest
        if quick is None or short is None:
            if not totals.counted:
                return self.tr("Nothing to show yet: a deal counts once a move is made.")
            return self.tr("None of these deals has been won yet.")
        lines = [
            self.tr("Quickest win: <b>{time}</b>, {deal}; half of all wins took no more than "
                    "{median}.").format(
                time=duration(quick.seconds),
                deal=self._link(quick),
                median=duration(totals.median_seconds or 0),
            ),
            self.tr("Fewest moves: <b>{count}</b>, {deal}; half of all wins took no more than "
                    "{median}.").format(
                count=short.moves,
                deal=self._link(short),
                median=moves(round(totals.median_moves or 0)),
            ),
        ]  # fmt: skip
        if totals.unwinnable:
            text = self.tr("{count} proved unwinnable, shown apart, never as lost.")
            lines.append(text.format(count=totals.unwinnable))
        return "<br>".join(lines)

    def _link(self, result: Result) -> str:
        text = self.tr("deal {number}").format(number=deal_number(result.deal))
        return f'<a href="{result.game} {result.deal}">{text}</a>'

    def _play(self, link: str) -> None:
        key, _, deal = link.partition(" ")
        for game in self._games:
            if game.key == key:
                self.wanted.emit(game, int(deal))
                self.close()
                return

    def _choose(self) -> None:
        self._settings.abandoned_is_lost = self.abandoned.isChecked()
        self._show()

    def _ask_where(self) -> None:
        dialog = file_dialog(self, self.tr("Save as Table"), self._settings)
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("patience-qt.csv")
        dialog.fileSelected.connect(lambda name: self.save_table(Path(name)))
        dialog.open()

    def save_table(self, path: Path) -> None:
        """Write what is shown into *path* as comma-separated values."""
        self._try(lambda: write_whole(path, table(self.results())))

    def _clear(self) -> None:
        game = self.game
        self._try(lambda: self._log.clear(game.key if game else None))

    def _bring_back(self) -> None:
        self._try(self._log.bring_back)

    def _try(self, work: Callable[[], None]) -> None:
        """Do *work* with files, say what went wrong, and read the results again."""
        self.note.clear()
        try:
            work()
        except OSError as error:
            text = self.tr("That cannot be written ({reason}). Nothing was changed.")
            self.note.setText(text.format(reason=error.strerror))
        self._read()
