"""Circles, arcs, polygons, stars and rays."""

from __future__ import annotations

from math import cos, radians, sin, tan

from assets.draw.path import Contour, Path, Step, together
from assets.draw.place import Point


def polygon(*points: Point) -> Path:
    """Return the polygon with those corners."""
    return Path((Contour(points[0], tuple((point,) for point in points[1:]), closed=True),))


def box(x: float, y: float, width: float, height: float, corner: float = 0.0) -> Path:
    """Return a rectangle with corners of that radius."""
    right, bottom = x + width, y + height
    if not corner:
        return polygon((x, y), (right, y), (right, bottom), (x, bottom))
    arcs = (
        (right - corner, y + corner, -90.0),
        (right - corner, bottom - corner, 0.0),
        (x + corner, bottom - corner, 90.0),
        (x + corner, y + corner, 180.0),
    )
    return ring_of([arc(cx, cy, corner, first, first + 90) for cx, cy, first in arcs])


def arc(x: float, y: float, radius: float, first: float, last: float) -> Path:
    """Return a part of a circle from one angle to another, degrees clockwise from the right."""
    count = max(1, -(-int(abs(last - first) + 0.5) // 90))
    turn = radians((last - first) / count)
    reach = 4 / 3 * tan(turn / 4) * radius
    steps: list[Step] = []
    for number in range(count):
        one = radians(first) + number * turn
        two = one + turn
        steps.append(
            (
                (
                    x + radius * cos(one) - reach * sin(one),
                    y + radius * sin(one) + reach * cos(one),
                ),
                (
                    x + radius * cos(two) + reach * sin(two),
                    y + radius * sin(two) - reach * cos(two),
                ),
                (x + radius * cos(two), y + radius * sin(two)),
            )
        )
    start = (x + radius * cos(radians(first)), y + radius * sin(radians(first)))
    return Path((Contour(start, tuple(steps), closed=False),))


def ring_of(parts: list[Path]) -> Path:
    """Return one closed outline that runs through open *parts* and straight on between them."""
    lines = [contour for part in parts for contour in part.contours]
    steps = list(lines[0].steps)
    for line in lines[1:]:
        steps += [(line.start,), *line.steps]
    return Path((Contour(lines[0].start, tuple(steps), closed=True),))


def circle(x: float, y: float, radius: float, high: float | None = None) -> Path:
    """Return a circle, or an ellipse *high* from its middle to its top."""
    line = arc(0, 0, radius, 0, 360).contours[0]
    whole = Path((line._replace(closed=True),))
    return whole.at(x, y, size=1 if high is None else high / radius, wide=1)


def star(
    x: float, y: float, radius: float, points: int = 4, waist: float = 0.38, turn: float = -90
) -> Path:
    """Return a star; *waist* is how far in its corners lie, as a part of *radius*."""
    corners: list[Point] = []
    for number in range(2 * points):
        angle = radians(turn + number * 180 / points)
        reach = radius * waist if number % 2 else radius
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return polygon(*corners)


def rays(x: float, y: float, count: int, reach: float = 340) -> Path:
    """Return wedges that spread from a point, as wide as what they leave between them."""
    wedges = []
    for number in range(count):
        one, two = (radians(360 * (number + part) / count) for part in (0.25, 0.75))
        wedges.append(
            polygon(
                (x, y),
                (x + reach * cos(one), y + reach * sin(one)),
                (x + reach * cos(two), y + reach * sin(two)),
            )
        )
    return together(wedges)


def around(
    x: float, y: float, radius: float, count: int, first: float = 0.0
) -> list[tuple[Point, float]]:
    """Return *count* points on a circle, and the angle of each in degrees."""
    angles = [first + 360 * number / count for number in range(count)]
    return [
        ((x + radius * cos(radians(angle)), y + radius * sin(radians(angle))), angle)
        for angle in angles
    ]
