"""What the queens wear on their hair, around the middle of the head."""

from __future__ import annotations

from math import cos, radians, sin

from assets.draw.attributes import crescent
from assets.draw.canvas import FINE, INNER, LINE, Canvas
from assets.draw.palette import GOLD, IVORY, STALK, Scheme
from assets.draw.path import path, together
from assets.draw.shapes import circle, star
from assets.draw.suits import DIAMOND


def tiara(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the tiara or the wreath of the queen of *suit*."""
    {"S": _moon, "H": _roses, "D": _sunrise, "C": _leaves}[suit](canvas, scheme)


def _moon(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape(
        "M-22 -24C-18 -30 18 -30 22 -24L23 -33C16 -38 8 -40 0 -40C-8 -40 -16 -38 -23 -33Z", GOLD
    )
    canvas.shape(crescent(0, -50, 13, 0), GOLD, 2.0)
    canvas.shape(star(0, -56, 6), GOLD, FINE)
    canvas.shape(star(-20, -43, 6) + star(20, -43, 6), GOLD, FINE)
    canvas.shape(circle(0, -33, 3), scheme.second, FINE)


def _roses(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-22 -24C-18 -30 18 -30 22 -24L22 -30C16 -37 -16 -37 -22 -30Z", STALK, INNER)
    petal = path("M-0.5 0C-0.5 -0.7 0.6 -0.6 0.45 0.1C0.2 0.6 -0.3 0.3 -0.1 -0.1")
    for x, y, r in ((-17, -35, 7), (17, -35, 7), (0, -42, 10)):
        canvas.shape(circle(x, y, r), scheme.main, 2.0)
        canvas.line(petal.at(x, y, size=r), "#F2B8A8", 1.4)


def _sunrise(canvas: Canvas, scheme: Scheme) -> None:
    for number, (angle, length) in enumerate(((-56, 24), (-28, 29), (0, 34), (28, 29), (56, 24))):
        turned = radians(angle - 90)
        x, y = length * cos(turned), -28 + length * sin(turned) * 0.95
        canvas.rod(f"M0 -26L{x:.2f} {y:.2f}", GOLD, 3, 1.9)
        canvas.shape(circle(x, y, 4), IVORY if number % 2 else scheme.main, INNER)
    canvas.shape("M-23 -22C-18 -29 18 -29 23 -22L21 -33C12 -39 -12 -39 -21 -33Z", GOLD, LINE)
    canvas.shape(DIAMOND.at(0, -32, size=0.1), scheme.second, 1.0)


def _leaves(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-22 -24C-18 -30 18 -30 22 -24L23 -31C14 -36 -14 -36 -23 -31Z", GOLD, INNER)
    leaf, vein = path("M0 0C-6 -5 -6 -14 0 -21C6 -14 6 -5 0 0Z"), path("M0 -3V-14")
    places = (
        (-20, -31, -40, 0.8),
        (20, -31, 40, 0.8),
        (-11, -34, -20, 0.95),
        (11, -34, 20, 0.95),
        (0, -35, 0, 1.15),
    )
    canvas.shape(
        together([leaf.at(x, y, turn=turn, size=size) for x, y, turn, size in places]),
        scheme.main,
        INNER,
    )
    veins = [vein.at(x, y, turn=turn, size=size) for x, y, turn, size in places]
    canvas.line(together(veins), scheme.second, 1.4)
