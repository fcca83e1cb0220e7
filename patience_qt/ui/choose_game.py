"""The page on which a game is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from patience_qt.ui.game_tile import GameTile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap, QResizeEvent

    from patience_qt.games.variant import Variant

    Drawing = Callable[[Variant, QSize, float], QPixmap]

_MARGIN, _APART = 22, 16
_NARROWEST = 200
_MOST_IN_A_ROW = 5
_CALM = 120
"""Milliseconds without a change of size after which pictures are drawn anew."""


class ChooseGame(QScrollArea):
    """Shows all *games* as tiles in two groups; arrows move, Enter chooses.

    The pictures come one by one from *draw*, each in a turn of the event loop of its own.
    """

    chosen = Signal(object)
    """The Variant to play."""

    def __init__(
        self, games: Sequence[Variant], draw: Drawing, parent: QWidget | None = None
    ) -> None:
        """Lay out the tiles, still without pictures."""
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._draw = draw
        self._page = QWidget()
        self._columns = 1
        self.tiles = [GameTile(game, self._page) for game in games]
        self._groups = [
            (self._heading(title, more), [tile for tile in self.tiles if tile.game.packs == packs])
            for packs, title, more in (
                (1, self.tr("One pack"), self.tr("Baker's Dozen and its variants")),
                (2, self.tr("Two packs"), self.tr("Babette and its variants")),
            )
        ]
        self.setWidget(self._page)
        self._drawer = QTimer(self)
        self._drawer.setSingleShot(True)
        self._drawer.timeout.connect(self._draw_next)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, game=tile.game: self.chosen.emit(game))
            tile.focused.connect(self._keep_in_sight)
            tile.arrow.connect(lambda key, tile=tile: self._step(tile, key))

    @property
    def game(self) -> Variant:
        """The game the keyboard has come to."""
        return next((tile.game for tile in self.tiles if tile.hasFocus()), self.tiles[0].game)

    def _keep_in_sight(self) -> None:
        """Scroll to the tile the keyboard has come to."""
        for tile in self.tiles:
            if tile.hasFocus():
                self.ensureWidgetVisible(tile, _MARGIN, _MARGIN)

    def offer(self, game: Variant) -> None:
        """Begin with the tile of *game*, which is the one being played."""
        for tile in self.tiles:
            tile.is_on_table = tile.game is game
            if tile.is_on_table:
                tile.setFocus()
            tile.update()

    def _heading(self, title: str, more: str) -> QLabel:
        return QLabel(f"<b style='font-size: large'>{title}</b>&nbsp;&nbsp; {more}", self._page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many tiles in a row as fit."""
        super().resizeEvent(event)
        room = self.viewport().width() - 2 * _MARGIN + _APART
        self._columns = max(1, min(_MOST_IN_A_ROW, room // (_NARROWEST + _APART)))
        width = room // self._columns - _APART
        height = max(tile.height_for(width) for tile in self.tiles)
        top = _APART
        for heading, tiles in self._groups:
            heading.setGeometry(_MARGIN, top, room, heading.sizeHint().height())
            top = heading.geometry().bottom() + 8
            for number, tile in enumerate(tiles):
                row, column = divmod(number, self._columns)
                at = QPoint(_MARGIN + column * (width + _APART), top + row * (height + _APART))
                tile.setGeometry(QRect(at, QSize(width, height)))
            top = tiles[-1].geometry().bottom() + _APART
        self._page.setMinimumHeight(top)
        self._keep_in_sight()
        self._drawer.start(0 if self.tiles[0].picture.isNull() else _CALM)

    def _draw_next(self) -> None:
        """Draw the first picture that is missing or of the wrong size, then come back."""
        ratio = self.devicePixelRatioF()
        for tile in self.tiles:
            size = tile.picture_size()
            if tile.picture.size() != size * ratio:
                tile.picture = self._draw(tile.game, size, ratio)
                tile.update()
                self._drawer.start(0)
                return

    def _step(self, tile: GameTile, key: Qt.Key) -> None:
        """Go to the neighbour of *tile* that an arrow key means."""
        rows = [
            tiles[first : first + self._columns]
            for _, tiles in self._groups
            for first in range(0, len(tiles), self._columns)
        ]
        row = next(number for number, tiles in enumerate(rows) if tile in tiles)
        column = rows[row].index(tile)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            number = self.tiles.index(tile) + (1 if key == Qt.Key.Key_Right else -1)
            goal = self.tiles[min(max(number, 0), len(self.tiles) - 1)]
        else:
            row = min(max(row + (1 if key == Qt.Key.Key_Down else -1), 0), len(rows) - 1)
            goal = rows[row][min(column, len(rows[row]) - 1)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)
