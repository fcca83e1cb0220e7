"""One card on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from patience_qt.ui.ring import RING_REACH, draw_ring
from patience_qt.ui.shadow import HALF_LIFTED, LIFTED

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from patience_qt.engine.cards import Card
    from patience_qt.ui.faces import Faces
    from patience_qt.ui.looks import Ring


RISEN = 2.0
"""How many pixels a card rises under the pointer, or when it is shown whole."""


class CardItem(QGraphicsItem):
    """Draws one card; it knows its face and how it is marked, and nothing of the game.

    Its position is the upper left corner of the card.
    """

    def __init__(self, card: Card, faces: Faces) -> None:
        """Lie face down."""
        super().__init__()
        self.card = card
        self.face_up = False
        self.is_blocked = False
        self.is_carried = False
        self.ring: Ring | None = None
        self._rise = 0.0
        self._faces = faces
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_face(self, *, up: bool) -> None:
        """Lie face up or face down."""
        if up != self.face_up:
            self.face_up = up
            self.update()

    def mark(self, *, ring: Ring | None = None, carried: bool = False) -> None:
        """Wear *ring*, and the shadow of a card in hand if it is *carried*."""
        if (ring, carried) != (self.ring, self.is_carried):
            if carried != self.is_carried:
                self.prepareGeometryChange()
            self.ring, self.is_carried = ring, carried
            self.update()

    def veil(self, *, blocked: bool) -> None:
        """Look blocked, or free."""
        if blocked != self.is_blocked:
            self.is_blocked = blocked
            self.update()

    def rise_by(self, share: float) -> None:
        """Be drawn higher than it lies, at most by RISEN pixels; *share* goes from 0 to 1."""
        if share != self._rise:
            self.prepareGeometryChange()
            self._rise = share
            self.update()

    @property
    def has_risen(self) -> bool:
        """Tell whether the card is drawn higher than it lies."""
        return self._rise > 0

    def resized(self) -> None:
        """Take note that the faces have another size."""
        self.prepareGeometryChange()
        self.update()

    def middle(self) -> QPointF:
        """Return the middle of the card, in its own units."""
        return QPointF(self._faces.card.width() / 2, self._faces.card.height() / 2)

    def face_rect(self) -> QRectF:
        """Return where the card lies in the scene, without shadow and ring."""
        return QRectF(self.pos(), self._faces.card)

    def shape(self) -> QPainterPath:
        """Return the card, so that shadow and ring take no press."""
        path = QPainterPath()
        path.addRect(QRectF(QPointF(), self._faces.card))
        return path

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow and ring."""
        card = self._faces.card
        reach = RING_REACH * card.width() + 2
        if self.is_carried:
            reach = max(reach, LIFTED.margin(card) + 2)
        elif self._rise:
            reach = max(reach, HALF_LIFTED.margin(card) + 2)
        return QRectF(-reach, -reach, card.width() + 2 * reach, card.height() + 2 * reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw shadow, face or back, veil and ring."""
        if self.is_carried:
            self._faces.draw_shadow(painter, LIFTED)
        elif self._rise:
            self._faces.draw_shadow(painter, HALF_LIFTED)
            ratio = self._faces.ratio
            painter.translate(0, -round(self._rise * RISEN * ratio) / ratio)
        self._faces.draw_card(painter, self.card if self.face_up else None)
        if self.is_blocked and self.face_up:
            self._faces.draw_veil(painter)
        if self.ring:
            draw_ring(painter, QRectF(QPointF(), self._faces.card), self.ring, wash=0.07)
