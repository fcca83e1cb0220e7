"""What the figures hold, on an upright rod at x 0, as high on the card as it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from assets.draw.canvas import INNER, LINE, Canvas
from assets.draw.palette import (
    DARK_GOLD,
    DARK_STEEL,
    GLASS,
    GOLD,
    INK,
    IVORY,
    STALK,
    STEEL,
    WHITE,
    WOOD,
    Scheme,
)
from assets.draw.path import Path, path, together
from assets.draw.shapes import arc, box, circle, ring_of, star
from assets.draw.suits import DIAMOND, HEART, TREFOIL

Attribute = Callable[[Canvas, Scheme], None]


def _rod(canvas: Canvas, top: float, width: float, colour: str = GOLD, foot: float = 230) -> None:
    canvas.shape(box(-width / 2, top, width, foot - top), colour, INNER)


def sword(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the sword of the king of spades."""
    canvas.fill("M0 20L6.5 34L5 108H-5L-6.5 34Z", STEEL)
    canvas.fill("M0 20L6.5 34L5 108H0Z", DARK_STEEL)
    canvas.line("M0 20L6.5 34L5 108H-5L-6.5 34Z", INK, LINE)
    canvas.line("M0 36V104", INK, 1.2)
    _rod(canvas, 110, 6, scheme.dark, 149)
    canvas.shape(circle(0, 152, 5), GOLD, INNER)
    canvas.shape(
        "M-19 104Q-17 112 -8 110H8Q17 112 19 104L20 112Q14 118 0 117Q-14 118 -20 112Z", GOLD, INNER
    )


