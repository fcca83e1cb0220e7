"""The table as drawn: a function of the position.  It knows moves, and no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from patience_qt.engine.play import Position, Transition
from patience_qt.engine.table import Table
from patience_qt.ui.ground import Ground
from patience_qt.ui.hand import Hand
from patience_qt.ui.hover import Hover
from patience_qt.ui.peek import Peek
from patience_qt.ui.table_items import TableItems

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

    from patience_qt.engine.piles import PileId, Spot
    from patience_qt.engine.rules import Move
    from patience_qt.games.layouts import Layout
    from patience_qt.ui.card_item import CardItem
    from patience_qt.ui.faces import Faces


class TableScene(QGraphicsScene):
    """Draws positions, and tells what the player's hand does."""

    move_chosen = Signal(object)
    """A Move of the position."""
    refused = Signal(object, object)
    """The Spot and the PileId of a move that is not legal."""
    in_hand = Signal(object, object)
    """The Card in hand and its moves, or None and ()."""
    peeked = Signal(object)
    """The Spot of the covered card that is shown whole, or None when it lies again."""
    nothing_to_peek_at = Signal()
    """A covered card was to be shown whole where none is."""

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        """Be a bare table until lay_out is called."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.position = Position(Table({}), (), is_won=False, is_stuck=False)
        self.pieces = TableItems(self, faces)
        self.animator = self.pieces.animator
        self.animator.turned.connect(self._turn)
        self.hand = Hand(self)
        self.hand.chose.connect(self.move_chosen)
        self.hand.refused.connect(self.refused)
        self.hand.holds.connect(self._tell_hand)
        self.hover, self._peek = Hover(self.animator), Peek(self.pieces)
        self._pointer: QPointF | None = None
        self._ground = Ground()
        self._ratio = 1.0

    def lay_out(self, layout: Layout) -> None:
        """Make ready for a new deal of a game with that *layout*; show_position then deals it."""
        self.calm()
        self.pieces.lay_out(layout)

    def fit(self, width: float, height: float, ratio: float, gain: float = 0) -> None:
        """Fill a view of that size, drawn at *ratio* device pixels a unit.

        The foundations change sides only where cards become *gain* times as large by it, 0 where
        the view was not seen before.
        """
        self.calm()
        self._ratio = ratio
        self.setSceneRect(0, 0, width, height)
        self.pieces.fit(QSizeF(width, height), ratio, gain)

    def show_position(self, position: Position, transition: Transition | None = None) -> None:
        """Show *position*; the steps of *transition* give the order in which cards move."""
        self.calm()
        self.position = position
        self.pieces.show(position, transition)

    def calm(self) -> None:
        """Have nothing in hand, nothing shown whole and nothing risen under the pointer."""
        self.hand.cancel()
        self.end_peek()
        self.hover.over(None)

    # What lies where

    def spot_at(self, at: QPointF) -> Spot | None:
        """Return the spot of the uppermost card at *at*."""
        return self.pieces.spot_at(at)

    def pile_at(self, at: QPointF) -> PileId | None:
        """Return the pile whose card or place lies at *at*."""
        spot = self.spot_at(at)
        return spot.pile if spot else self.pieces.pile_at(at)

    def put_back(self, refused: Spot | None) -> None:
        """Let the card that was in hand glide home; the card of the spot *refused* shakes first."""
        self.pieces.put_back(self.position.table.find(refused) if refused else None)

    def _turn(self) -> None:
        self.pieces.show_places()

    def _tell_hand(self, spot: Spot | None, moves: tuple[Move, ...]) -> None:
        self.in_hand.emit(self.position.table.find(spot) if spot else None, moves)

    # What the player does

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let whatever flies land, then take note of the press."""
        self._press(event, quickly=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take note of a press that follows quickly on another."""
        self._press(event, quickly=True)

    def _press(self, event: QGraphicsSceneMouseEvent, *, quickly: bool) -> None:
        self.animator.finish()
        self._pointer = event.scenePos()
        self.end_peek()
        self.hover.over(None)
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.press(event.scenePos(), quickly=quickly)
        else:
            self.hand.cancel()
        if event.button() is Qt.MouseButton.RightButton:
            self._begin_peek()
        event.accept()

    def leave(self) -> None:
        """Take note that the pointer has left the table."""
        self._pointer = None
        self.hover.over(None)

    def peek(self) -> None:
        """Show the covered card under the pointer whole, or tell that there is none."""
        if not self._begin_peek():
            self.nothing_to_peek_at.emit()

    def _begin_peek(self) -> bool:
        self.animator.finish()
        self.end_peek()
        spot = self.spot_at(self._pointer) if self._pointer else None
        if spot is None or not self._peek.covers(self.position.table, spot):
            return False
        self.calm()
        self._peek.begin(self.position.table.card(spot))
        self.peeked.emit(spot)
        return True

    def end_peek(self) -> None:
        """Let the card that is shown whole lie again as it lay."""
        if self._peek.end():
            self.peeked.emit(None)

    def _movable(self, at: QPointF) -> CardItem | None:
        """Return the card at *at* if it has a legal move, while nothing else is going on."""
        if self.hand.is_busy or self.animator.is_running or self._peek.is_on:
            return None
        spot = self.spot_at(at)
        if spot is None or all(move.source != spot for move in self.position.moves):
            return None
        return self.pieces.item(self.position.table.card(spot))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the card in hand; without the button held it was released out of sight."""
        self._pointer = event.scenePos()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.let_go()
            self.hover.over(self._movable(event.scenePos()))
            return
        moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        past = moved.manhattanLength() >= QApplication.startDragDistance()
        self.hand.move(event.scenePos(), past_threshold=past)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the card, or click; let a card that was shown whole lie again."""
        if event.button() is Qt.MouseButton.RightButton:
            self.end_peek()
        elif event.button() is Qt.MouseButton.LeftButton:
            self.hand.release(event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let whatever flies land; Escape does only that, or puts the card in hand back."""
        is_escape, was_flying = event.key() == Qt.Key.Key_Escape, self.animator.is_running
        self.animator.finish()
        self.end_peek()
        if is_escape and (was_flying or self.hand.is_busy):
            self.hand.cancel()
            event.accept()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let a card that was shown whole lie again."""
        if not event.isAutoRepeat():
            self.end_peek()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the card in hand back when another widget takes over."""
        self.calm()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Put the card in hand back when another window takes over."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.calm()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt."""
        exposed = QRectF(rect) & self.sceneRect()
        self._ground.draw(painter, exposed, self.sceneRect().size())
