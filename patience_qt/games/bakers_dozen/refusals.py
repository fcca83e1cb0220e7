"""Why a move of the Baker's Dozen family is refused, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import KING, Card, Rank, Suit
from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.engine.piles import Pile, PileId, Role, Spot
from patience_qt.games.objections import (
    CARDS_STAY,
    NO_SUCH_PLACE,
    NOTHING_THERE,
    covered,
    objection,
)

if TYPE_CHECKING:
    from patience_qt.engine.rules import Objection
    from patience_qt.engine.table import Table

FACE_DOWN = objection(QT_TRANSLATE_NOOP("games", "That card lies face down."))
STAYS_EMPTY = objection(QT_TRANSLATE_NOOP("games", "An empty column stays empty in {game}."))
KING_ONLY = objection(QT_TRANSLATE_NOOP("games", "Only a King may fill an empty column here."))
NO_KING_ON = objection(QT_TRANSLATE_NOOP("games", "A King goes on no other card."))


def refusal(table: Table, source: Spot, target: PileId, *, takes_kings: bool) -> Objection:
    """Return the reason for refusing a move that the rules do not yield.

    *takes_kings* tells whether an empty column takes at least a King.
    """
    if source.pile not in table.piles or target not in table.piles:
        return NO_SUCH_PLACE
    if source.pile.role is Role.FOUNDATION:
        return CARDS_STAY
    if (card := table.find(source)) is None:
        return NOTHING_THERE
    if card in table.face_down:
        return FACE_DOWN
    if above := len(table[source.pile]) - 1 - source.row:
        return covered(card, above)
    if target == source.pile:
        return objection(
            QT_TRANSLATE_NOOP("games", "{card} lies in that column already."), card=card
        )
    if target.role is Role.FOUNDATION:
        return _not_up(Suit(target.number), table[target])
    return _not_on(card, table[target].top, takes_kings=takes_kings)


def _not_up(suit: Suit, foundation: Pile) -> Objection:
    if (top := foundation.top) is None:
        text = QT_TRANSLATE_NOOP("games", "The {suit} foundation begins with its Ace.")
        return objection(text, suit=suit)
    if top.rank == KING:
        return objection(
            QT_TRANSLATE_NOOP("games", "The {suit} foundation is complete."), suit=suit
        )
    text = QT_TRANSLATE_NOOP("games", "{suit} foundation: next is {next}.")
    return objection(text, suit=suit, next=Card(top.rank + 1, suit))


def _not_on(card: Card, top: Card | None, *, takes_kings: bool) -> Objection:
    if top is None:
        return KING_ONLY if takes_kings else STAYS_EMPTY
    if card.rank == KING:
        return NO_KING_ON
    text = QT_TRANSLATE_NOOP("games", "{card} does not go on {below}: it needs {rank}.")
    return objection(text, card=card, below=top, rank=Rank(card.rank + 1))
