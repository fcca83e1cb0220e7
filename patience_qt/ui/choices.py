"""Rows of tiles of which one is chosen, and lists of words to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtWidgets import QAbstractButton

    from patience_qt.ui.choice_tile import ChoiceTile


class TileChoice(QWidget):
    """Tiles, *across* in a row, of which one is chosen."""

    chosen = Signal(str)
    """The name of the tile that the player chose."""

    def __init__(self, name: str, tiles: Iterable[ChoiceTile], across: int) -> None:
        """Choose nothing yet; the whole is called *name* to those who do not see it."""
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.tiles = {tile.name: tile for tile in tiles}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for number, tile in enumerate(self.tiles.values()):
            self._group.addButton(tile)
            grid.addWidget(tile, number // across, number % across)
        grid.setColumnStretch(across, 1)
        self._group.buttonClicked.connect(self._tell)

    def _tell(self, button: QAbstractButton) -> None:
        name = next(name for name, tile in self.tiles.items() if tile is button)
        self.chosen.emit(name)

    def show_choice(self, name: str) -> None:
        """Show the tile of that *name* as chosen, and tell nobody."""
        if tile := self.tiles.get(name):
            tile.setChecked(True)


class WordChoice(QComboBox):
    """Words of which one is chosen; each stands for a name."""

    chosen = Signal(str)
    """The name of what the player chose."""

    def __init__(self, words: Mapping[str, str]) -> None:
        """Offer *words*: what is read, by name."""
        super().__init__()
        self._names = list(words)
        self.addItems(list(words.values()))
        self.activated.connect(self._tell)

    def _tell(self, row: int) -> None:
        self.chosen.emit(self._names[row])

    def show_choice(self, name: str) -> None:
        """Show what stands for *name*, and tell nobody."""
        if name in self._names:
            self.setCurrentIndex(self._names.index(name))
