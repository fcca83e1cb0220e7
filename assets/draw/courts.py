"""The twelve courts: one half is drawn, the other is the same turned, and a belt joins them."""

from __future__ import annotations

from math import atan, degrees

from assets.draw.canvas import FINE, LINE, Canvas
from assets.draw.cut import frame
from assets.draw.figures import AXIS, CUTS, SLOPE, background, pearls, rings, sun
from assets.draw.index import LARGE, both_corners, corner, turned
from assets.draw.jacks import jack
from assets.draw.kings import king
from assets.draw.palette import GOLD, SCHEMES, SUIT
from assets.draw.panel import PANEL, framed, mat
from assets.draw.path import together
from assets.draw.place import place
from assets.draw.queens import queen
from assets.draw.shapes import box, circle, star
from assets.draw.suits import SUIT_SHAPES

FIGURES = {"K": king, "Q": queen, "J": jack}
HALOS = {"K": sun, "Q": pearls, "J": rings}
PIP = (41.0, 91.0)
PIP_HEIGHT = 40.0
BUST = box(14, 102, 222, 234, 8)
"""The window of a court with large figures, in which the figure stands a fifth larger."""
LARGER = 1.2


def court(rank: str, suit: str) -> str:
    """Return what stands on a court with classic figures."""
    scheme = SCHEMES[suit]
    half = Canvas(CUTS)
    background(half, scheme)
    HALOS[rank](half)
    FIGURES[rank](half, suit, scheme)
    half.fill(SUIT_SHAPES[suit].at(*PIP, size=PIP_HEIGHT / 100), SUIT)
    belt = Canvas()
    _belt(belt, suit)
    both = f'<g id="h">{half.drawn}</g>{turned("h")}{belt.drawn}'
    drawn = f'<g stroke-linejoin="round" stroke-linecap="round">{both}</g>'
    return drawn + mat(PANEL) + framed(PANEL) + both_corners(rank, suit)


def large_court(rank: str, suit: str) -> str:
    """Return what stands on a court with large figures: one bust in a window."""
    bust = Canvas(
        frame(10, 98, 240, 340), place(130 - LARGER * AXIS, 103 - LARGER * 22, size=LARGER)
    )
    FIGURES[rank](bust, suit, SCHEMES[suit])
    drawn = f'<g stroke-linejoin="round" stroke-linecap="round">{bust.drawn}</g>'
    sign = f'<path d="{corner(rank, suit, LARGE).d}" fill="{SUIT}"/>'
    return drawn + mat(BUST) + framed(BUST, 3) + sign


def _belt(canvas: Canvas, suit: str) -> None:
    """Draw the belt with its buckle; its suits stand towards the figure that wears them."""
    with canvas.at(125, 175, turn=degrees(atan(SLOPE))):
        canvas.shape(box(-122, -9, 244, 18), SCHEMES[suit].dark, LINE)
        canvas.line("M-122 -4.9H122M-122 4.9H122", GOLD, 1.4)
        signs = [SUIT_SHAPES[suit].at(x, 0, size=0.085, turn=180) for x in (27, 44, 61, 78, 95)]
        signs += [SUIT_SHAPES[suit].at(-x, 0, size=0.085) for x in (27, 44, 61, 78, 95)]
        dots = [
            circle(x * side, 0, 1.3)
            for side in (1, -1)
            for x in (18.5, 35.5, 52.5, 69.5, 86.5, 103.5)
        ]
        canvas.fill(together(signs + dots), GOLD)
        canvas.shape(circle(0, 0, 16), GOLD, LINE)
        canvas.shape(circle(0, 0, 11.5), SCHEMES[suit].dark, FINE)
        canvas.fill(star(0, 0, 10, waist=0.36), GOLD)
