"""A broad pen: the outline of what it writes along a line, with curves kept as curves.

The pen is an ellipse, so that stems come out broader than bars.  Along a curve, the outline is the
curve of the handles moved sideways (Tiller and Hanson, "Offsets of two-dimensional profiles", IEEE
Computer Graphics and Applications 4 (9), 1984), which is close enough for short parts.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from assets.draw.cut import halved
from assets.draw.path import Contour, Path, Step
from assets.draw.place import Point, place

_SHARP = 3.0
"""A corner that would reach further than this, in half widths, is cut off."""


def written(line: Path, width: float, stretch: float) -> Path:
    """Return the outline of *line* drawn with a pen *width* high and *stretch* times as wide."""
    narrow = line.put(place(size=1, wide=1 / stretch))
    outlines = [outline for contour in narrow.contours for outline in _outlines(contour, width / 2)]
    return Path(tuple(outlines)).put(place(size=1, wide=stretch))


def _outlines(line: Contour, half: float) -> list[Contour]:
    """Return the outline of an open line, or the outer and the inner one of a closed one."""
    left, right = _side(line, half), _side(line.reversed(), half)
    if line.closed:
        return [left._replace(closed=True), right._replace(closed=True)]
    steps = (*left.steps, (right.start,), *right.steps)
    return [_turned_right(Contour(left.start, steps, closed=True))]


def _side(line: Contour, half: float) -> Contour:
    """Return the line *half* to the left of *line*."""
    pieces = [
        moved for start, step in _short(line) for moved in [_moved(start, step, half)] if moved
    ]
    start, steps = pieces[0][0], list[Step]()
    for number, (first, step) in enumerate(pieces):
        if number and hypot(first[0] - steps[-1][-1][0], first[1] - steps[-1][-1][1]) > 0.01:
            before = pieces[number - 1]
            if (corner := _corner(before, (first, step), half)) is not None:
                steps.append((corner,))
            steps.append((first,))
        steps.append(step)
    return Contour(start, tuple(steps), line.closed)


def _short(line: Contour) -> list[tuple[Point, Step]]:
    """Return the steps of *line* with their starts, its curves in quarters."""
    here, parts = line.start, list[tuple[Point, Step]]()
    for step in line.steps:
        if len(step) == 1:
            parts.append((here, step))
        else:
            one, two = halved(here, step, 0.5)
            parts += [*halved(*one, 0.5), *halved(*two, 0.5)]
        here = step[-1]
    return parts


def _moved(start: Point, step: Step, half: float) -> tuple[Point, Step] | None:
    """Return a step moved to its left, its handles as much longer as the outer curve is."""
    points = [start, *step]
    ways = [way for a, b in pairwise(points) if (way := _way(a, b))]
    if not ways:
        return None
    first, last = ways[0], ways[-1]
    one, end = _left(start, first, half), _left(step[-1], last, half)
    if len(step) == 1:
        return one, (end,)
    before, after = _length(start, step[-1]), _length(one, end)
    longer = after / before if before else 1.0
    a, b = _length(start, step[0]) * longer, _length(step[1], step[2]) * longer
    handles = (
        (one[0] + first[0] * a, one[1] + first[1] * a),
        (end[0] - last[0] * b, end[1] - last[1] * b),
    )
    return one, (*handles, end)


def _corner(before: tuple[Point, Step], after: tuple[Point, Step], half: float) -> Point | None:
    """Return where two sides would meet if they ran on, unless that is too far away."""
    points = [before[0], *before[1]]
    way, onward = _way(points[-2], points[-1]), _way(after[0], after[1][0])
    end = points[-1]
    if not way or not onward:
        return None
    across = way[0] * onward[1] - way[1] * onward[0]
    if abs(across) < 1e-6:
        return None
    gap = after[0][0] - end[0], after[0][1] - end[1]
    along = (gap[0] * onward[1] - gap[1] * onward[0]) / across
    if abs(along) > _SHARP * half:
        return None
    return end[0] + way[0] * along, end[1] + way[1] * along


def _length(one: Point, two: Point) -> float:
    return hypot(two[0] - one[0], two[1] - one[1])


def _way(one: Point, two: Point) -> Point | None:
    """Return the direction from *one* to *two*, one long."""
    length = _length(one, two)
    return ((two[0] - one[0]) / length, (two[1] - one[1]) / length) if length > 1e-9 else None


def _left(point: Point, way: Point, half: float) -> Point:
    return point[0] + way[1] * half, point[1] - way[0] * half


def _turned_right(line: Contour) -> Contour:
    """Return *line* drawn clockwise: lines that cross would else leave holes where they do."""
    corners = [line.start, *(step[-1] for step in line.steps)]
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)
    return line if area > 0 else line.reversed()
