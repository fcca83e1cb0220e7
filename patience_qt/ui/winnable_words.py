"""How many deals of a game can be won, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.games.winnable import WINNABLE
from patience_qt.ui.figures import deal_number
from patience_qt.ui.words import translate

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant


def winnable(game: Variant) -> str:
    """Return how many deals of *game* can be won, as far as that has been found out."""
    known = WINNABLE[game.key]
    most = known.of - known.lost
    if not known.lost:
        text = translate("games", "At least {won} of {of} deals can be won.")
    elif known.won == most:
        text = translate("games", "{won} of {of} deals can be won.")
    else:
        text = translate("games", "{won} to {most} of {of} deals can be won.")
    return text.format(won=known.won, most=most, of=deal_number(known.of))
