"""Scissors: shapes cut along a straight edge, and lines that end where a shape ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from assets.draw.path import Contour, Path, Step
from assets.draw.place import Point

Inside = Callable[[Point], bool]
_LOOKS, _HALVINGS = 12, 24
"""How often a step is looked at for a crossing, and how finely a crossing is found."""


class Edge(NamedTuple):
    """What stays is where a x + b y is at most c."""

    a: float
    b: float
    c: float

    def keeps(self, point: Point) -> bool:
        """Return whether *point* stays."""
        return self.a * point[0] + self.b * point[1] <= self.c


def frame(left: float, top: float, right: float, bottom: float) -> tuple[Edge, ...]:
    """Return the edges of a rectangle."""
    return Edge(-1, 0, -left), Edge(1, 0, right), Edge(0, -1, -top), Edge(0, 1, bottom)


def cut(path: Path, edges: tuple[Edge, ...]) -> Path:
    """Return what stays of *path*; a closed shape is closed again along the cut."""
    contours = path.contours
    for edge in edges:
        contours = tuple(left for contour in contours for left in _cut(contour, edge))
    return Path(contours)


def trimmed(lines: Path, area: Path) -> Path:
    """Return the parts of *lines* that run inside *area*."""
    inside = _inside(area)
    return Path(tuple(part for line in lines.contours for part in _parts(line, inside)))


def holds(area: Path, path: Path) -> bool:
    """Return whether all points of *path* lie inside *area*."""
    inside = _inside(area)
    return all(inside(point) for contour in path.contours for point in contour.points)


def flat(contour: Contour) -> list[Point]:
    """Return points close together along *contour*."""
    here, points = contour.start, [contour.start]
    for step in contour.steps:
        count = 1 if len(step) == 1 else _LOOKS
        points += [_on(here, step, number / count) for number in range(1, count + 1)]
        here = step[-1]
    return points


def _cut(contour: Contour, edge: Edge) -> list[Contour]:
    kept = [edge.keeps(point) for point in contour.points]
    if all(kept):
        return [contour]
    if not any(kept):
        return []
    if not contour.closed:
        return list(_parts(contour, edge.keeps))
    whole = contour._replace(steps=(*contour.steps, (contour.start,)), closed=False)
    parts = list(_parts(whole, edge.keeps))
    if not parts:
        return []
    steps = list(parts[0].steps)
    for part in parts[1:]:
        steps += [(part.start,), *part.steps]
    return [Contour(parts[0].start, tuple(steps), closed=True)]


def _parts(line: Contour, inside: Inside) -> Iterator[Contour]:
    """Yield the parts of an open *line* that lie inside."""
    if line.closed:
        line = line._replace(steps=(*line.steps, (line.start,)), closed=False)
    here, start, steps = line.start, line.start, list[Step]()
    for step in line.steps:
        for first, piece, stays in _pieces(here, step, inside):
            if stays:
                start = start if steps else first
                steps.append(piece)
            elif steps:
                yield Contour(start, tuple(steps), closed=False)
                steps = []
        here = step[-1]
    if steps:
        yield Contour(start, tuple(steps), closed=False)


def _pieces(here: Point, step: Step, inside: Inside) -> Iterator[tuple[Point, Step, bool]]:
    """Yield the pieces of a step between crossings: where each starts, and whether it is inside."""
    crossings = [0.0, *_crossings(here, step, inside), 1.0]
    for one, two in pairwise(crossings):
        if two - one > 1e-6:
            start, piece = _between(here, step, one, two)
            yield start, piece, inside(_on(here, step, (one + two) / 2))


def _crossings(here: Point, step: Step, inside: Inside) -> Iterator[float]:
    looks = [number / _LOOKS for number in range(_LOOKS + 1)]
    seen = [inside(_on(here, step, look)) for look in looks]
    for number in range(_LOOKS):
        if seen[number] != seen[number + 1]:
            low, high = looks[number], looks[number + 1]
            for _ in range(_HALVINGS):
                middle = (low + high) / 2
                if inside(_on(here, step, middle)) == seen[number]:
                    low = middle
                else:
                    high = middle
            yield (low + high) / 2


def _mix(one: Point, two: Point, part: float) -> Point:
    return one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part


def _on(here: Point, step: Step, part: float) -> Point:
    """Return the point that lies *part* of the way along a step from *here*."""
    points = [here, *step]
    while len(points) > 1:
        points = [_mix(one, two, part) for one, two in pairwise(points)]
    return points[0]


def _between(here: Point, step: Step, one: float, two: float) -> tuple[Point, Step]:
    """Return the part of a step between two of its points: its start, and the step from there."""
    if len(step) == 1:
        return _on(here, step, one), (_on(here, step, two),)
    start, rest = halved(here, step, one)[1]
    return start, halved(start, rest, (two - one) / (1 - one) if one < 1 else 1.0)[0][1]


def halved(here: Point, step: Step, part: float) -> tuple[tuple[Point, Step], tuple[Point, Step]]:
    """Return both parts of a curve, each with its start."""
    rows = [[here, *step]]
    while len(rows[-1]) > 1:
        row = rows[-1]
        rows.append([_mix(a, b, part) for a, b in pairwise(row)])
    first = tuple(row[0] for row in rows)
    second = tuple(row[-1] for row in reversed(rows))
    return (here, first[1:]), (second[0], second[1:])


def _inside(area: Path) -> Inside:
    """Return what tells whether a point lies inside *area*."""
    outlines = [flat(contour) for contour in area.contours]

    def inside(point: Point) -> bool:
        x, y = point
        odd = False
        for line in outlines:
            for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    odd = not odd
        return odd

    return inside