def heart_sceptre(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the sceptre of the king of hearts."""
    _rod(canvas, 48, 5)
    canvas.shape(circle(0, 60, 5), GOLD, INNER)
    canvas.shape(HEART.at(0, 38, size=0.34), scheme.main)
    canvas.fill(HEART.at(0, 37, size=0.15), GOLD)


def sun_staff(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the staff of the king of diamonds."""
    _rod(canvas, 48, 5)
    canvas.shape(star(0, 40, 20, 8, 0.62), GOLD, 2.0)
    canvas.shape(circle(0, 40, 9.5), IVORY, INNER)
    canvas.fill(DIAMOND.at(0, 40, size=0.13), scheme.main)


def tree_staff(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the staff of the king of clubs: a little tree, roots and all."""
    canvas.rod("M0 44V120C2 140 -1 160 0 230", WOOD, 5)
    canvas.shape(TREFOIL.at(0, 38, size=0.36), scheme.main)
    canvas.line("M0 52V34M0 46L-8 42M0 46L8 42", GOLD, 1.6)


def moon_staff(canvas: Canvas, scheme: Scheme) -> None:  # noqa: ARG001 - one form for all
    """Draw the staff of the queen of spades."""
    _rod(canvas, 60, 3.6)
    canvas.shape(crescent(0, 46, 19, -40), STEEL)
    canvas.shape(star(6, 41, 8), GOLD, 1.3)


def crescent(x: float, y: float, radius: float, turn: float) -> Path:
    """Return a moon whose open side looks up, turned by that angle."""
    moon = ring_of(
        [arc(0, 0, 1, 0 - 18, 180 + 18), path("M-0.95 -0.31C-0.74 0.44 0.74 0.44 0.95 -0.31")]
    )
    return moon.at(x, y, turn=-turn, size=radius)


def rose(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the rose of the queen of hearts."""
    canvas.rod("M0 60V230", STALK, 2.8, 1.6)
    canvas.shape("M0 96C-14 96 -20 86 -18 78C-8 80 0 86 0 96Z", STALK, INNER)
    canvas.shape("M0 106C10 106 18 98 17 90C8 92 0 98 0 106Z", STALK, INNER)
    for number in range(5):
        angle = radians(72 * number - 90)
        canvas.shape(circle(9 * cos(angle), 44 + 9 * sin(angle), 9.5), scheme.main, INNER)
    canvas.shape(circle(0, 44, 9.5), "#D4535A", INNER)
    canvas.line("M-5 45C-5 38 6 38 5 45C4 50 -2 49 -1 44", INK, 1.4)


def mirror(canvas: Canvas, scheme: Scheme) -> None:  # noqa: ARG001 - one form for all
    """Draw the mirror of the queen of diamonds."""
    _rod(canvas, 70, 4.6)
    canvas.shape(circle(0, 48, 22, 25), GOLD)
    canvas.shape(circle(0, 48, 16, 19), GLASS, INNER)
    canvas.line("M-7 56L6 36M-1 60L9 45", WHITE, LINE)


def sprig(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the sprig of the queen of clubs."""
    canvas.rod("M0 34V230", WOOD, 2.4, 1.6)
    leaf = path("M0 0C-7 -4 -9 -13 -3 -21C5 -15 6 -6 0 0Z")
    pairs = ((104, 58, 0.9), (86, 52, 1.0), (68, 46, 0.95), (50, 36, 0.85))
    left = [leaf.at(0, y, turn=-turn, size=size) for y, turn, size in pairs]
    canvas.shape(together([*left, leaf.at(0, 38, size=0.85)]), scheme.main, INNER)
    canvas.shape(together(left).mirrored(), scheme.main, INNER)


def spear(canvas: Canvas, scheme: Scheme) -> None:  # noqa: ARG001 - one form for all
    """Draw the spear of the jack of spades; its tip is no spade."""
    _rod(canvas, 56, 4.6, WOOD)
    canvas.fill("M0 18L9 44L0 60L-9 44Z", STEEL)
    canvas.fill("M0 18L9 44L0 60Z", DARK_STEEL)
    canvas.line("M0 18L9 44L0 60L-9 44Z", INK, LINE)
    canvas.shape("M-11 66H11L6 58H-6Z", GOLD, INNER)


def pennant(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the pennant of the jack of hearts."""
    canvas.shape("M0 28C8 24 14 32 25 28L19 44L25 60C14 64 8 56 0 60Z", scheme.second)
    canvas.fill(HEART.at(9.5, 43.5, size=0.17), GOLD)
    _rod(canvas, 24, 4.4, WOOD)
    canvas.shape(circle(0, 22, 4), GOLD, INNER)


def torch(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the torch of the jack of diamonds."""
    _rod(canvas, 66, 5, DARK_GOLD)
    canvas.shape("M-12 62H12L7 76H-7Z", GOLD, 2.0)
    canvas.shape("M0 20C4 34 15 40 10 56C8 61 -8 61 -10 56C-15 44 -4 38 0 20Z", scheme.main)
    canvas.fill("M0 38C3 46 7 50 4 58H-4C-7 50 -3 46 0 38Z", GOLD)


def bow(canvas: Canvas, scheme: Scheme) -> None:  # noqa: ARG001 - one form for all
    """Draw the bow of the jack of clubs."""
    canvas.rod("M4 24C-16 60 -16 110 4 158", WOOD, 3.2, 2.0)
    canvas.line("M4 24V158", INK, 1.3)


def orb(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the orb in the other hand of the king of hearts, around its middle."""
    canvas.shape(HEART.at(0, -17.5, size=0.15), GOLD, INNER)
    canvas.shape(circle(0, 0, 12.5), scheme.second, LINE)
    canvas.line("M-12 -2.6C-5 1.6 5 1.6 12 -2.6M0 -11.6V0", GOLD, 2.4)


def arrows(canvas: Canvas) -> None:
    """Draw the arrows in the quiver of the jack of clubs, seen from his axis."""
    for x, turn in ((-64, -24), (-57, -18), (-50, -12)):
        with canvas.at(x, 132, turn=turn):
            canvas.rod("M0 20V-34", WOOD, 1.6, 1.5)
            canvas.shape("M0 -42C5 -38 6 -30 5 -22L0 -18L-5 -22C-6 -30 -5 -38 0 -42Z", IVORY, INNER)
            canvas.line("M0 -38V-20", INK, 1.1)
