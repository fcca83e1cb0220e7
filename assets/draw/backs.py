"""The backs: all the same turned upside down, and none so fine that it shimmers when small."""

from __future__ import annotations

from collections.abc import Callable
from math import atan, degrees, sqrt

from assets.draw.attributes import crescent
from assets.draw.canvas import Canvas
from assets.draw.cut import Edge, frame
from assets.draw.figures import SLOPE
from assets.draw.index import turned
from assets.draw.palette import GOLD
from assets.draw.panel import mat, notched
from assets.draw.path import Path, path, together
from assets.draw.shapes import around, box, circle, polygon, rays, star
from assets.draw.suits import DIAMOND, SUIT_SHAPES

FIELD = box(11, 11, 228, 328, 7)
"""What lies inside the border of paper."""
_WITHIN = frame(8, 8, 242, 342)
_CREAM = "#F7EBD0"


def back(name: str) -> str:
    """Return what stands on the back of that *name*."""
    return BACKS[name]() + mat(FIELD)


def _fans() -> str:
    """Return rows of fans on midnight blue, and a starry belt across."""
    ground, fan, gold = "#26345F", "#33447A", "#E3C27A"
    canvas = Canvas()
    canvas.fill(FIELD, ground)
    upper = Canvas((*_WITHIN, Edge(-SLOPE, 1, 175 - SLOPE * 125)))
    radius = 38.0
    for row in range(-1, 7):
        y, shift = 6 + row * radius * 0.72, radius if row % 2 else 0.0
        xs = [125 + 2 * radius * number + shift for number in range(-3, 3)]
        upper.fill(together([circle(x, y, radius) for x in xs]), fan)
        upper.line(together([circle(x, y, radius - 1.3) for x in xs]), gold, 2.4)
        rings = [circle(x, y, radius - inset) for x in xs for inset in (11, 19.5)]
        upper.line(together(rings), gold, 1.8)
        upper.fill(together([circle(x, y, 9.5) for x in xs]), gold)
    belt = Canvas(_WITHIN)
    with belt.at(125, 175, turn=degrees(atan(SLOPE))):
        belt.fill(box(-170, -11, 340, 22), "#1A2446")
        belt.line("M-170 -7.9H170M-170 7.9H170", gold, 1.5, blunt=True)
        belt.fill(together([star(x, 0, 6, waist=0.36) for x in range(-108, 109, 18) if x]), gold)
    _buckle(belt, "#1A2446", gold)
    half = f'<g id="b">{upper.drawn}</g>{turned("b")}'
    return canvas.drawn + half + belt.drawn


def _buckle(canvas: Canvas, ground: str, gold: str) -> None:
    canvas.fill(circle(125, 175, 24), ground)
    canvas.line(circle(125, 175, 23), gold, 2.2)
    canvas.line(circle(125, 175, 18.5), gold, 1.2)
    canvas.fill(star(125, 175, 16, waist=0.32), gold)
    canvas.fill(star(125, 175, 9, waist=0.4, turn=-45), _CREAM)


def _lattice() -> str:
    """Return stars in a lattice on crimson, and a lozenge in the middle."""
    ground, line = "#9E2430", "#F0D9B8"
    canvas = Canvas()
    canvas.fill(FIELD, ground)
    step, inner = 26.0, frame(18, 18, 232, 332)
    weave = Canvas(inner)
    lines = [
        path(f"M{125 + k * step - 400 * way:g} -305L{125 + k * step + 400 * way:g} 655")
        for k in range(-14, 15)
        for way in (1, -1)
    ]
    weave.line(together(lines), line, 2.0, blunt=True)
    stars = [
        star(125 + i * step / 2, 175 + j * step * 0.6, 6.5, waist=0.36)
        for i in range(-8, 9)
        for j in range(-10, 11)
        if (i + j) % 2
    ]
    weave.fill(together(stars), line)
    canvas.line(box(18, 18, 214, 314, 3), line, 2.2)
    for size, colour in ((62, "#7A1622"), (50, "#7A1622")):
        canvas_line = line if size == 62 else GOLD
        weave.shape(_lozenge(size * 0.806, size), colour, 3 if size == 62 else 1.5, canvas_line)
    weave.fill(star(125, 175, 30, waist=0.3), line)
    weave.fill(star(125, 175, 17, waist=0.36, turn=-45), GOLD)
    weave.fill(circle(125, 175, 4.5), "#7A1622")
    return canvas.drawn + weave.drawn


