"""The game being played: the one place where the table changes."""

from __future__ import annotations

import random
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.play import Transition, joined, play, position
from patience_qt.games.starts import FromDeal
from patience_qt.store.notes import Notes
from patience_qt.ui.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from patience_qt.engine.piles import PileId, Spot
    from patience_qt.engine.rules import Move, Rules
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

NEW_DEALS = range(1, 1_000_000)
"""Short numbers, easy to tell a friend."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as it is left and taken up, whole: its deal, its history, and where it stands."""

    game: Variant
    deal: int | None
    opening: Table
    transitions: tuple[Transition, ...] = ()
    index: int = 0
    seconds: float = 0.0
    notes: Notes = field(default_factory=Notes)


class _Play(QUndoCommand):
    """A transition on the undo stack."""

    def __init__(self, session: Session, transition: Transition, text: str) -> None:
        super().__init__(text)
        self._session = session
        self.transition = transition

    def redo(self) -> None:
        self._session.show(self.transition.after, self.transition)

    def undo(self) -> None:
        self._session.note(undone=True)
        self._session.show(self.transition.before)


class Session(QObject):
    """Plays moves, keeps the history, and tells the world where things stand.

    *describe* puts a transition into words, for the undo menu and the history.
    """

    changed = Signal(object, object)
    """Position, and the Transition that led to it, or None to show it as it is."""
    started = Signal()
    """Another game or deal lies on the table; changed follows."""
    left = Signal(object, object)
    """The KeptGame that is about to be left, and the one that is taken up in its stead."""
    remembered = Signal()
    """There is a previous game now."""
    stands = Signal()
    """A move, undo, redo or jump is done: the history and what is shown agree again."""
    helped = Signal()
    """The player was helped, for the first time in this game."""
    refused = Signal(object)
    """The Objection to a move that was attempted."""

    def __init__(
        self,
        first: KeptGame,
        *,
        describe: Callable[[Transition], str] = lambda transition: str(transition.move),
        parent: QObject | None = None,
    ) -> None:
        """Lay out the *first* game as it stands."""
        super().__init__(parent)
        self.history = QUndoStack(self)
        self._describe = describe
        self._clock = Clock()
        self._is_in_sight = False
        self._unshown = False
        self._previous: KeptGame | None = None
        self.followed_by: Callable[[Rules, Transition], Iterable[Move]] = lambda *_: ()
        self.running: Callable[[Variant], KeptGame | None] = lambda _: None
        self.game, self.notes = first.game, first.notes
        self._take_up(first)
        self.history.indexChanged.connect(self._tell_where)

    def play(self, move: Move) -> None:
        """Play *move*, which must be one of the position's own, as one step of the history.

        What the player wants to follow of itself is a part of that step.
        """
        first = play(self.game.rules, self.position.table, move)
        self.play_together((move, *self.followed_by(self.game.rules, first)))

    def play_together(self, moves: Iterable[Move]) -> None:
        """Play *moves*, each legal after those before it, as one step of the history."""
        made, table = [], self.position.table
        for move in moves:
            made.append(play(self.game.rules, table, move))
            table = made[-1].after
        transition = joined(made) if len(made) > 1 else made[0]
        self.history.push(_Play(self, transition, self._describe(transition)))
        # Not before now does the history count the move.
        self._run_clock()

    def attempt(self, move: Move) -> None:
        """Play *move* where the rules allow it; else say why not."""
        if move in self.position.moves:
            self.play(move)
        else:
            self.refuse(move.source, move.target)

    def refuse(self, source: Spot, target: PileId) -> None:
        """Say why the card at *source* may not go to *target*."""
        if reason := self.game.rules.objection(self.position.table, source, target):
            self.refused.emit(reason)

    def show(self, table: Table, transition: Transition | None = None) -> None:
        """Make *table* the current one; the commands of the history call this."""
        self.position = position(self.game.rules, table)
        if not self._unshown:
            self._run_clock()
            self.changed.emit(self.position, transition)

    def go_to(self, index: int) -> None:
        """Stand after the first *index* moves of the history, in one jump."""
        with self._quietly():
            self.history.setIndex(index)
        self.show(self.position.table)
        self.stands.emit()

    def _tell_where(self) -> None:
        if not self._unshown:
            self.stands.emit()

    def restart(self) -> None:
        """Take every move back; they can be played again."""
        self.go_to(0)

    def start(self, game: Variant, deal: int | None = None) -> None:
        """Lay out *deal* of *game*, or a new one; the game it replaces can be taken up again."""
        other = self.running(game) if game is not self.game else None
        if other and other.transitions:
            self.take_up(other)
        self.take_up(fresh(game, deal))

    def switch(self, game: Variant) -> None:
        """Play *game* on where it was left for another, or lay out a new deal of it."""
        self.take_up(self.running(game) or fresh(game))

    def new_deal(self) -> None:
        """Lay out another deal of the same game."""
        self.start(self.game)

    def next_deal(self, step: int = 1) -> None:
        """Lay out the deal whose number is *step* higher, as far as numbers go."""
        number = (self.deal or 0) + step
        self.start(self.game, min(max(number, DEAL_NUMBERS[0]), DEAL_NUMBERS[-1]))

    @property
    def previous(self) -> KeptGame | None:
        """The game that was left last, which can be taken up again."""
        return self._previous

    def remember(self, previous: KeptGame) -> None:
        """Let *previous*, left in an earlier run of the program, be taken up again."""
        self._previous = self._previous or previous
        self.remembered.emit()

    def back_to_previous(self) -> None:
        """Take up the game that was left last, and leave the present one in its stead."""
        if self._previous:
            self.take_up(self._previous)

    def take_up(self, other: KeptGame) -> None:
        """Play *other* on, its history and redo included; keep the present game as the left one."""
        self._previous = self.kept()
        self.left.emit(self._previous, other)
        self._take_up(other)

    def note(self, *, counted: bool = False, undone: bool = False, helped: bool = False) -> None:
        """Note what has happened to the game for the first time."""
        before = self.notes
        self.notes = replace(
            before,
            counted=counted or before.counted,
            undone=undone or before.undone,
            helped=helped or before.helped,
        )
        if helped and not before.helped:
            self.helped.emit()

    def kept(self) -> KeptGame:
        """Return the present game as it stands, to be taken up later."""
        return KeptGame(
            self.game,
            self.deal,
            self._opening,
            tuple(self.transitions()),
            self.history.index(),
            self.seconds,
            self.notes,
        )

    def _take_up(self, other: KeptGame) -> None:
        self.notes = other.notes
        self.game, self.deal, self._opening = other.game, other.deal, other.opening
        self._clock = Clock(other.seconds)
        self.position = position(other.game.rules, other.opening)
        with self._quietly():
            self.history.clear()
            for transition in other.transitions:
                self.history.push(_Play(self, transition, self._describe(transition)))
            self.history.setIndex(other.index)
        # The way there was no undo of the player's.
        self.notes = other.notes
        self.started.emit()
        self.show(self.position.table)

    def transition(self, number: int) -> Transition | None:
        """Return the transition of move *number* of the history, from 0, if there is one."""
        command = self.history.command(number)
        return command.transition if isinstance(command, _Play) else None

    def transitions(self) -> Iterator[Transition]:
        """Yield every transition of the history, those taken back included."""
        for number in range(self.history.count()):
            command = self.history.command(number)
            if isinstance(command, _Play):
                yield command.transition

    def table_at(self, index: int) -> Table:
        """Return the table after the first *index* moves of the history."""
        if made := self.transition(index):
            return made.before
        made = self.transition(index - 1)
        return made.after if made else self._opening

    @property
    def seconds(self) -> float:
        """The time played."""
        return self._clock.seconds

    @property
    def is_timed(self) -> bool:
        """Tell whether time is passing: from the first move, in sight, until the game is over."""
        is_over = self.position.is_won or self.position.is_stuck
        return self._is_in_sight and self.history.count() > 0 and not is_over

    def set_in_sight(self, *, on: bool) -> None:
        """Let the clock run only while the table is seen."""
        self._is_in_sight = on
        self._run_clock()

    def _run_clock(self) -> None:
        self._clock.run(on=self.is_timed)

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Let the history move without showing each table it passes."""
        self._unshown = True
        try:
            yield
        finally:
            self._unshown = False


def fresh(game: Variant, deal: int | None = None) -> KeptGame:
    """Return *deal* of *game*, or a new one, before the first move."""
    number = random.choice(NEW_DEALS) if deal is None else deal
    return KeptGame(game, number, FromDeal(number).table(game))
