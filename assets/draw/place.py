"""Where a drawing is put on the card: moved, turned, made larger or smaller, mirrored."""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import NamedTuple

Point = tuple[float, float]
"""x to the right and y downwards, in units of a card 250 wide and 350 high."""


class Place(NamedTuple):
    """An affine map: x becomes a x + c y + e, and y becomes b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def of(self, point: Point) -> Point:
        """Return where *point* comes to lie."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def within(self, outer: Place) -> Place:
        """Return this place as seen from where *outer* is put."""
        e, f = outer.of((self.e, self.f))
        return Place(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            e,
            f,
        )

    @property
    def scale(self) -> float:
        """How much longer lines become."""
        return sqrt(abs(self.a * self.d - self.b * self.c))


def place(
    x: float = 0.0,
    y: float = 0.0,
    *,
    turn: float = 0.0,
    size: float = 1.0,
    wide: float | None = None,
) -> Place:
    """Return the place of a drawing sized, then turned clockwise by *turn* degrees, then moved.

    *wide* is a size for the width alone; a negative one mirrors.
    """
    width = size if wide is None else wide
    c, s = cos(radians(turn)), sin(radians(turn))
    return Place(c * width, s * width, -s * size, c * size, x, y)


MIRRORED = Place(a=-1.0)
HALF_TURN = Place(a=-1.0, d=-1.0, e=250.0, f=350.0)
"""The card turned upside down."""
