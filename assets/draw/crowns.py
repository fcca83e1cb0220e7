"""The kings' crowns, no two alike; around the middle of the head."""

from __future__ import annotations

from assets.draw.canvas import INNER, LINE, Canvas
from assets.draw.palette import GOLD, INK, IVORY, Scheme
from assets.draw.path import path, together
from assets.draw.shapes import circle, polygon
from assets.draw.suits import HEART, TREFOIL


def crown(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the crown of the king of *suit*."""
    {"S": _spikes, "H": _arches, "D": _lozenges, "C": _trefoils}[suit](canvas, scheme)


def _band(canvas: Canvas, middle: str, outer: str) -> None:
    """Draw the ring of the crown with its three gems."""
    canvas.shape("M-23 -33C-11.5 -29 11.5 -29 23 -33L22 -24C11.5 -20 -11.5 -20 -22 -24Z", GOLD)
    canvas.shape(circle(-14, -27.1, 2.5) + circle(14, -27.1, 2.5), outer, 1.0)
    canvas.shape(circle(0, -25.9, 2.5), middle, 1.0)


def _spikes(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-20 -32C-18 -50 18 -50 20 -32Z", scheme.dark, INNER)
    canvas.shape(
        "M-23 -32L-27 -56L-20.5 -42L-14 -60L-7 -42L0 -66L7 -42L14 -60L20.5 -42L27 -56L23 -32"
        "Q0 -26 -23 -32Z",
        GOLD,
    )
    tips = ((-27, -57), (-14, -61), (0, -67), (14, -61), (27, -57))
    canvas.shape(together([circle(x, y, 3) for x, y in tips]), IVORY, INNER)
    _band(canvas, scheme.main, IVORY)


def _arches(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-23 -32C-33 -54 -10 -62 0 -52C10 -62 33 -54 23 -32Z", scheme.second)
    canvas.line("M0 -52V-33", GOLD, 5)
    canvas.rod("M-22 -32C-31 -52 -10 -60 0 -52C10 -60 31 -52 22 -32", GOLD, 4.0)
    canvas.shape(HEART.at(0, -62, size=0.17), scheme.main, INNER)
    _band(canvas, IVORY, scheme.second)


def _lozenges(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-20 -32C-18 -48 18 -48 20 -32Z", scheme.dark, INNER)
    for x, y, r in ((-19, -46, 9), (19, -46, 9), (0, -52, 13)):
        canvas.shape(
            polygon((x, y - r * 1.3), (x + r, y), (x, y + r * 1.5), (x - r, y)), GOLD, LINE
        )
        canvas.fill(
            polygon((x, y - r * 0.5), (x + r * 0.4, y), (x, y + r * 0.5), (x - r * 0.4, y)),
            scheme.main,
        )
    _band(canvas, scheme.second, IVORY)


def _trefoils(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-20 -32C-18 -46 18 -46 20 -32Z", scheme.dark, INNER)
    canvas.shape("M-23 -32L-24 -44L-12 -37L0 -48L12 -37L24 -44L23 -32Z", GOLD)
    leaves = [
        TREFOIL.at(x, y, size=k) for x, y, k in ((-24, -50, 0.15), (24, -50, 0.15), (0, -55, 0.2))
    ]
    canvas.shape(together(leaves), GOLD, INNER)
    canvas.line(path("M0 -50V-44"), INK, 1.2)
    _band(canvas, scheme.main, IVORY)
