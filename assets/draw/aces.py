"""The aces: the suit in a medallion, rays behind it, and a star at its heart."""

from __future__ import annotations

from typing import NamedTuple

from assets.draw.canvas import Canvas
from assets.draw.cut import frame
from assets.draw.index import both_corners
from assets.draw.palette import GOLD, PAPER, SCHEMES, SUIT
from assets.draw.panel import PANEL, framed, mat
from assets.draw.path import Path, path, together
from assets.draw.shapes import arc, around, circle, polygon, rays, star
from assets.draw.suits import DIAMOND, HEART, SUIT_SHAPES

X, Y = 125.0, 175.0
MEDALLION = 82.0
_LOZENGE = polygon((0, -4.2), (2.4, 0), (0, 4.2), (-2.4, 0))
_SPADE_LINE = path(
    "M0 -51C12 -30 45 -10 45 16C45 31 34 39 23 39C14 39 6 35 0 27"
    "C-6 35 -14 39 -23 39C-34 39 -45 31 -45 16C-45 -10 -12 -30 0 -51Z"
)


class Engraving(NamedTuple):
    """The line within an ace's suit, and where the star lies, both as seen from the middle."""

    line: Path
    star: float


def _club_line() -> Path:
    """Return a line in each leaf of the club, open towards the star."""
    leaves = [(0.0, -27.0, 115.0), (-25.0, 11.0, 0.0), (25.0, 11.0, 238.0)]
    arcs = [arc(1.08 * x, 2 + 1.08 * y, 17.5, first, first + 310 - 60) for x, y, first in leaves]
    return together(arcs)


ENGRAVINGS = {
    "S": Engraving(_SPADE_LINE.at(0, 3.2, size=0.885), 10),
    "H": Engraving(HEART.at(0, -1.2, size=0.885), -6),
    "D": Engraving(DIAMOND.at(size=0.88), 0),
    "C": Engraving(_club_line(), 2),
}


def ace(suit: str) -> str:
    """Return what stands on an ace."""
    scheme = SCHEMES[suit]
    ground = Canvas(frame(13, 13, 237, 337))
    ground.fill(PANEL, scheme.tint)
    ground.fill(rays(X, Y, 36), scheme.ray)
    canvas = Canvas()
    _medallion(canvas)
    with canvas.at(X, Y):
        _engraved(canvas, suit)
    for x, y in ((214, 37), (36, 313)):
        canvas.shape(star(x, y, 13, waist=0.34), GOLD, 1.5)
    drawn = f'<g stroke-linejoin="round">{canvas.drawn}</g>'
    return ground.drawn + mat(PANEL) + drawn + framed(PANEL) + both_corners("A", suit)


def _medallion(canvas: Canvas) -> None:
    canvas.shape(circle(X, Y, MEDALLION), PAPER, 2.2)
    canvas.line(circle(X, Y, MEDALLION - 5), GOLD, 1.8)
    lozenges = [
        _LOZENGE.at(*point, turn=angle + 90) for point, angle in around(X, Y, MEDALLION - 11, 32)
    ]
    canvas.fill(together(lozenges), GOLD)
    canvas.line(circle(X, Y, MEDALLION - 17), GOLD, 1.2)


def _engraved(canvas: Canvas, suit: str) -> None:
    engraving = ENGRAVINGS[suit]
    if suit == "D":
        canvas.fill(SUIT_SHAPES[suit].at(size=1.1), SUIT)
    else:
        canvas.fill(SUIT_SHAPES[suit].at(0, 2, size=1.08), SUIT)
    canvas.line(engraving.line, PAPER, 2.2)
    canvas.fill(star(0, engraving.star, 21, waist=0.30), PAPER)
    canvas.fill(star(0, engraving.star, 12, waist=0.36, turn=-45), GOLD)
    canvas.fill(circle(0, engraving.star, 4.4), SUIT)
