"""The corner that is read: rank and suit side by side, both seen in a covered card."""

from __future__ import annotations

from typing import NamedTuple

from assets.draw.glyphs import BOLD, STANDARD, Pen, glyph
from assets.draw.palette import SUIT
from assets.draw.path import Path
from assets.draw.suits import SUIT_SHAPES


class Index(NamedTuple):
    """Where rank and suit stand: heights, widths and middles in units of the card.

    The ten needs more room: *ten* is how much wider it may be, and how far it moves the suit.
    """

    pen: Pen
    top: float
    height: float
    middle: float
    width: float
    suit_x: float
    suit_height: float
    ten: tuple[float, float]

    @property
    def suit_y(self) -> float:
        """The middle of the suit."""
        return self.top + self.height / 2


CLASSIC = Index(STANDARD, 15, 48, 33, 38, 74.5, 40, (5, 5.2))
LARGE = Index(BOLD, 14, 78, 44, 60, 119, 70, (6, 6))


def corner(rank: str, suit: str, index: Index) -> Path:
    """Return rank and suit as they stand in the upper left corner."""
    wider, farther = index.ten if rank == "10" else (0.0, 0.0)
    sign = glyph(rank, index.pen)
    size = index.height / 100
    width = min(sign.width * size, index.width + wider)
    left = index.middle + wider / 2 - width / 2
    outline = sign.outline.at(left, index.top, size=size, wide=width / sign.width)
    return outline + SUIT_SHAPES[suit].at(
        index.suit_x + farther, index.suit_y, size=index.suit_height / 100
    )


def both_corners(rank: str, suit: str) -> str:
    """Return the classic index, standing and turned."""
    one = f'<path id="i" d="{corner(rank, suit, CLASSIC).d}"/>'
    return f'<g fill="{SUIT}">{one}{turned("i")}</g>'


def turned(name: str) -> str:
    """Return the element of that *name* once more, turned upside down."""
    return f'<use xlink:href="#{name}" transform="rotate(180 125 175)"/>'