def _lozenge(across: float, down: float) -> Path:
    return polygon((125, 175 - down), (125 + across, 175), (125, 175 + down), (125 - across, 175))


def _sunburst() -> str:
    """Return rays, a wreath and a compass star on green, in the notched frame of the faces."""
    ground, ray, gold = "#1F5A4A", "#2A6D5A", "#E9C979"
    canvas = Canvas(frame(20, 20, 230, 330))
    canvas.fill(rays(125, 175, 32), ray)
    for x, y in ((20, 20), (188, 288)):
        canvas.fill(box(x, y, 42, 42), ground)
    field = Canvas()
    field.fill(FIELD, ground)
    over = Canvas()
    over.line(notched(62, 62, 20), gold, 2.2)
    over.fill(star(39.5, 39.5, 16, waist=0.32) + star(210.5, 310.5, 16, waist=0.32), gold)
    for radius, width in ((74, 2.2), (69, 1.2), (50, 1.6)):
        over.line(circle(125, 175, radius), gold, width)
    leaf = path("M0 0C-4 -4 -4 -10 0 -15C4 -10 4 -4 0 0Z")
    wreath = [leaf.at(*point, turn=angle + 90) for point, angle in around(125, 175, 52.5, 24)]
    over.fill(together(wreath), gold)
    gems = [DIAMOND.at(*p, size=0.2, turn=angle + 90) for p, angle in around(125, 175, 30, 4, -90)]
    over.fill(together(gems), _CREAM)
    over.fill(star(125, 175, 44, waist=0.22), gold)
    over.fill(star(125, 175, 24, waist=0.36, turn=-45), _CREAM)
    over.fill(circle(125, 175, 6), ground)
    return field.drawn + canvas.drawn + over.drawn


def _night() -> str:
    """Return stars around two moons on graphite."""
    gold, pale = "#E3C27A", "#C9D0DA"
    canvas = Canvas()
    canvas.fill(FIELD, "#2B3038")
    for colour, parity in ((gold, 0), (pale, 1)):
        stars = [one for number in range(11, 110) if number % 2 == parity for one in _stars(number)]
        canvas.fill(together(stars), colour)
    canvas.line(box(20, 20, 210, 310, 3), gold, 2.2)
    for radius, width in ((48, 2.2), (43, 1.2)):
        canvas.line(circle(125, 175, radius), gold, width)
    canvas.fill(crescent(125, 153, 18, 0) + crescent(125, 197, 18, 180), pale)
    canvas.fill(star(125, 150, 9, waist=0.34) + star(125, 200, 9, waist=0.34), gold)
    return canvas.drawn


def _stars(number: int) -> list[Path]:
    """Return a star of the upper half and its twin below, laid as seeds lie in a flower."""
    turn = 180 * (3 - sqrt(5)) * number
    ((x, y), _), *_ = around(125, 175, 17.5 * sqrt(number), 1, turn)
    size = 7.5 if number % 3 else 10.5
    if y > 175 - size or not (32 < x < 218 and y > 32):
        return []
    return [star(x, y, size, waist=0.34), star(250 - x, 350 - y, size, waist=0.34)]


def _quilt() -> str:
    """Return the four suits on a quilt of plum."""
    ground, patch, thread = "#552A4C", "#693760", "#E8C9B4"
    field, canvas = Canvas(), Canvas(frame(20, 20, 230, 330))
    field.fill(FIELD, ground)
    across, down = 30.0, 310 / 8
    patches, signs = [], list[Path]()
    for row in range(8):
        for column in range(7):
            x, y = 20 + across * (column + 0.5), 20 + down * (row + 0.5)
            if (row + column) % 2:
                patches.append(box(x - across / 2, y - down / 2, across, down))
            upper = row * 7 + column < 28
            name = "SHCD"[(column + row * 2 if upper else 6 - column + (7 - row) * 2) % 4]
            signs.append(SUIT_SHAPES[name].at(x, y, size=0.17, turn=0 if upper else 180))
    canvas.fill(together(patches), patch)
    canvas.fill(together(signs), thread)
    canvas.line(box(20, 20, 210, 310, 3), thread, 2.2)
    return field.drawn + canvas.drawn


BACKS: dict[str, Callable[[], str]] = {
    "fans": _fans,
    "lattice": _lattice,
    "sunburst": _sunburst,
    "night": _night,
    "quilt": _quilt,
}
