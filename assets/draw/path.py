"""Outlines made of lines and curves, and how they are read and written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from assets.draw.place import MIRRORED, Place, Point, place

Step = tuple[Point, ...]
"""One point: a line there.  Three: a curve there by way of two handles."""
_WORD = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_PRECISION = 100
"""Parts of a unit that are written: with ten, outlines wobble on large cards."""


class Contour(NamedTuple):
    """One line drawn without lifting the pen."""

    start: Point
    steps: tuple[Step, ...]
    closed: bool

    @property
    def points(self) -> tuple[Point, ...]:
        """All points and handles."""
        return (self.start, *(point for step in self.steps for point in step))

    def reversed(self) -> Contour:
        """Return the same line drawn from its end."""
        points = [self.start, *(step[-1] for step in self.steps)]
        backwards = [
            (*reversed(step[:-1]), points[number]) for number, step in enumerate(self.steps)
        ]
        return Contour(points[-1], tuple(reversed(backwards)), self.closed)


@dataclass(frozen=True, slots=True)
class Path:
    """Contours that are painted as one."""

    contours: tuple[Contour, ...]

    def __add__(self, other: Path) -> Path:
        """Return both, painted as one."""
        return Path(self.contours + other.contours)

    def put(self, where: Place) -> Path:
        """Return this path put somewhere."""
        of = where.of
        return Path(
            tuple(
                Contour(of(start), tuple(tuple(map(of, step)) for step in steps), closed)
                for start, steps, closed in self.contours
            )
        )

    def at(
        self,
        x: float = 0.0,
        y: float = 0.0,
        *,
        turn: float = 0.0,
        size: float = 1.0,
        wide: float | None = None,
    ) -> Path:
        """Return this path moved to *x*, *y*, turned and sized around there."""
        return self.put(place(x, y, turn=turn, size=size, wide=wide))

    def mirrored(self) -> Path:
        """Return this path with left and right changed."""
        return self.put(MIRRORED)

    def both(self) -> Path:
        """Return this path and its mirror image, turning the same way round."""
        other = self.mirrored()
        return self + Path(tuple(contour.reversed() for contour in other.contours))

    def reversed(self) -> Path:
        """Return this path drawn the other way round: as a hole in what it is added to."""
        return Path(tuple(contour.reversed() for contour in self.contours))

    @property
    def d(self) -> str:
        """The path as SVG writes it."""
        return "".join(map(_written, self.contours))


def together(paths: list[Path]) -> Path:
    """Return all *paths*, painted as one."""
    return Path(tuple(contour for path in paths for contour in path.contours))


def path(d: str) -> Path:
    """Return the path in *d*, written with the absolute commands M L H V C Q Z of SVG.

    Raise KeyError where a command is missing or not one of these.
    """
    words = _WORD.findall(d)
    contours: list[Contour] = []
    here: Point = (0.0, 0.0)
    start, steps = here, list[Step]()
    command, number = "", 0
    while number < len(words):
        if words[number].isalpha():
            command, number = words[number], number + 1
        count = _COUNTS[command]
        values = tuple(float(word) for word in words[number : number + count])
        number += count
        if command in "MZ":
            if steps:
                contours.append(Contour(start, tuple(steps), command == "Z"))
            here = values[:2] if len(values) >= 2 else start  # type: ignore[assignment]
            start, steps = here, []
            command = "L" if command == "M" else ""
        else:
            steps.append(_step(command, here, values))
            here = steps[-1][-1]
    if steps:
        contours.append(Contour(start, tuple(steps), closed=False))
    return Path(tuple(contours))


_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def _step(command: str, here: Point, values: tuple[float, ...]) -> Step:
    """Return the step from *here* that *command* makes with *values*."""
    if command == "H":
        return ((values[0], here[1]),)
    if command == "V":
        return ((here[0], values[0]),)
    points = tuple(zip(values[::2], values[1::2], strict=True))
    if command != "Q":
        return points
    handle, end = points
    return _towards(here, handle), _towards(end, handle), end


def _towards(one: Point, other: Point) -> Point:
    """Return the point two thirds of the way: the handle of a cubic curve for a quadratic one."""
    return one[0] + (other[0] - one[0]) * 2 / 3, one[1] + (other[1] - one[1]) * 2 / 3


def _written(contour: Contour) -> str:
    """Return *contour* with short steps relative to where the pen is, as it was written."""
    here = _rounded(contour.start)
    words = [f"M{_numbers(here)}"]
    for step in contour.steps:
        points = [_rounded(point) for point in step]
        moves = [value - here[axis] for x_y in points for axis, value in enumerate(x_y)]
        words.append(f"{'c' if len(points) == 3 else 'l'}{_numbers(tuple(moves))}")
        here = points[-1]
    return "".join(words) + ("z" if contour.closed else "")


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0] * _PRECISION), round(point[1] * _PRECISION)


def _numbers(hundredths: tuple[int, ...]) -> str:
    """Return numbers one after the other; a minus parts them as well as a space does."""
    return " ".join(f"{value / _PRECISION:g}" for value in hundredths).replace(" -", "-")
