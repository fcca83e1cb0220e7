"""What every game may say when it refuses a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.engine.rules import Objection

if TYPE_CHECKING:
    from patience_qt.engine.cards import Card


def objection(text: str, **facts: object) -> Objection:
    """Return the marked *text* with its *facts*."""
    return Objection(text, facts)


NOTHING_THERE = objection(QT_TRANSLATE_NOOP("games", "No card lies there."))
NO_SUCH_PLACE = objection(QT_TRANSLATE_NOOP("games", "There is no such place in {game}."))
CARDS_STAY = objection(QT_TRANSLATE_NOOP("games", "Cards stay on the foundations."))
IS_WON = objection(QT_TRANSLATE_NOOP("games", "The game is won: every card is out."))


def covered(card: Card, above: int) -> Objection:
    """Return that *above* cards lie on *card*."""
    if above == 1:
        return objection(QT_TRANSLATE_NOOP("games", "{card} has a card on it."), card=card)
    text = QT_TRANSLATE_NOOP("games", "{card} has {above} cards on it.")
    return objection(text, card=card, above=above)
