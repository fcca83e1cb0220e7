"""A table that shows what a game is like, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPixmap

from patience_qt.engine.play import play
from patience_qt.engine.rules import DEAL
from patience_qt.games.starts import FromDeal
from patience_qt.ui.appearance import USUAL
from patience_qt.ui.faces import Faces
from patience_qt.ui.picture import picture_of

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant
    from patience_qt.ui.appearance import Appearance

_NUMBER = 1
_ROWS = 4
"""One row of Babette shows nothing yet."""
_REDUCED = 4
"""How much larger a sample is drawn: on a table as small as a tile, cards would be too large."""


def sample(game: Variant) -> Table:
    """Return the opening of *game* in one deal, always the same; with a stock, after four rows."""
    table = FromDeal(_NUMBER).table(game)
    for _ in range(_ROWS - 1):
        if DEAL in game.rules.moves(table):
            table = play(game.rules, table, DEAL).after
    return table


class Samples(QObject):
    """Draws samples; of one size, those of as many columns share their cards."""

    def __init__(self, appearance: Appearance = USUAL, parent: QObject | None = None) -> None:
        """Have drawn nothing; draw in *appearance*, on the table in use."""
        super().__init__(parent)
        self._appearance = appearance
        self._size = QSize()
        self._faces: dict[int, Faces] = {}

    def draw(self, game: Variant, size: QSize, ratio: float) -> QPixmap:
        """Return the sample of *game*, *size* large in logical pixels at that pixel *ratio*."""
        if size != self._size:
            self._forget()
            self._size = size
        columns = game.layout.columns
        if columns not in self._faces:
            self._faces[columns] = Faces(ahead=False)
            self._faces[columns].setParent(self)
            self._faces[columns].dress(self._appearance)
        faces = self._faces[columns]
        large = picture_of(game, sample(game), size * _REDUCED, ratio=1.0, faces=faces)
        smooth = Qt.TransformationMode.SmoothTransformation
        small = large.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        picture = QPixmap.fromImage(small)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _forget(self) -> None:
        """Let the cards of a former size go."""
        for faces in self._faces.values():
            faces.deleteLater()
        self._faces.clear()
