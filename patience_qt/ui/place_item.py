"""The place of one pile: what is seen where no card lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.engine.cards import Suit
from patience_qt.engine.piles import Role
from patience_qt.ui.looks import CHEVRON, MARK, Ring, ink, wash
from patience_qt.ui.ring import RING_REACH, draw_ring

if TYPE_CHECKING:
    from patience_qt.engine.piles import PileId
    from patience_qt.games.layouts import Layout
    from patience_qt.ui.faces import Faces

CLOSED = "closed"
"""The sign of a column that stays empty: a bar, and no outline."""


def sign_of(pile: PileId, layout: Layout) -> str:
    """Return the sign of an empty *pile*; the stock's changes with the game."""
    if pile.role is Role.COLUMN:
        return "" if layout.in_rows else layout.empty
    if pile.role is Role.STOCK:
        return "stock-done"
    suit = Suit(pile.number % 4)
    if layout.files == 1:
        return str(suit)
    return f"{'ace' if pile.number < 4 else 'king'}-{suit}"


class PlaceItem(QGraphicsItem):
    """Draws the sign of an empty place and, under a covered foundation, which way it is built.

    The sign is always there: cards hide it, and it shows at once when the last one is lifted.
    """

    def __init__(self, pile: PileId, layout: Layout, faces: Faces) -> None:
        """Be the place of *pile*."""
        super().__init__()
        self.pile = pile
        self.sign = sign_of(pile, layout)
        self.ring: Ring | None = None
        self.is_covered = False
        self._chevron = 0
        if pile.role is Role.FOUNDATION and layout.files > 1:
            self._chevron = 1 if pile.number < len(Suit) else -1
        self._below = 0.0
        self._faces = faces
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)

    def stand(self, place: QPointF, *, below: float) -> None:
        """Stand at *place*, with a strip *below* in which a foundation shows its direction."""
        self.setPos(place)
        self._below = below

    def mark(self, *, ring: Ring | None = None) -> None:
        """Wear *ring*."""
        if ring != self.ring:
            self.ring = ring
            self.update()

    def set_covered(self, *, covered: bool) -> None:
        """Take note whether a card lies here."""
        if covered != self.is_covered:
            self.is_covered = covered
            self.update()

    def show_sign(self, sign: str) -> None:
        """Show another *sign* where no card lies."""
        if sign != self.sign:
            self.sign = sign
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the place with its ring, and the strip below it."""
        card = self._faces.card
        reach = RING_REACH * card.width() + 2
        return QRectF(QPointF(), card).adjusted(-reach, -reach, reach, max(reach, self._below))

    def resized(self) -> None:
        """Take note that the faces have another size."""
        self.prepareGeometryChange()
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw sign, chevron and ring."""
        if self.sign == CLOSED:
            self._draw_bar(painter)
        elif self.sign:
            self._faces.draw_mark(painter, self.sign)
        if self.is_covered and self._chevron:
            self._draw_chevron(painter)
        if self.ring:
            draw_ring(painter, QRectF(QPointF(), self._faces.card), self.ring, wash=wash())

    def _draw_bar(self, painter: QPainter) -> None:
        width = self._faces.card.width()
        middle, y = width / 2, 0.05 * width
        painter.setPen(QPen(ink(MARK), max(1.5, 0.022 * width)))
        painter.drawLine(QPointF(middle - 0.14 * width, y), QPointF(middle + 0.14 * width, y))

    def _draw_chevron(self, painter: QPainter) -> None:
        """Draw, in the gap under the pile, whether the suit rises or falls."""
        width = self._faces.card.width()
        middle, y = width / 2, self._faces.card.height() + self._below / 2
        reach, rise = 0.1 * width, 0.025 * width * self._chevron
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink(CHEVRON), max(1.5, 0.022 * width), c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(
            [
                QPointF(middle - reach, y + rise),
                QPointF(middle, y - rise),
                QPointF(middle + reach, y + rise),
            ]
        )
        painter.restore()
