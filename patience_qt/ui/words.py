"""What lies on the table and what happens there, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from patience_qt.engine.cards import Card, Rank, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, PileId, Role
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.engine.steps import Carry, Flip, Sink
from patience_qt.ui.column_letters import COLUMN_LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from patience_qt.engine.play import Transition
    from patience_qt.engine.rules import Objection
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

translate = QCoreApplication.translate

SUIT_SIGNS = "♣♦♥♠"
_MANY = 3
"""More cards than these are not told one by one."""
_RANK_SIGNS = ("?", "A", *map(str, range(2, 11)), "J", "Q", "K")


class Told(NamedTuple):
    """A move in words: the card it moves, if it moves one, what becomes of it, and what follows.

    *brief* says what follows where there is little room.
    """

    card: Card | None
    fate: str
    follows: str = ""
    brief: str = ""

    def __str__(self) -> str:
        """Return what the player did, in one phrase."""
        return f"{card(self.card)} {self.fate}" if self.card else self.fate


def suit(which: Suit) -> str:
    """Return the sign of a suit."""
    return SUIT_SIGNS[which]


def card(which: Card) -> str:
    """Return rank and suit as they are printed on the card: 10♣."""
    return _RANK_SIGNS[which.rank] + suit(which.suit)


def letter(column: PileId) -> str:
    """Return the letter of a column."""
    return COLUMN_LETTERS[column.number]


def title(game: Variant) -> str:
    """Return the name of *game*."""
    return translate("games", game.title)


def sentence(game: Variant) -> str:
    """Return what is special about *game*, in one sentence."""
    return translate("games", game.sentence)


def objection(why: Objection, game: Variant) -> str:
    """Return the sentence that says why a move of *game* is refused."""
    facts = {name: _fact(fact) for name, fact in why.facts.items()}
    return translate("games", why.text).format_map({"game": title(game), **facts})


def _fact(fact: object) -> str:
    match fact:
        case Card():
            return card(fact)
        case Suit():
            return suit(fact)
        case Rank():
            return translate("ranks", str(fact))
        case _:
            return str(fact)


def to(target: PileId, table: Table) -> str:
    """Return where a card goes that goes to *target*."""
    if target.role is Role.COLUMN:
        return translate("words", "to column {letter}").format(letter=letter(target))
    if _of_one_kind(table):
        return translate("words", "to foundation")
    if target.number < len(Suit):
        return translate("words", "to Ace foundation")
    return translate("words", "to King foundation")


def its_foundation(target: PileId, table: Table) -> str:
    """Return which foundation of its suit *target* is for a card."""
    if _of_one_kind(table):
        return translate("words", "its foundation")
    if target.number < len(Suit):
        return translate("words", "its Ace foundation")
    return translate("words", "its King foundation")


def _of_one_kind(table: Table) -> bool:
    """Tell whether all foundations begin with an Ace."""
    return FOUNDATIONS[len(Suit)] not in table.piles


def tell(transition: Transition) -> Told:
    """Return the move of *transition* in words, and what follows of itself."""
    move, after = transition.move, transition.after
    if move == DEAL:
        row = len(after[COLUMNS[0]])
        dealt = translate("words", "row {row} dealt").format(row=row)
        return Told(None, dealt, *_said(_played_up(transition)))
    if move == REDEAL:
        gathered = translate("words", "gathered, pass {number}")
        return Told(None, gathered.format(number=after.passes))
    moved = transition.before.card(move.source)
    return Told(moved, to(move.target, after), *_said(_follows(transition)))


def _said(further: Iterable[tuple[str, str]]) -> tuple[str, str]:
    """Return what follows in one sentence, and the same in brief."""
    told = list(further)
    follows, brief = ("; ".join(each) for each in zip(*told, strict=True)) if told else ("", "")
    return follows, brief


def _played_up(transition: Transition) -> Iterator[tuple[str, str]]:
    """Yield each card that followed to a foundation; of many, only how many they are."""
    first = 0 if transition.move == DEAL else 1
    ups = [
        step
        for step in transition.steps[first:]
        if isinstance(step, Carry) and step.target.pile.role is Role.FOUNDATION
    ]
    if len(ups) > _MANY:
        text = translate("words", "%n more cards to the foundations", "", len(ups))
        yield text, f"+{len(ups)}"
        return
    for step in ups:
        yield f"{card(step.card)} {to(step.target.pile, transition.after)}", card(step.card)


def _follows(transition: Transition) -> Iterator[tuple[str, str]]:
    """Yield what each further step of *transition* did, and the same in brief."""
    for step in transition.steps[1:]:
        match step:
            case Flip(turned):
                text = translate("words", "{card} turned up in column {letter}")
                name = card(turned)
                full = text.format(card=name, letter=_where(turned, transition.after))
                yield full, translate("words", "{card} up").format(card=name)
            case Sink(king):
                text = translate("words", "{card} turned up and sank")
                brief = translate("words", "{card} sank")
                yield text.format(card=card(king)), brief.format(card=card(king))
            case _:
                pass
    yield from _played_up(transition)


def _where(which: Card, table: Table) -> str:
    """Return the letter of the column in which a card lies."""
    homes = (name for name, pile in table.all(Role.COLUMN) if which in tuple(pile))
    return "".join(map(letter, homes))


def told(transition: Transition) -> str:
    """Return what the player did in *transition*, as undo and history name it."""
    return str(tell(transition))
