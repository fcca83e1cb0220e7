"""Words of the command line as the values they name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from patience_qt.engine.cards import DEAL_NUMBERS
from patience_qt.engine.notation import quoted, read_number
from patience_qt.games import BY_KEY

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant


class UsageError(Exception):
    """Words that make no command; the message is one plain sentence."""


def game_named(key: str) -> Variant:
    """Return the rule set of that *key*; raise UsageError where there is none."""
    if key not in BY_KEY:
        raise UsageError(f"There is no game {quoted(key)}: “patience-qt games” lists them.")
    return BY_KEY[key]


def deal_number(text: str) -> int:
    """Return the deal number that *text* writes; raise UsageError if there is no such deal."""
    number = read_number(text)
    if number not in DEAL_NUMBERS:
        last = DEAL_NUMBERS[-1]
        raise UsageError(f"There is no deal {quoted(text)}: deals are numbered 1 to {last}.")
    return number


def deal_numbers(text: str) -> int | range:
    """Return the deal that *text* names, or the deals from A to B where it is ``A-B``.

    Raise UsageError if there is no such deal, or if B comes before A.
    """
    first, dash, last = text.partition("-")
    if not dash:
        return deal_number(text)
    deals = range(deal_number(first), deal_number(last) + 1)
    if not deals:
        raise UsageError(f"The deals {quoted(text)} end before they begin.")
    return deals


def seconds(text: str) -> float:
    """Return the seconds that *text* writes; raise UsageError unless they are above 0."""
    if not re.fullmatch(r"(?a)\d{1,6}(\.\d{1,6})?|\.\d{1,6}", text) or not float(text):
        raise UsageError(f"The seconds must be a number above 0, and {quoted(text)} is not.")
    return float(text)


def depth(text: str) -> int:
    """Return the number of moves that *text* writes; raise UsageError unless it is 1 or more."""
    number = read_number(text)
    if number < 1:
        raise UsageError(f"The depth must be a whole number from 1 up, and {quoted(text)} is not.")
    return number
