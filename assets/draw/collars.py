"""What lies around the neck, seen from the figure's axis: each court has its own."""

from __future__ import annotations

from math import cos, radians, sin

from assets.draw.canvas import FINE, INNER, LINE, Canvas
from assets.draw.palette import (
    DARK_GOLD,
    GOLD,
    INK,
    IVORY,
    LEAF,
    SKIN,
    SKIN_SHADE,
    Scheme,
)
from assets.draw.path import path, together
from assets.draw.shapes import circle
from assets.draw.suits import DIAMOND, HEART, SUIT_SHAPES

_LEAF = path("M0 0C-7 6 -8 18 0 28C8 18 7 6 0 0Z")


def ermine(canvas: Canvas, suit: str) -> None:
    """Draw a collar of white fur, its tails in the shape of the suit."""
    canvas.shape(
        "M-66 146C-46 128 -24 130 -15 116L0 138L15 116C24 130 46 128 64 146"
        "C62 152 58 158 52 162C34 150 16 152 0 170C-16 152 -36 150 -54 162"
        "C-60 158 -64 152 -66 146Z",
        IVORY,
    )
    tails = (
        (-49, 147),
        (-33, 141),
        (-19, 146),
        (-8, 155),
        (49, 147),
        (33, 141),
        (19, 146),
        (8, 155),
    )
    canvas.fill(together([SUIT_SHAPES[suit].at(x, y, size=0.085) for x, y in tails]), INK)


def leaf_mantle(canvas: Canvas, scheme: Scheme) -> None:
    """Draw a mantle of two rows of leaves."""
    for across, down, count, colour, vein in (
        (34.0, 34.0, 11, scheme.main, scheme.second),
        (22.0, 22.0, 9, LEAF, scheme.dark),
    ):
        for number in range(count):
            angle = -78 + 156 * number / (count - 1)
            turned = radians(90 - angle)
            x, y = across * 1.42 * cos(turned), 118 + down * 0.62 * sin(turned)
            size = 1.0 if count > 9 else 0.92
            canvas.shape(_LEAF.at(x, y, size=size, turn=-angle * 0.75), colour, 1.9)
            canvas.line(path("M0 5V20").at(x, y, turn=-angle * 0.75), vein, 1.3)
    canvas.shape("M-24 124C-16 136 16 136 24 124L20 116H-20Z", GOLD, 2.0)


def pectoral(canvas: Canvas, scheme: Scheme) -> None:
    """Draw a broad golden collar with studs along its border."""
    canvas.shape(
        "M-66 147C-46 129 -24 130 -15 116L15 116C24 130 46 129 64 147"
        "C56 166 32 178 0 180C-32 178 -58 166 -66 147Z",
        scheme.second,
    )
    canvas.shape(
        "M-46 140C-34 132 -22 130 -13 118L13 118C22 130 34 132 44 140"
        "C38 154 22 163 0 164C-22 163 -40 154 -46 140Z",
        GOLD,
        2.0,
    )
    ribs = []
    for number in range(-4, 5):
        c, s = cos(radians(90 + 14 * number)), sin(radians(90 + 14 * number))
        end = 42 - abs(number) * 0.4
        ribs.append(path(f"M{14 * c:.2f} {118 + 8 * s:.2f}L{end * c:.2f} {118 + end * s:.2f}"))
    canvas.line(together(ribs), DARK_GOLD, 1.6)
    studs = (
        (-56, 146),
        (-47, 156),
        (-34, 165),
        (-18, 170),
        (0, 172),
        (18, 170),
        (34, 165),
        (46, 156),
        (54, 146),
    )
    canvas.shape(together([circle(x, y, 3.4) for x, y in studs]), IVORY, FINE)
    canvas.shape(DIAMOND.at(0, 150, size=0.24), scheme.main, 1.5)


