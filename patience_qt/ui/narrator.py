"""What the status line says, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from patience_qt.ui import sentences, words
from patience_qt.ui.figures import deal_number
from patience_qt.ui.message import NOTHING, Message, Offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.engine.cards import Card
    from patience_qt.engine.piles import Spot
    from patience_qt.engine.play import Position, Transition
    from patience_qt.engine.rules import Move, Objection
    from patience_qt.ui.session import Session
    from patience_qt.ui.status_line import StatusLine

_REFUSED, _DEALT = 4.0, 20.0
"""For how many seconds a refusal and a new deal are spoken of."""


class Narrator(QObject):
    """Follows a session and tells the status line."""

    def __init__(self, session: Session, line: StatusLine, parent: QObject) -> None:
        """Listen to *session* from now on."""
        super().__init__(parent)
        self._session, self._line = session, line
        self._transition: Transition | None = None
        self._standing = self._more = NOTHING
        session.changed.connect(self._tell_position)
        session.history.indexChanged.connect(self._tell_move)
        session.started.connect(self._tell_deal)
        session.refused.connect(self._tell_refusal)
        self._tell_position(session.position)
        self._tell_game()

    def undo(self) -> None:
        """Take the last move back, and say which."""
        move = self._session.history.undoText()
        self._session.history.undo()
        self._line.say(Message(sentences.taken_back(move)))

    def redo(self) -> None:
        """Play the move that was taken back, and say which."""
        move = self._session.history.redoText()
        self._session.history.redo()
        position = self._session.position
        if not (position.is_won or position.is_stuck):
            self._line.say(Message(sentences.played_again(move)))

    def to_the_deal(self) -> None:
        """Take every move back, and offer to play them all again."""
        moves = self._session.history.index()
        self._session.restart()
        text = self.tr("Back to Move {number}").format(number=moves)
        offer = Offer(text, lambda: self._session.go_to(moves))
        self._line.say(Message(self.tr("Back at the deal."), (offer,)), _DEALT)

    def tell_hand(self, card: Card | None, moves: Sequence[Move]) -> None:
        """Say where the *card* in hand may go."""
        text = sentences.in_hand(card, moves, self._session.position) if card else ""
        self._line.hold(Message(text))

    def tell_peek(self, spot: Spot | None) -> None:
        """Say what lies on the covered card at *spot*, while it is shown whole."""
        text = sentences.covered(spot, self._session.position.table) if spot else ""
        self._line.hold(Message(text))

    def tell_how_to_peek(self) -> None:
        """Say how to see a covered card whole."""
        text = self.tr(
            "To see a covered card whole, point at it and hold P, or press the right button on it."
        )
        self._line.say(Message(text), _REFUSED)

    def _tell_position(self, position: Position, transition: Transition | None = None) -> None:
        """Say what is true of *position*, and how to go on from where nothing goes on."""
        self._transition = transition
        message = Message(sentences.standing(position))
        if position.is_stuck:
            offers: tuple[Offer, ...] = (Offer(self.tr("New Deal"), self._session.new_deal),)
            # While a move is being played, the history does not hold it yet.
            if transition or self._session.history.canUndo():
                undo = Offer(self.tr("Undo"), self.undo)
                offers = undo, Offer(self.tr("Start Again"), self.to_the_deal), *offers
            message = Message(message.text, offers, is_alarm=True)
        self._standing = message
        self._stand()

    def tell_more(self, more: Message) -> None:
        """Say *more* of the position that stands: how it was lost, or that the rest is certain."""
        self._more = more
        self._stand()

    def _stand(self) -> None:
        """Say all that is true of the position; the way back stands after Undo."""
        standing, more = self._standing, self._more
        text = " ".join(filter(None, (standing.text, more.text)))
        offers = *standing.offers[:1], *more.offers, *standing.offers[1:]
        self._line.stand(Message(text, offers, is_alarm=standing.is_alarm))

    def _tell_move(self) -> None:
        """Say what followed from the move that was just made."""
        self._line.next_action()
        self._line.figures.show_moves(self._session.history.index())
        self._line.refit()
        position = self._session.position
        is_over = position.is_won or position.is_stuck
        if self._transition and not is_over and (text := sentences.followed(self._transition)):
            self._line.say(Message(text))
        self._transition = None

    def _tell_game(self) -> None:
        """Name the game and its deal."""
        session, figures = self._session, self._line.figures
        figures.show_game(words.title(session.game), session.deal)
        figures.show_moves(session.history.index())
        self._line.refit()

    def _tell_deal(self) -> None:
        """Say which deal was laid out, and offer the game that was left for it."""
        self._tell_game()
        session = self._session
        offers = (Offer(self._way_back(), session.back_to_previous),) if session.previous else ()
        self._line.say(Message(sentences.dealt(session.deal), offers), _DEALT)

    def _way_back(self) -> str:
        """Return the name of the game that was left."""
        left, session = self._session.previous, self._session
        # The same deal taken up otherwise, say from a file, is no name for where to go back to.
        is_here = left and (left.game, left.deal) == (session.game, session.deal)
        if left is None or left.deal is None or is_here:
            return self.tr("Back to the Previous Deal")
        if left.game is session.game:
            return self.tr("Back to Deal {number}").format(number=deal_number(left.deal))
        return self.tr("Back to {game}").format(game=words.title(left.game))

    def _tell_refusal(self, why: Objection) -> None:
        """Say why a move is refused."""
        text = words.objection(why, self._session.game)
        self._line.say(Message(text, icon="lost"), _REFUSED)
