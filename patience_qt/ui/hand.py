"""The player's hand: what a press, a drag, a click and a double click mean on the table.

A press waits; past the drag threshold it carries the card, else its release is a click.  A click
lifts a card in place, the next click lays it down.  Nothing here knows a rule: the position's moves
say what is legal, and only they.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal

from patience_qt.engine.piles import FOUNDATIONS, STOCK, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.ui.marks import Marks

if TYPE_CHECKING:
    from patience_qt.ui.table_scene import TableScene


class State(Enum):
    """What the hand is doing."""

    EMPTY = "empty"
    PRESSED = "pressed"
    CARRYING = "carrying"
    LIFTED = "lifted"


class Hand(QObject):
    """Turns presses, moves and releases, in scene coordinates, into moves and refusals."""

    chose = Signal(object)
    """The Move that the player made."""
    refused = Signal(object, object)
    """The Spot and the PileId of a move that is not legal."""
    holds = Signal(object, object)
    """The Spot of the card in hand and its moves; None and () when the hand is empty again."""

    def __init__(self, scene: TableScene) -> None:
        """Be an empty hand over *scene*."""
        super().__init__(scene)
        self._scene = scene
        self._marks = Marks(scene.pieces)
        self.state = State.EMPTY
        self.spot: Spot | None = None
        self._pressed: Spot | None = None
        self._pressed_at = QPointF()
        self._target: Move | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the card in hand."""
        return tuple(m for m in self._scene.position.moves if m.source == self.spot)

    @property
    def is_busy(self) -> bool:
        """Tell whether a card is in hand."""
        return self.spot is not None

    def let_go(self) -> None:
        """Forget a drag whose release was never seen; a card lifted by a click stays so."""
        if self.state in (State.CARRYING, State.PRESSED):
            self.cancel()

    def press(self, at: QPointF) -> None:
        """Take note of what lies at *at*; nothing moves yet."""
        if self.state is State.CARRYING:
            self.cancel()
        self._pressed, self._pressed_at = self._scene.spot_at(at), at
        if self.state is State.EMPTY:
            self.state = State.PRESSED

    def move(self, at: QPointF, *, past_threshold: bool) -> None:
        """Carry the pressed card along, once the pointer is past the drag threshold."""
        if self.state is State.CARRYING:
            self._carry_to(at)
        elif past_threshold and self._pressed is not None:
            pressed = self._pressed
            self.cancel()
            if self._may_be_lifted(pressed):
                self.state = State.CARRYING
                self._hold(pressed)
                self._carry_to(at)
            else:
                self.refused.emit(pressed, pressed.pile)

    def release(self, at: QPointF) -> None:
        """Drop the carried card, or take press and release for a click."""
        if self.state is State.CARRYING:
            self._drop()
        elif self.state is State.LIFTED:
            self._lay(at)
        elif self.state is State.PRESSED:
            self.state = State.EMPTY
            self._click(at)
        self._pressed = None

    def double_click(self, at: QPointF) -> None:
        """Send the card at *at* up to a foundation: in Babette the Ace's if both take it."""
        spot = self._scene.spot_at(at)
        self.cancel()
        if spot is None or spot.pile.role is not Role.COLUMN:
            self._click(at)
            return
        moves = (move for move in self._scene.position.moves if move.source == spot)
        if up := next((move for move in moves if move.target.role is Role.FOUNDATION), None):
            self.chose.emit(up)
        else:
            self.refused.emit(spot, FOUNDATIONS[self._scene.position.table.card(spot).suit])

    def cancel(self) -> None:
        """Put back whatever is in the hand, and forget the press."""
        held, self.spot = self.spot, None
        self.state, self._pressed, self._target = State.EMPTY, None, None
        if held is not None:
            self._marks.clear()
            self.holds.emit(None, ())
            self._scene.put_back()

    def _may_be_lifted(self, spot: Spot) -> bool:
        """Tell whether the card can be taken in hand: a free one, or one with a move."""
        table = self._scene.position.table
        card = table.find(spot)
        if card is None or card in table.face_down:
            return False
        if any(m.source == spot for m in self._scene.position.moves):
            return True
        return spot.pile.role is Role.COLUMN and table[spot.pile].below(spot.row) is None

    def _hold(self, spot: Spot) -> None:
        self.spot = spot
        held = self._scene.pieces.item(self._scene.position.table.card(spot))
        self._marks.lift(held, self.moves, carried=self.state is State.CARRYING)
        self.holds.emit(spot, self.moves)

    def _carry_to(self, at: QPointF) -> None:
        """Let the card follow the pointer, and mark the nearest legal place."""
        if self.spot is None:
            return
        self._marks.carry(at - self._pressed_at)
        targets = {move.target: move for move in self.moves}
        nearest = self._scene.pieces.widest_overlap(self.spot, {*targets, self.spot.pile})
        self._target = targets.get(nearest) if nearest else None
        self._marks.nearest(self._target.target if self._target else None)

    def _drop(self) -> None:
        """Play the move whose place the card covers most, or say why it goes home."""
        spot, target = self.spot, self._target
        if spot is None:
            return
        nearest = self._scene.pieces.widest_overlap(spot, set(self._scene.position.table.piles))
        if target is not None:
            self.state, self.spot, self._target = State.EMPTY, None, None
            self._marks.clear()
            self.holds.emit(None, ())
            self.chose.emit(target)
            return
        self.cancel()
        if nearest not in (None, spot.pile):
            self.refused.emit(spot, nearest)

    def _click(self, at: QPointF) -> None:
        """Lift a card in place, or deal from the stock."""
        spot, pile = self._scene.spot_at(at), self._scene.pile_at(at)
        if pile == STOCK:
            self._deal()
        elif spot is not None and self._may_be_lifted(spot):
            self.state = State.LIFTED
            self._hold(spot)
        elif spot is not None:
            self.refused.emit(spot, spot.pile)

    def _deal(self) -> None:
        """Deal a row or redeal, whichever is due, or say why neither can be."""
        due = [move for move in self._scene.position.moves if move in (DEAL, REDEAL)]
        if due:
            self.chose.emit(due[0])
        else:
            self.refused.emit(REDEAL.source, REDEAL.target)

    def _lay(self, at: QPointF) -> None:
        """Lay the lifted card at *at*; another card that can be lifted is lifted instead."""
        lifted, moves = self.spot, {move.target: move for move in self.moves}
        target, spot = self._scene.pile_at(at), self._scene.spot_at(at)
        self.cancel()
        if target is None or lifted is None or spot == lifted:
            return
        if target in moves:
            self.chose.emit(moves[target])
        elif target == STOCK or (spot is not None and self._may_be_lifted(spot)):
            self._click(at)
        elif target != lifted.pile:
            self.refused.emit(lifted, target)
