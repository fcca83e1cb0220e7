"""Every picture of the deck by its file name."""

from __future__ import annotations

from collections.abc import Iterator

from assets.draw.aces import ace
from assets.draw.backs import BACKS, back
from assets.draw.canvas import document
from assets.draw.courts import court, large_court
from assets.draw.icon import icon, small_icon
from assets.draw.marks import marks
from assets.draw.palette import INK, RANKS, SUIT_COLOURS, SUITS
from assets.draw.panel import card
from assets.draw.pips import large_card, number_card

SMALL_ICONS = (16, 24)
"""The sizes in pixels for which the icon is drawn anew."""


def pictures() -> Iterator[tuple[str, str]]:
    """Yield the name below assets/cards and the text of each picture."""
    for suit in SUITS:
        for rank in RANKS:
            colour = SUIT_COLOURS[suit]
            yield f"classic/{suit}{rank}.svg", document(card(colour, face(rank, suit)))
            yield f"large/{suit}{rank}.svg", document(card(colour, large_face(rank, suit)))
    for name in BACKS:
        yield f"backs/{name}.svg", document(card(INK, back(name)))
    for name, text in marks().items():
        yield f"marks/{name}.svg", text
    yield "icon.svg", icon()
    for pixels in SMALL_ICONS:
        yield f"icon-{pixels}.svg", small_icon(pixels)


def face(rank: str, suit: str) -> str:
    """Return what stands on a card with classic figures."""
    if rank == "A":
        return ace(suit)
    return court(rank, suit) if rank in "JQK" else number_card(rank, suit)


def large_face(rank: str, suit: str) -> str:
    """Return what stands on a card with large figures."""
    return large_court(rank, suit) if rank in "JQK" else large_card(rank, suit)
