"""Text for cards, moves and packs, as the command line, saved games and tests write them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from patience_qt.engine.cards import RANK_LETTERS, SUIT_LETTERS, Card, Suit, packs
from patience_qt.engine.piles import PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience_qt.engine.piles import Pile
    from patience_qt.engine.table import Table

GAP = "--"
# Patterns stay text until they are first used: the window starts without reading any.
_CARD = r"(?ai)([A2-9TJQK])([CDHS])"
_MOVE = r"(?a)(?:c([1-9]\d?)\.([1-9]\d?)|f([1-9]))-([cf])([1-9]\d?)"
_TOP = r"(?ai)([CDHS])-([0A2-9TJQK])"
_MOST_DIGITS = 18


class NotationError(ValueError):
    """A text that cannot be read; its message is one plain sentence."""


class BoardText(Protocol):
    """How the games of one family write a whole position."""

    def write(self, table: Table) -> str:
        """Return *table* as lines of text, everything shown."""
        ...

    def read(self, text: str) -> Table:
        """Return the table that *text* describes; raise NotationError where it cannot be read."""
        ...


class CardReader:
    """Reads cards one after the other: of equal cards, the second belongs to the second pack."""

    def __init__(self) -> None:
        """Begin with no card read."""
        self._seen: Counter[tuple[int, int]] = Counter()

    def read(self, text: str) -> Card:
        """Return the card that *text* names; raise NotationError if it names none."""
        if not (match := re.fullmatch(_CARD, text)):
            if text == "<?>":
                raise NotationError("Cards are hidden in this position, so it cannot be laid out.")
            raise NotationError(
                f"{quoted(text)} is not a card: write rank then suit, as in 7H or TC."
            )
        rank = RANK_LETTERS.index(match[1].upper())
        suit = Suit(SUIT_LETTERS.index(match[2].upper()))
        return self.next_of(rank, suit)

    def next_of(self, rank: int, suit: Suit) -> Card:
        """Return the card of that rank and suit from the first pack it was not yet read from."""
        pack = self._seen[rank, suit]
        self._seen[rank, suit] += 1
        return Card(rank, suit, pack)


def quoted(text: str, longest: int = 60) -> str:
    """Return *text* in quotation marks, fit to stand in a sentence."""
    return f"“{plain(text, longest)}”"


def plain(text: str, longest: int) -> str:
    """Return *text* on one line, cut to *longest* signs; what cannot be shown becomes ``?``."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in shown)


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of *text*, separated by white space; raise NotationError at a wrong one."""
    reader = CardReader()
    return tuple(reader.read(word) for word in text.split())


def write_cards(cards: Iterable[Card | None]) -> str:
    """Return *cards* separated by spaces, a gap as ``--``."""
    return " ".join(GAP if card is None else str(card) for card in cards)


def read_tops(text: str) -> dict[Suit, int]:
    """Return the top rank of each suit's foundation, 0 for none, as in ``C-2 D-0 H-A S-K``.

    Return nothing where *text* does not tell just the four.
    """
    words = text.split()
    tops = [match for word in words if (match := re.fullmatch(_TOP, word))]
    ranks = {
        Suit(SUIT_LETTERS.index(suit.upper())): RANK_LETTERS.index(rank.upper())
        for suit, rank in (match.groups() for match in tops)
    }
    return ranks if len(ranks) == len(words) == len(Suit) else {}


def write_tops(foundations: Iterable[Pile]) -> str:
    """Return what *foundations* show, one of each suit, as `read_tops` reads it."""
    tops = zip(Suit, (pile.top for pile in foundations), strict=True)
    return " ".join(f"{suit}-{RANK_LETTERS[top.rank if top else 0]}" for suit, top in tops)


def read_number(text: str) -> int:
    """Return the number that *text* writes in plain digits, or 0 if it is none."""
    is_plain = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_plain else 0


def check_packs(cards: Iterable[Card], count: int) -> None:
    """Raise NotationError unless *cards* are exactly *count* whole packs."""
    here, wanted = Counter(map(str, cards)), Counter(map(str, packs(count)))
    if extra := sorted((here - wanted).elements()):
        raise NotationError(f"There is one {extra[0]} too many.")
    if missing := sorted((wanted - here).elements()):
        raise NotationError(f"{missing[0]} is missing: a game has {52 * count} cards.")


def read_move(text: str, table: Table) -> Move:
    """Return the move that *text* writes, legal or not; raise NotationError if it writes none.

    The *table* tells which row the top card of a foundation lies in: a transfer's text does not.
    """
    if text in ("deal", "redeal"):
        return DEAL if text == "deal" else REDEAL
    if not (match := re.fullmatch(_MOVE, text)):
        raise NotationError(f"{quoted(text)} is not a move: write moves as in c3.4-c7 or c3.4-f1.")
    column, row, foundation, role, number = match.groups()
    target = PileId(Role(role), int(number) - 1)
    if column:
        return Move(Spot(PileId(Role.COLUMN, int(column) - 1), int(row) - 1), target)
    source = PileId(Role.FOUNDATION, int(foundation) - 1)
    return Move(Spot(source, len(table.piles.get(source, ())) - 1), target)


def read_groups(text: str) -> list[tuple[str, ...]]:
    """Return the moves of *text* in undo groups: plays that belong together are joined by ``+``."""
    return [tuple(group.split("+")) for group in text.split()]


def write_groups(groups: Iterable[Iterable[object]]) -> str:
    """Return *groups* of moves, or of their texts, as `read_groups` reads them."""
    return " ".join("+".join(map(str, group)) for group in groups)
