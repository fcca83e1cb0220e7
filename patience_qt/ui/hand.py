"""The player's hand: what a press, a drag, a click and a double click mean on the table.

A press waits; past the drag threshold it carries the card, else its release is a click.  A click
lifts a card in place, the next click lays it down; a second one on the same card sends it up.
Nothing here knows a rule: the position's moves say what is legal, and only they.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, STOCK, PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.ui.marks import Marks

if TYPE_CHECKING:
    from patience_qt.ui.table_scene import TableScene


class State(Enum):
    """What the hand is doing with a card: nothing, carrying it, or holding it where it lies."""

    EMPTY = "empty"
    CARRYING = "carrying"
    LIFTED = "lifted"


class Press(NamedTuple):
    """Where the button went down: on a card, on a pile, or on neither.

    It is a *second* press if the card was clicked just before.
    """

    at: QPointF
    spot: Spot | None
    pile: PileId | None
    second: bool


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
        self._pressed: Press | None = None
        self._clicked: Spot | None = None
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
        self._pressed = None
        if self.state is State.CARRYING:
            self.cancel()

    def press(self, at: QPointF, *, quickly: bool = False) -> None:
        """Take note of what lies at *at*; nothing moves yet.

        A press that follows *quickly* on a click of the same card makes it a double click.
        """
        if self.state is State.CARRYING:
            self.cancel()
        spot, clicked = self._scene.spot_at(at), self._clicked
        second = quickly and spot is not None and spot == clicked
        self._pressed = Press(at, spot, self._scene.pile_at(at), second)

    def move(self, at: QPointF, *, past_threshold: bool) -> None:
        """Carry the pressed card along, once the pointer is past the drag threshold."""
        if self.state is State.CARRYING:
            self._carry_to(at)
        elif past_threshold and self._pressed is not None:
            pressed, self._pressed = self._pressed, None
            if pressed.spot is not None:
                self._take(pressed.spot, pressed.at)
                self._carry_to(at)

    def release(self, at: QPointF) -> None:
        """Drop the carried card, or take press and release for a click."""
        pressed, self._pressed = self._pressed, None
        if self.state is State.CARRYING:
            self._carry_to(at)
            self._drop()
        elif pressed is not None:
            self._clicked = pressed.spot
            if pressed.second and pressed.pile in COLUMNS:
                self._send_up(pressed)
            elif self.state is State.LIFTED:
                self._lay(pressed)
            else:
                self._click(pressed)

    def cancel(self, refused: Spot | None = None) -> None:
        """Put back whatever is in the hand, and forget what was pressed and clicked.

        It shakes first if it comes from the spot *refused*.
        """
        held = self._empty()
        self._pressed = self._clicked = None
        if held is not None:
            self._scene.put_back(refused)

    def _empty(self) -> Spot | None:
        """Have nothing in hand any more; return where it came from.  It stays where it is drawn."""
        held, self.spot = self.spot, None
        self.state, self._target = State.EMPTY, None
        if held is not None:
            self._marks.clear()
            self.holds.emit(None, ())
        return held

    def _may_be_lifted(self, spot: Spot) -> bool:
        """Tell whether the card can be taken in hand: a free one, or one with a move."""
        table = self._scene.position.table
        card = table.find(spot)
        if card is None or card in table.face_down:
            return False
        if any(m.source == spot for m in self._scene.position.moves):
            return True
        return spot.pile.role is Role.COLUMN and table[spot.pile].below(spot.row) is None

    def _take(self, spot: Spot, at: QPointF) -> None:
        """Begin to carry the card at *spot*, held at *at*, or say why it stays."""
        self.cancel()
        if self._may_be_lifted(spot):
            self._hold(spot, State.CARRYING, at)
        else:
            self.refused.emit(spot, spot.pile)

    def _hold(self, spot: Spot, state: State, at: QPointF) -> None:
        self.spot, self.state = spot, state
        held = self._scene.pieces.item(self._scene.position.table.card(spot))
        self._marks.lift(held, self.moves, at if state is State.CARRYING else None)
        self.holds.emit(spot, self.moves)

    def _carry_to(self, at: QPointF) -> None:
        """Let the card follow the pointer, and mark the nearest legal place."""
        if self.spot is None:
            return
        self._marks.carry(at)
        targets = {move.target: move for move in self.moves}
        nearest = self._scene.pieces.widest_overlap(self.spot, [*targets, self.spot.pile])
        self._target = targets.get(nearest) if nearest else None
        self._marks.nearest(self._target.target if self._target else None)

    def _drop(self) -> None:
        """Play the move whose place the card covers most, or say why it goes home."""
        spot, target = self.spot, self._target
        if spot is None:
            return
        if target is not None:
            self._empty()
            self.chose.emit(target)
            return
        nearest = self._scene.pieces.widest_overlap(spot, self._scene.position.table.piles)
        if nearest in (None, spot.pile):
            self.cancel()
        else:
            self.cancel(refused=spot)
            self.refused.emit(spot, nearest)

    def _click(self, pressed: Press) -> None:
        """Lift a card in place, or deal from the stock."""
        if pressed.pile == STOCK:
            self._deal()
        elif pressed.spot is not None and self._may_be_lifted(pressed.spot):
            self._hold(pressed.spot, State.LIFTED, pressed.at)
        elif pressed.spot is not None:
            self.refused.emit(pressed.spot, pressed.spot.pile)

    def _send_up(self, pressed: Press) -> None:
        """Send the pressed card up to a foundation: in Babette to the Ace's if both take it."""
        self.cancel()
        if (spot := pressed.spot) is None:
            return
        moves = (move for move in self._scene.position.moves if move.source == spot)
        if up := next((move for move in moves if move.target.role is Role.FOUNDATION), None):
            self.chose.emit(up)
        else:
            self.refused.emit(spot, FOUNDATIONS[self._scene.position.table.card(spot).suit])

    def _deal(self) -> None:
        """Deal a row or redeal, whichever is due, or say why neither can be."""
        due = [move for move in self._scene.position.moves if move in (DEAL, REDEAL)]
        if due:
            self.chose.emit(due[0])
        else:
            self.refused.emit(REDEAL.source, REDEAL.target)

    def _lay(self, pressed: Press) -> None:
        """Lay the lifted card where the click was; if another can be lifted there, lift that."""
        lifted, target = self.spot, pressed.pile
        move = next((move for move in self.moves if move.target == target), None)
        if move is not None:
            self._empty()
            self.chose.emit(move)
            return
        self.cancel()
        self._clicked = pressed.spot
        if target is None or lifted is None or pressed.spot == lifted:
            return
        if target == STOCK or (pressed.spot is not None and self._may_be_lifted(pressed.spot)):
            self._click(pressed)
        elif target != lifted.pile:
            self.refused.emit(lifted, target)
