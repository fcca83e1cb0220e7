"""The pictures of cards and places, rendered once for each size and drawn pixel for pixel.

After a resize the old pictures are drawn scaled, until the window has kept its size for a moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from patience_qt.assets import folder
from patience_qt.ui.deck_figures import CLASSIC, Figures
from patience_qt.ui.looks import VEIL
from patience_qt.ui.shadow import CORNER, LIFTED, RESTING, Shadow, paint_shadow

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card

SETTLE = 120
"""Milliseconds without a resize after which pictures are rendered anew."""


class Faces(QObject):
    """All pictures of one size of card."""

    renewed = Signal()
    """The pictures have a new size: draw everything again."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no size yet."""
        super().__init__(parent)
        self.card = QSizeF(85, 119)
        self._rendered = (QSizeF(), 0.0, CLASSIC)
        self._wanted = self._rendered
        self._pixmaps: dict[str, QPixmap] = {}
        self._settled = QTimer(self, singleShot=True, interval=SETTLE)
        self._settled.timeout.connect(self._renew)

    def fit(self, card: QSizeF, ratio: float, figures: Figures) -> None:
        """Make the pictures *card* in size at *ratio*, once that size has settled."""
        self.card = card
        self._wanted = (card, ratio, figures)
        if self._wanted == self._rendered:
            self._settled.stop()
        elif not self._pixmaps:
            self._renew()
        else:
            self._settled.start()

    def _renew(self) -> None:
        self._settled.stop()
        self._rendered = self._wanted
        self._pixmaps.clear()
        self.renewed.emit()

    def draw_card(self, painter: QPainter, card: Card | None) -> None:
        """Draw *card*, or a back for None, with the shadow of a card that lies."""
        name = "backs/fans" if card is None else f"{self._rendered[2].folder}/{_file(card)}"
        self._draw(painter, name, RESTING)

    def draw_mark(self, painter: QPainter, mark: str) -> None:
        """Draw the mark of an empty place."""
        self._draw(painter, f"marks/{mark}", None)

    def draw_veil(self, painter: QPainter) -> None:
        """Draw what lies over a blocked card."""
        self._draw(painter, "veil", None)

    def draw_lifted_shadow(self, painter: QPainter) -> None:
        """Draw the shadow of a card in hand."""
        self._draw(painter, "lifted", LIFTED)

    def _draw(self, painter: QPainter, name: str, shadow: Shadow | None) -> None:
        size, ratio, _ = self._rendered
        margin = _whole_margin(shadow, size, ratio)
        pixmap = self._pixmaps.get(name)
        if pixmap is None:
            pixmap = self._pixmaps[name] = self._render(name, shadow, margin)
        if self._settled.isActive():
            # The old picture, stretched for the moment.
            margin *= self.card.width() / size.width()
            grown = QRectF(0, 0, self.card.width(), self.card.height())
            grown.adjust(-margin, -margin, margin, margin)
            painter.drawPixmap(grown, pixmap, QRectF(pixmap.rect()))
        else:
            painter.drawPixmap(QRectF(-margin, -margin, 0, 0).topLeft(), pixmap)

    def _render(self, name: str, shadow: Shadow | None, margin: float) -> QPixmap:
        size, ratio, _ = self._rendered
        place = QRectF(margin, margin, size.width(), size.height())
        whole = place.adjusted(-margin, -margin, margin, margin).size() * ratio
        pixmap = QPixmap(whole.toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill("transparent")
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shadow is not None:
            paint_shadow(painter, place, shadow)
        if name == "veil":
            radius = CORNER * size.width()
            painter.setPen("transparent")
            painter.setBrush(VEIL)
            painter.drawRoundedRect(place, radius, radius)
        elif name != "lifted":
            QSvgRenderer(str(folder() / "cards" / f"{name}.svg")).render(painter, place)
        painter.end()
        return pixmap


def _whole_margin(shadow: Shadow | None, card: QSizeF, ratio: float) -> float:
    """Return the margin of a picture with *shadow*, in whole device pixels."""
    return 0.0 if shadow is None else (1 + int(shadow.margin(card) * ratio)) / ratio


def _file(card: Card) -> str:
    """Return the name of the picture of *card*: suit, then rank."""
    rank = str(card)[0]
    return f"{card.suit}{'10' if rank == 'T' else rank}"
