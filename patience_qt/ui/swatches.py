"""Small pictures of what can be chosen, made from the deck's own files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from patience_qt.assets import folder
from patience_qt.ui.appearance import USUAL, Appearance
from patience_qt.ui.deck_figures import CLASSIC, LARGE, Figures
from patience_qt.ui.plan import Which
from patience_qt.ui.rendering import Form, rendered
from patience_qt.ui.sizes import TALL

if TYPE_CHECKING:
    from patience_qt.ui.tables import Table

_CARD, _SMALL = 48.0, 34.0
_SUIT = 0.16, 0.42, 0.68, 0.44
"""Left, top, width and height of a number card's one large suit, in shares of the card."""


class Swatches:
    """Draws pictures sharp at *ratio* device pixels a unit."""

    def __init__(self, ratio: float) -> None:
        """Draw nothing yet."""
        self._ratio = ratio

    def figures(self, which: Which) -> QPixmap:
        """Return a seven with those figures; by size, a large one before a small one."""
        classic = self._card("classic/H7", _CARD, CLASSIC)
        large = self._card("large/H7", _CARD, LARGE)
        if which is not Which.BY_SIZE:
            return QPixmap.fromImage(large if which is Which.LARGE else classic)
        small = self._card("large/H7", 0.62 * _CARD, LARGE)
        sheet = self._sheet(QSizeF(1.5 * _CARD, TALL * _CARD))
        free = sheet.deviceIndependentSize() - small.deviceIndependentSize()
        with QPainter(sheet) as painter:
            painter.drawImage(QPointF(0, 0), classic)
            painter.drawImage(QPointF(free.width(), free.height()), small)
        return QPixmap.fromImage(sheet)

    def suits(self, appearance: Appearance) -> QPixmap:
        """Return the four suits in the colours of a deck."""
        found = [self._suit(suit, appearance) for suit in "SHDC"]
        wide = found[0].deviceIndependentSize().width()
        sheet = self._sheet(QSizeF(4 * wide + 9, found[0].deviceIndependentSize().height()))
        with QPainter(sheet) as painter:
            for number, image in enumerate(found):
                painter.drawImage(QPointF(number * (wide + 3), 0), image)
        return QPixmap.fromImage(sheet)

    def _suit(self, suit: str, appearance: Appearance) -> QImage:
        """Return the one large suit of a card."""
        card = self._card(f"large/{suit}7", _SMALL, CLASSIC, appearance)
        left, top, width, height = _SUIT
        wide, tall = card.width(), card.height()
        return card.copy(
            round(left * wide), round(top * tall), round(width * wide), round(height * tall)
        )

    def back(self, name: str) -> QPixmap:
        """Return a back."""
        return QPixmap.fromImage(self._card(f"backs/{name}", _CARD, CLASSIC))

    def ground(self, table: Table) -> QPixmap:
        """Return a small table."""
        sheet = self._sheet(QSizeF(_CARD, 0.75 * _CARD))
        area = QRectF(QPointF(), sheet.deviceIndependentSize())
        light = QRadialGradient(area.center(), 0.72 * area.width())
        for stop, colour in zip((0.0, 0.55, 1.0), table.ground, strict=True):
            light.setColorAt(stop, QColor(colour))
        with QPainter(sheet) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawRoundedRect(area, 4, 4)
        return QPixmap.fromImage(sheet)

    def _card(
        self, name: str, width: float, figures: Figures, appearance: Appearance = USUAL
    ) -> QImage:
        form = Form(QSizeF(width, TALL * width), self._ratio, figures, appearance)
        return rendered(folder() / "cards" / f"{name}.svg", form, form.blank(0.0))

    def _sheet(self, size: QSizeF) -> QImage:
        image = QImage((size * self._ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(0)
        return image
