"""The dialog in which the looks of cards, table and window are chosen; the table shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QStyle,
    QVBoxLayout,
)

from patience_qt.ui.appearance import Appearance
from patience_qt.ui.choice_tile import ChoiceTile
from patience_qt.ui.choices import TileChoice, WordChoice
from patience_qt.ui.decks import BACKS, DECKS
from patience_qt.ui.looks import Blocked
from patience_qt.ui.motion import Motion
from patience_qt.ui.plan import Which
from patience_qt.ui.swatches import Swatches
from patience_qt.ui.tables import TABLES
from patience_qt.ui.taste import USUAL_TASTE
from patience_qt.ui.window_colours import Shade

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from patience_qt.ui.taste import Taste

Button = QDialogButtonBox.StandardButton


class AppearancePage(QDialog):
    """Begins with *taste*; every choice is told at once, and Cancel goes back to the beginning.

    Where the desktop's dialogs apply at once by custom, there is only Close.
    """

    chosen = Signal(object)
    """The Taste that the player chose."""

    def __init__(self, taste: Taste, parent: QWidget) -> None:
        """Show what is chosen now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Appearance"))
        self._first = self._taste = taste
        self.tiles = self._tiles(Swatches(self.devicePixelRatioF()))
        self.words = self._words()
        self.left_handed = QCheckBox(self.tr("&Left-handed table"))
        self.left_handed.clicked.connect(lambda on: self._choose(left_handed=on))
        self.buttons = self._buttons()
        self._lay_out()
        self.show_taste(taste)

    def _tiles(self, draw: Swatches) -> dict[str, TileChoice]:
        """Return the rows of pictures by the field of Taste that they choose."""
        figures = {
            Which.CLASSIC: self.tr("Classic"),
            Which.LARGE: self.tr("Large"),
            Which.BY_SIZE: self.tr("By size"),
        }
        faces = [ChoiceTile(which, draw.figures(which), text) for which, text in figures.items()]
        suits = [
            ChoiceTile(name, draw.suits(Appearance(deck)), deck.title, below=True)
            for name, deck in DECKS.items()
        ]
        backs = [
            ChoiceTile(name, draw.back(name), back.title).without_text()
            for name, back in BACKS.items()
        ]
        tables = [
            ChoiceTile(name, draw.ground(table), table.title).without_text()
            for name, table in TABLES.items()
        ]
        made = {
            "figures": TileChoice(self.tr("Figures"), faces, 3),
            "deck": TileChoice(self.tr("Suit colours"), suits, 4),
            "back": TileChoice(self.tr("Back"), backs, 5),
            "table": TileChoice(self.tr("Table"), tables, 7),
        }
        for field, tiles in made.items():
            tiles.chosen.connect(lambda name, field=field: self._choose(**{field: name}))
        return made

    def _words(self) -> dict[str, WordChoice]:
        """Return the lists of words by the field of Taste that they choose."""
        made = {
            "blocked": WordChoice(
                {
                    Blocked.SLIGHT: self.tr("Slightly darker"),
                    Blocked.STRONG: self.tr("Much darker"),
                    Blocked.OFF: self.tr("Like free ones"),
                }
            ),
            "motion": WordChoice(
                {
                    Motion.SYSTEM: self.tr("As the system"),
                    Motion.NORMAL: self.tr("Normal"),
                    Motion.QUICK: self.tr("Quick"),
                    Motion.SLOW: self.tr("Slow"),
                    Motion.NONE: self.tr("None"),
                }
            ),
            "window": WordChoice(
                {
                    Shade.SYSTEM: self.tr("As the system"),
                    Shade.LIGHT: self.tr("Light"),
                    Shade.DARK: self.tr("Dark"),
                }
            ),
        }
        for field, words in made.items():
            words.chosen.connect(lambda name, field=field: self._choose(**{field: name}))
        return made

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(6)
        for field, tiles in self.tiles.items():
            heading = QLabel(f"<b>{tiles.accessibleName()}</b>")
            column.addWidget(heading)
            column.addWidget(tiles)
            if field == "figures":
                column.addWidget(QLabel(self.tr("By size: large figures on small cards.")))
        form = QFormLayout()
        for field, text in (
            ("blocked", self.tr("&Blocked cards in Babette")),
            ("motion", self.tr("Card &motion")),
            ("window", self.tr("&Window colours")),
        ):
            form.addRow(text, self.words[field])
        form.addRow("", self.left_handed)
        column.addSpacing(4)
        column.addLayout(form)
        column.addStretch()
        column.addWidget(self.buttons)

    def _buttons(self) -> QDialogButtonBox:
        custom = self.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout)
        layouts = QDialogButtonBox.ButtonLayout
        at_once = custom in (layouts.GnomeLayout.value, layouts.MacLayout.value)
        ends = Button.Close if at_once else Button.Ok | Button.Cancel
        box = QDialogButtonBox(Button.RestoreDefaults | ends)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.accept if at_once else self.reject)
        restore = box.button(Button.RestoreDefaults)
        restore.setAutoDefault(False)
        restore.clicked.connect(self._restore)
        return box

    def show_taste(self, taste: Taste) -> None:
        """Show what is chosen now, wherever it was chosen."""
        self._taste = taste
        for field, tiles in self.tiles.items():
            tiles.show_choice(getattr(taste, field))
        for field, words in self.words.items():
            words.show_choice(getattr(taste, field))
        self.left_handed.setChecked(taste.left_handed)

    def _choose(self, **what: object) -> None:
        self.chosen.emit(self._taste.with_names(**what))

    def _restore(self) -> None:
        """Choose what is usual, of all that is chosen here."""
        here = [*self.tiles, *self.words, "left_handed"]
        usual = {field: getattr(USUAL_TASTE, field) for field in here}
        self.chosen.emit(self._taste.with_names(**usual))

    def reject(self) -> None:
        """Look again as at the beginning."""
        if self._taste != self._first:
            self.chosen.emit(self._first)
        super().reject()
