"""Why a move of Babette is refused, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import ACE, KING, Card, Suit
from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.engine.piles import STOCK, Pile, PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS
from patience_qt.games.objections import (
    CARDS_STAY,
    IS_WON,
    NO_SUCH_PLACE,
    NOTHING_THERE,
    covered,
    objection,
)

if TYPE_CHECKING:
    from patience_qt.engine.rules import Objection
    from patience_qt.engine.table import Table
    from patience_qt.games.babette.rules import BabetteRules

STOCK_EMPTY = objection(QT_TRANSLATE_NOOP("games", "The stock is empty."))
STOCK_LEFT = objection(QT_TRANSLATE_NOOP("games", "The stock is not empty yet."))
NO_REDEAL = objection(QT_TRANSLATE_NOOP("games", "No redeal is left."))
BY_ROWS = objection(QT_TRANSLATE_NOOP("games", "The stock is dealt a whole row at a time."))
GAP = objection(QT_TRANSLATE_NOOP("games", "A gap is never filled."))
NO_BUILDING = objection(
    QT_TRANSLATE_NOOP("games", "Nothing is built in the rows: free cards only go up.")
)
NO_BUILDING_NOR_GAP = objection(
    QT_TRANSLATE_NOOP(
        "games", "Nothing is built in the rows, and a gap is never filled: free cards only go up."
    )
)
SAME_SUIT = objection(
    QT_TRANSLATE_NOOP("games", "A transfer goes to the other foundation of the same suit.")
)
BOTTOMS_STAY = objection(QT_TRANSLATE_NOOP("games", "The bottom Ace and King stay."))


def refusal(rules: BabetteRules, table: Table, move: Move) -> Objection:
    """Return the reason for refusing a move that the rules do not yield."""
    source, target = move
    if rules.is_won(table):
        return IS_WON
    if move in (DEAL, REDEAL):
        return STOCK_EMPTY if move == DEAL else _no_redeal(rules, table)
    if source.pile not in table.piles or target not in table.piles:
        return NO_SUCH_PLACE
    if STOCK in (source.pile, target):
        return BY_ROWS
    if (card := table.find(source)) is None:
        return NOTHING_THERE
    if source.pile.role is Role.FOUNDATION:
        return _no_transfer(table, source, target) if rules.transfers else CARDS_STAY
    if below := table[source.pile].below(source.row):
        text = QT_TRANSLATE_NOOP("games", "{card} is blocked: {below} lies directly below it.")
        return objection(text, card=card, below=below)
    if target.role is Role.COLUMN:
        return _stays_gap(table[target])
    return _not_up(card, target, table[target])


def _stays_gap(column: Pile) -> Objection:
    """Return why nothing is laid on *column*: cards lie there, gaps, or both."""
    if column.top is None:
        return GAP
    return NO_BUILDING_NOR_GAP if None in column.cells else NO_BUILDING


def _no_redeal(rules: BabetteRules, table: Table) -> Objection:
    if len(table[STOCK]):
        return STOCK_LEFT
    if table.passes >= rules.passes or (card := rules.playable(table)) is None:
        return NO_REDEAL
    text = QT_TRANSLATE_NOOP("games", "{card} can still be played: the redeal has to wait.")
    return objection(text, card=card)


def _no_transfer(table: Table, source: Spot, target: PileId) -> Objection:
    if target.role is Role.COLUMN:
        return NO_BUILDING
    suit = _suit(target)
    if suit is not _suit(source.pile) or target == source.pile:
        return SAME_SUIT
    if source.row == 0:
        return BOTTOMS_STAY
    if above := len(table[source.pile]) - 1 - source.row:
        return covered(table.card(source), above)
    ace, king = table[ACE_FOUNDATIONS[suit]].top, table[KING_FOUNDATIONS[suit]].top
    if ace is None or king is None:
        text = QT_TRANSLATE_NOOP("games", "Both {suit} foundations must be begun for a transfer.")
        return objection(text, suit=suit)
    if ace.rank == KING:
        return _complete(suit, rises=True)
    text = QT_TRANSLATE_NOOP(
        "games",
        "Transfers need neighbours: the Ace pile shows {ace}, the King pile must show {next}.",
    )
    return objection(text, ace=ace, next=Card(ace.rank + 1, suit))


def _suit(foundation: PileId) -> Suit:
    return Suit(foundation.number % len(Suit))


def _not_up(card: Card, target: PileId, foundation: Pile) -> Objection:
    suit, rises = _suit(target), target in ACE_FOUNDATIONS
    if (top := foundation.top) is None:
        return _not_begun(suit, rises=rises)
    if card.suit is suit and card.rank == (ACE if rises else KING):
        return _second(suit, rises=rises)
    if top.rank == (KING if rises else ACE):
        return _complete(suit, rises=rises)
    text = (
        QT_TRANSLATE_NOOP("games", "{suit} Ace foundation: next is {next}.")
        if rises
        else QT_TRANSLATE_NOOP("games", "{suit} King foundation: next is {next}.")
    )
    return objection(text, suit=suit, next=Card(top.rank + (1 if rises else -1), suit))


def _not_begun(suit: Suit, *, rises: bool) -> Objection:
    text = (
        QT_TRANSLATE_NOOP("games", "The {suit} Ace foundation begins with its Ace.")
        if rises
        else QT_TRANSLATE_NOOP("games", "The {suit} King foundation begins with its King.")
    )
    return objection(text, suit=suit)


def _second(suit: Suit, *, rises: bool) -> Objection:
    text = (
        QT_TRANSLATE_NOOP(
            "games", "{suit} already has its Ace; this one ends the King foundation, after {last}."
        )
        if rises
        else QT_TRANSLATE_NOOP(
            "games", "{suit} already has its King; this one ends the Ace foundation, after {last}."
        )
    )
    return objection(text, suit=suit, last=Card(ACE + 1 if rises else KING - 1, suit))


def _complete(suit: Suit, *, rises: bool) -> Objection:
    text = (
        QT_TRANSLATE_NOOP("games", "The {suit} Ace foundation is complete.")
        if rises
        else QT_TRANSLATE_NOOP("games", "The {suit} King foundation is complete.")
    )
    return objection(text, suit=suit)
