"""What the status line says about the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.cards import ACE, Card
from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.engine.piles import STOCK, Role
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.ui import words
from patience_qt.ui.figures import deal_number
from patience_qt.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience_qt.engine.piles import Spot
    from patience_qt.engine.play import Position, Transition
    from patience_qt.engine.rules import Move
    from patience_qt.engine.table import Table

_COLUMNS = (
    QT_TRANSLATE_NOOP("sentences", "one column"),
    QT_TRANSLATE_NOOP("sentences", "two columns"),
    QT_TRANSLATE_NOOP("sentences", "three columns"),
    QT_TRANSLATE_NOOP("sentences", "four columns"),
    QT_TRANSLATE_NOOP("sentences", "five columns"),
    QT_TRANSLATE_NOOP("sentences", "six columns"),
    QT_TRANSLATE_NOOP("sentences", "seven columns"),
    QT_TRANSLATE_NOOP("sentences", "eight columns"),
    QT_TRANSLATE_NOOP("sentences", "nine columns"),
    QT_TRANSLATE_NOOP("sentences", "ten columns"),
    QT_TRANSLATE_NOOP("sentences", "eleven columns"),
    QT_TRANSLATE_NOOP("sentences", "twelve columns"),
)


def in_hand(card: Card, moves: Sequence[Move], position: Position) -> str:
    """Return where the *card* in hand may go; *moves* are all its legal moves."""
    columns = sum(move.target.role is Role.COLUMN for move in moves)
    piles = [move.target for move in moves if move.target.role is Role.FOUNDATION]
    if not moves:
        text = translate("sentences", "{card} has no place to go now")
    elif len(piles) > 1:
        text = translate("sentences", "{card} fits both its foundations: choose")
    elif not piles:
        text = translate("sentences", "{card} may go on {columns}")
    elif not columns:
        text = translate("sentences", "{card} may go on {foundation}")
    else:
        text = translate("sentences", "{card} may go on {columns} or on {foundation}")
    return text.format(
        card=words.card(card),
        columns=translate("sentences", _COLUMNS[columns - 1]) if columns else "",
        foundation=words.its_foundation(piles[0], position.table) if piles else "",
    )


def covered(spot: Spot, table: Table) -> str:
    """Return what lies on the covered card at *spot*, and when it is wanted where that is plain."""
    card = table.card(spot)
    on_it = [other for other in table[spot.pile].cells[spot.row + 1 :] if other is not None]
    names = [words.card(other) for other in on_it]
    if len(names) == 1:
        text = translate("sentences", "{card} has one card on it: {last}.")
    else:
        text = translate("sentences", "{card} has {count} cards on it: {others} and {last}.")
    said = text.format(
        card=words.card(card), count=len(names), others=", ".join(names[:-1]), last=names[-1]
    )
    if STOCK in table.piles or card.rank == ACE:
        return said
    before = Card(card.rank - 1, card.suit, card.pack)
    wanted = translate("sentences", "It is wanted after {card}.").format(card=words.card(before))
    return f"{said} {wanted}"


def taken_back(move: str) -> str:
    """Return that *move*, in words, was undone."""
    return translate("sentences", "Taken back: {move}").format(move=move)


def played_again(move: str) -> str:
    """Return that *move*, in words, was redone."""
    return translate("sentences", "Played again: {move}").format(move=move)


def followed(transition: Transition) -> str:
    """Return what a move brought about beyond itself, or nothing."""
    return words.tell(transition).follows


def dealt(deal: int | None) -> str:
    """Return that another deal lies on the table."""
    if deal is None:
        return translate("sentences", "A game without a deal number.")
    return translate("sentences", "Deal {number}.").format(number=deal_number(deal))


def standing(position: Position) -> str:
    """Return what is true of *position* until the next move, where that needs saying."""
    if position.is_won:
        text = translate("sentences", "All {number} cards are home.")
        return text.format(number=_home(position.table))
    if REDEAL in position.moves and not _may_go_up(position):
        return translate("sentences", "No free card fits. Click the stock to gather and redeal.")
    if DEAL in position.moves and _is_opening(position):
        return _opening(position)
    if not position.is_stuck:
        return ""
    if STOCK in position.table.piles:
        return translate("sentences", "No free card fits and no redeal is left.")
    return translate("sentences", "No card can be moved.")


def _is_opening(position: Position) -> bool:
    """Tell whether a first row lies there untouched."""
    table = position.table
    rows = max(len(pile) for _, pile in table.all(Role.COLUMN))
    return table.passes == 1 and rows == 1 and not _home(table)


def _opening(position: Position) -> str:
    """Return what may be done with a first row."""
    if _may_go_up(position):
        return translate("sentences", "Any free card that fits may go up. Or deal a row.")
    return translate("sentences", "No card fits yet. Click the stock to deal a row.")


def _home(table: Table) -> int:
    """Return how many cards lie on the foundations."""
    return sum(len(pile) for _, pile in table.all(Role.FOUNDATION))


def _may_go_up(position: Position) -> bool:
    """Tell whether a card of the layout can be played."""
    return any(move.source.pile.role is Role.COLUMN for move in position.moves)
