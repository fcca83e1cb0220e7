"""The signs of the ranks: lines 100 high, written with a broad pen and cut level at both ends."""

from __future__ import annotations

from typing import NamedTuple

from assets.draw.cut import cut, frame
from assets.draw.path import Path, path, together
from assets.draw.pen import written
from assets.draw.shapes import circle


class Glyph(NamedTuple):
    """An outline 100 high, and how wide it is."""

    outline: Path
    width: float


class Pen(NamedTuple):
    """How high the pen is, and how much wider than high."""

    height: float
    stretch: float


STANDARD, BOLD, ON_MARKS = Pen(13.2, 1.32), Pen(15.5, 1.25), Pen(14, 1.3)

_ONE = path("M28 0V100H11V26C8 29 5 31 1 32V18C8 15 12 9 15 0Z")
_LINES: dict[str, tuple[list[str | Path], float]] = {
    "A": (["M4.6 108L35 -6L65.4 108", "M17 68H53"], 70),
    "2": (["M9 31C9 16 18 7 31 7C45 7 54 16 54 30C54 44 45 54 33 65C22 75 11 83 9 93H58"], 64),
    "3": (
        [
            "M9 25C12 13 20 7 31 7C44 7 53 15 53 27C53 39 44 46 28 46",
            "M28 46C46 46 56 55 56 69C56 83 45 93 31 93C18 93 9 86 7 74",
        ],
        63,
    ),
    "4": (["M45 108V-6L8 72H64"], 67),
    "5": (
        [
            "M54 7H18L14.5 50",
            "M13 46C18 41 24.5 38 31 38C46 38 56 49 56 65.5C56 82 45 93 31 93C19 93 10 86 7 76",
        ],
        63,
    ),
    "6": ([circle(32, 66, 24, 27), "M52 18C47.5 10.5 41.5 7 34 7C18 7 8 25 8 60V66"], 64),
    "7": (["M5 7H57C44 33 27.5 64 24 108"], 62),
    "8": ([circle(32, 27, 19.5, 20), circle(32, 69.5, 24, 23.5)], 64),
    "0": ([circle(27, 50, 20, 43)], 54),
    "J": (["M44 -6V66C44 84 37 93 25 93C13 93 7 85 6 72", "M27 6H44"], 53),
    "Q": ([circle(35, 50, 27, 43), "M38 66L66 108"], 72),
    "K": (["M12 -6V106", "M65 -8L12 60", "M29 40L67 108"], 68),
}
_LEVEL = frame(-50, 0, 250, 100)


def glyph(rank: str, pen: Pen = STANDARD) -> Glyph:
    """Return the sign of *rank* as *pen* writes it."""
    if rank == "9":
        six = glyph("6", pen)
        return Glyph(six.outline.at(six.width, 100, turn=180), six.width)
    if rank == "10":
        nought = glyph("0", pen)
        return Glyph(_ONE + nought.outline.at(36), 36 + nought.width)
    lines, width = _LINES[rank]
    strokes = [written(_line(line), pen.height, pen.stretch) for line in lines]
    return Glyph(cut(together(strokes), _LEVEL), width)


def _line(line: str | Path) -> Path:
    return path(line) if isinstance(line, str) else line
