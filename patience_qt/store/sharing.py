"""Deals and positions as short text that can be sent to a friend."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import NotationError, read_number
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.starts import FromBoard, FromDeal
from patience_qt.store.record import Record

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

LONGEST = 1_000_000
"""Signs of the longest text that is looked at."""


def deal_text(game: Variant, deal: int) -> str:
    """Return the line that names a deal: ``good-measure 4711``."""
    return f"{game.key} {deal}"


def seen(game: Variant, table: Table) -> str:
    """Return the position as the player sees it: what is hidden stays so."""
    text = re.sub(r"<..>", "<?>", game.board.write(table))
    return re.sub(r"(?m)^Stock: (.+)$", _count, text)


def _count(stock: re.Match[str]) -> str:
    number = len(stock[1].split())
    return f"Stock: {number} card{'s' if number > 1 else ''}"


def read_shared(text: str, game: Variant) -> Record:
    """Return the start that *text* names: a deal, a number of *game*, a position, a saved game.

    A position is one of *game*, or else of the first game in which it can be.  Raise
    NotationError, with one sentence, where it names none.
    """
    if len(text) > LONGEST:
        raise NotationError("This text is too long to be a deal or a position.")
    words = text.split()
    if text.lstrip().startswith("{"):
        from patience_qt.store.journal import read_running

        return read_running(text)[0]
    if 1 <= len(words) <= 2:
        return _deal(words, game)
    if re.search(r"(?m)^\s*Stock:\s*\d+ cards?\s*$", text):
        raise NotationError("Cards are hidden in this position, so it cannot be laid out.")
    return _board(text, game)


def _deal(words: list[str], game: Variant) -> Record:
    key, number = (
        (words[0].lower(), read_number(words[1]))
        if words[1:]
        else (
            game.key,
            read_number(words[0]),
        )
    )
    if key not in BY_KEY or number not in DEAL_NUMBERS:
        raise NotationError("There is no deal on the clipboard: copy one such as “babette 4711”.")
    return Record(game=key, rules=BY_KEY[key].version, start=FromDeal(number))


def _board(text: str, game: Variant) -> Record:
    fault: NotationError | None = None
    for one in (game, *GAMES):
        start = FromBoard(text)
        try:
            start.table(one)
        except NotationError as error:
            fault = fault or error
            continue
        return Record(game=one.key, rules=one.version, start=start)
    raise fault or NotationError("There is no position on the clipboard.")
