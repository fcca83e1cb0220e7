"""Hair and beards of the kings, around the middle of the head."""

from __future__ import annotations

from typing import NamedTuple

from assets.draw.canvas import Canvas
from assets.draw.palette import LIP, SCHEMES
from assets.draw.path import Path, path
from assets.draw.shapes import arc, circle, ring_of


class Hair(NamedTuple):
    """The colour of hair, and that of the light on it."""

    colour: str
    light: str


KINGS_HAIR = {
    **{suit: Hair(scheme.hair, scheme.hair_light) for suit, scheme in SCHEMES.items()},
    "C": Hair("#EFEADC", "#8E9A90"),
}
"""The king of clubs is old."""


def locks(canvas: Canvas, hair: Hair) -> None:
    """Draw the hair at both sides, rolled up at the ends."""
    canvas.shape(
        path("M-18 -26C-30 -18 -27 4 -29 12C-30 18 -26 24 -20 22L-16 10Z").both(), hair.colour
    )
    canvas.line(path("M-22 -16C-25 -6 -23 4 -24 14").both(), hair.light)
    canvas.shape(circle(-28, 20, 7.5) + circle(28, 20, 7.5), hair.colour, 2.0)
    roll = path("M-35.5 20C-35.5 13.2 -24.2 14 -24.6 20C-25 23.8 -30.2 23 -29.5 20")
    canvas.line(roll.both(), hair.light, 1.5)


def _curls() -> Path:
    """Return the outline of a beard of round curls."""
    return ring_of(
        [
            path("M20 0L20.4 7"),
            arc(18, 12.5, 6, -65, 55),
            arc(16.5, 23, 6.5, -35, 75),
            arc(9.5, 33, 7, -25, 95),
            arc(0, 37, 7.5, 25, 155),
            arc(-9.5, 33, 7, 85, 205),
            arc(-16.5, 23, 6.5, 105, 215),
            arc(-18, 12.5, 6, 125, 245),
            path("M-20.4 7L-20 0C-16 10 -11 10.5 -7 9.5C-3 8 3 8 7 9.5C11 10.5 16 10 20 0"),
        ]
    )


_FORKED = (
    "M-19 2C-15 12 -11 11 -7 9.5C-3 8 3 8 7 9.5C11 11 15 12 19 2C22 18 18 36 10 52"
    "C6 46 3 40 0 33C-3 40 -6 46 -10 52C-18 36 -22 18 -19 2Z"
)
_LONG = (
    "M-19.5 0C-16 11 -11 11 -7 9.5C-3 8 3 8 7 9.5C11 11 16 11 19.5 0C22 18 20 34 17 50"
    "L8.5 46L0 52L-8.5 46L-17 50C-20 34 -22 18 -19.5 0Z"
)
BEARDS: dict[str, tuple[Path, str]] = {
    "S": (path(_FORKED), "M-12 16C-12 28 -11 36 -9.5 44M-6 20C-6 26 -5 30 -3 34"),
    "H": (
        _curls(),
        "M-18 13C-18 9 -12 10 -13 14M-17 25C-17 20 -10 21 -11 26M-5 36C-6 31 -1 30 1 33",
    ),
    "C": (path(_LONG), "M-12 16C-13 26 -13 36 -12 42M-6 21C-6.5 30 -6 38 -5 44"),
}
"""The outline of each beard seen from the front, and the light on its left half."""


def beard(canvas: Canvas, suit: str, hair: Hair) -> None:
    """Draw the beard of a king who is seen from the front."""
    outline, light = BEARDS[suit]
    canvas.shape(outline, hair.colour)
    canvas.line(path(light).both(), hair.light)
    canvas.fill("M-5 15.5C-2 14.5 2 14.5 5 15.5C3 19 -3 19 -5 15.5Z", LIP)
    moustache = path(
        "M0 9.5C-4 7.6 -8 9 -11 12C-14 14.6 -17 14 -19 11C-18 18 -12 20 -7 18C-4 16.8 -1.6 15 0 13Z"
    )
    canvas.shape(moustache.both(), hair.colour, 1.4)


def goatee(canvas: Canvas, hair: Hair) -> None:
    """Draw the pointed beard of a king who looks to the left, and his hair behind the ear."""
    canvas.shape(
        "M-16.4 18C-15 21 -9 21 -5 19C1 16 5 10 5 2L10 4C11 14 6 24 -2 29C-6 35 -13 42 -21 46"
        "C-18 38 -19 26 -16.4 18Z",
        hair.colour,
    )
    canvas.line(
        "M-14 24C-13 30 -14 35 -16 40M-9 24C-8 29 -9 32 -11 35M-1 21C3 18 6 13 7 8", hair.light
    )
    canvas.fill("M-16.6 13.2L-10.6 12.8C-11.6 15.6 -13.4 16.8 -15.4 16.8Z", LIP)
    canvas.shape(
        "M-15 8.2C-18 8.4 -20 10 -23.4 9.4C-21 13.6 -16 14.4 -11 13C-8.6 12.2 -7.6 14 -5.6 15.4"
        "C-6 11 -10 7.6 -15 8.2Z",
        hair.colour,
        1.4,
    )


def mane(canvas: Canvas, hair: Hair) -> None:
    """Draw the hair of a king who looks to the left: waved, and rolled up at the neck."""
    canvas.shape(
        "M-8 -28C-8 -21 -4 -14 2 -11C5 -9 5 -3 5 1L11 7C13 12 12 18 14 24C20 32 34 30 36 20"
        "C37 14 32 10 29 12C32 2 31 -22 18 -28Z",
        hair.colour,
    )
    canvas.line(
        "M8 -20C19 -16 23 -2 20 14M17 -22C26 -14 28 0 25 10M22 22"
        "C22 27 30 27 31 21C31 17 26 17 26 20",
        hair.light,
    )
