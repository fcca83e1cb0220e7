"""Plays to the foundations that can never spoil anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def safe_cards(up: Sequence[int]) -> tuple[int, ...]:
    """Return the cards that may go up next, and safely, where *up* ranks are up in each suit.

    A card is safe where no suit lacks more than the card two ranks lower: rank r may go where every
    foundation holds at least r - 2.  For take any line that wins without this play, and follow it
    after the play.  Only cards of rank r - 1 can miss the card that went up; when the line lays one
    of them there, it goes to its foundation instead, where rank r - 2 is up, and nobody misses it,
    since every card of rank r - 2 is up.  Later moves of these cards are left out.  Columns only
    get shorter by all this, so every other move of the line stays possible, whatever empty columns
    take.
    """
    most = min(up) + 1
    return tuple(rank * 4 + suit for suit, rank in enumerate(up) if rank <= most)
