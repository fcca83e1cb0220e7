"""Where the figure on a court stands, and what lies behind its head."""

from __future__ import annotations

from math import cos, radians, sin

from assets.draw.canvas import Canvas
from assets.draw.cut import Edge, frame
from assets.draw.palette import GOLD, Scheme
from assets.draw.panel import PANEL
from assets.draw.path import path, together
from assets.draw.shapes import around, circle, rays

AXIS, HEAD = 146.0, 92.0
"""The middle of the head: right of the card's, so that it rises beside the index."""
HAND = 208.0
"""Where an upright attribute stands."""
SLOPE = 0.13
"""How steeply the belt falls to the right, which leaves room for the arm."""
ABOVE_BELT = Edge(-SLOPE, 1, 175 - SLOPE * 125)
CUTS = (*frame(12, 12, 238, 338), ABOVE_BELT)
"""The mat covers the outer cuts, the belt the last."""
HALO_Y = HEAD - 6


def background(canvas: Canvas, scheme: Scheme) -> None:
    """Paint the panel, its rays, and the quiet disc behind the head."""
    canvas.fill(PANEL, scheme.tint)
    canvas.fill(rays(AXIS, HEAD - 2, 28), scheme.ray)
    canvas.fill(circle(AXIS, HALO_Y, 50), scheme.tint)


def sun(canvas: Canvas) -> None:
    """Draw the king's halo: a ring with rays."""
    canvas.line(circle(AXIS, HALO_Y, 46.5), GOLD, 1.6)
    ticks = []
    for number in range(36):
        c, s = cos(radians(10 * number + 5)), sin(radians(10 * number + 5))
        end = 54.5 if number % 2 else 52.2
        ticks.append(path(f"M{49.6 * c:.3f} {49.6 * s:.3f}L{end * c:.3f} {end * s:.3f}"))
    canvas.line(together(ticks).at(AXIS, HALO_Y), GOLD, 1.5)


def pearls(canvas: Canvas) -> None:
    """Draw the queen's halo: a ring of pearls."""
    canvas.line(circle(AXIS, HALO_Y, 45.5), GOLD, 1.2)
    beads = [circle(x, y, 1.7) for (x, y), _ in around(AXIS, HALO_Y, 49.6, 40)]
    canvas.fill(together(beads), GOLD)


def rings(canvas: Canvas) -> None:
    """Draw the jack's halo: two plain rings."""
    canvas.line(circle(AXIS, HALO_Y, 50), GOLD, 1.6)
    canvas.line(circle(AXIS, HALO_Y, 45.5), GOLD, 0.9)