def neckline(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw a queen's neck and what she wears around it: standing points, or daisies."""
    canvas.shape(
        "M-8 108C-8 122 -16 126 -30 130C-22 146 -10 154 0 158"
        "C10 154 22 146 30 130C16 126 8 122 8 108Z",
        SKIN,
        2.0,
    )
    canvas.fill("M-7.2 117C-2 124 4 122 7.2 112L8 121C5 126 0 126 -6 123Z", SKIN_SHADE)
    if suit in "SD":
        _standing(canvas, scheme)
    else:
        _daisies(canvas)
    canvas.line("M-14 128Q0 142 14 128", DARK_GOLD, 2.2)
    canvas.shape(SUIT_SHAPES[suit].at(0, 141, size=0.13), scheme.main, FINE, DARK_GOLD)


def _standing(canvas: Canvas, scheme: Scheme) -> None:
    points = path(
        "M-12 150C-28 148 -44 132 -52 104C-42 106 -36 110 -30 116C-26 130 -20 142 -12 150Z"
    )
    canvas.shape(points.both(), IVORY)
    canvas.line(path("M-46 110L-18 146M-38 110L-20 142").both(), scheme.main, 1.5)


def _daisies(canvas: Canvas) -> None:
    for number in range(9):
        angle = radians(180 - 22.5 * number)
        x, y = 34 * cos(angle), 130 + 28 * sin(angle)
        canvas.shape(circle(x, y, 7.6), IVORY, INNER)
        canvas.fill(circle(x, y, 2.4), GOLD)


def jacks_collar(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the ruff, the falling band, the gorget or the hood of a jack."""
    if suit == "S":
        _ruff(canvas, scheme)
    elif suit == "H":
        _falling_band(canvas, scheme)
    elif suit == "D":
        _gorget(canvas, scheme)
    else:
        _hood(canvas, scheme)


def _ruff(canvas: Canvas, scheme: Scheme) -> None:
    pleat = path("M0 -8C5.4 -6 6.4 6 0 9C-6.4 6 -5.4 -6 0 -8Z")
    for number in range(8):
        step = number - 3.5
        x, y = step * 7.4, 126 - abs(step) * 1.1
        canvas.shape(pleat.at(x, y), IVORY, INNER)
        canvas.line(path("M0 -1V4").at(x, y), scheme.second, 1.5)
    canvas.shape("M-19 117Q0 124 19 117L18 112Q0 118 -18 112Z", GOLD, INNER)


def _falling_band(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape(
        "M-16 112C-22 122 -34 126 -44 132L-30 150C-18 146 -8 138 0 128"
        "C8 138 18 146 30 150L44 132C34 126 22 122 16 112C8 120 -8 120 -16 112Z",
        IVORY,
    )
    border = path("M-39.5 133.5L-29 145.5C-18 141.5 -10 135 -3 127")
    canvas.line(border.both(), scheme.main, 1.6)
    canvas.shape(HEART.at(0, 131, size=0.12), GOLD, 1.3)


def _gorget(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-17 112Q0 122 17 112L19 122Q0 133 -19 122Z", IVORY, 2.0)
    canvas.shape(
        "M-19 121Q0 133 19 121C28 128 38 130 46 136C32 150 14 156 0 157"
        "C-14 156 -32 150 -46 136C-38 130 -28 128 -19 121Z",
        GOLD,
    )
    canvas.line("M-38 136.4C-24 147 -12 149.5 0 150C12 149.5 24 147 38 136.4", DARK_GOLD, 1.6)
    studs = [circle(x, y, 3) for x, y in ((-27, 134), (27, 134), (-14, 139), (14, 139))]
    canvas.shape(together(studs), IVORY, FINE)
    canvas.shape(DIAMOND.at(0, 141, size=0.15), scheme.main, 1.3)


def _hood(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape(
        "M-14 110C-26 120 -44 124 -56 134L-50 148L-41 141L-35 155L-24 146L-17 160"
        "L-8 149L0 163L8 149L17 160L24 146L35 155L41 141L50 148L56 134"
        "C44 124 30 120 22 110C12 122 -6 122 -14 110Z",
        "#4E8C70",
        LINE,
    )
    canvas.line("M-48 136C-30 128 -14 136 0 140C14 136 30 128 48 136", scheme.second)
    canvas.shape("M-6 130C-6 124 6 124 6 130C6 135 3 138 0 141C-3 138 -6 135 -6 130Z", GOLD, INNER)
    canvas.line("M-6.5 130H6.5", INK, 1.3)
