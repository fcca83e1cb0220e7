"""The jacks' hair and hats, on a head that looks to the left.

The hair comes out from under the hat all along the temple and ends in a sideburn before the ear,
so that no wedge of forehead is left between the two.
"""

from __future__ import annotations

from assets.draw.canvas import FINE, INNER, LINE, Canvas
from assets.draw.palette import GOLD, INK, IVORY, Scheme
from assets.draw.path import Path, path
from assets.draw.shapes import arc, ring_of, star
from assets.draw.suits import DIAMOND, HEART

_TEMPLE = "C-6 -19 -2 -15 1 -12.6C4 -10 5.4 -6 4.6 -1.6C4.4 1.4 5 3.6 6.4 6.4"
"""From the forehead under the hat down to the ear."""
_HAIR = {
    "S": (
        (
            f"M-11 -28{_TEMPLE}L12 8C14 12 15 17 12 24C22 30 36 28 40 18C32 15 29 10 29 -2"
            "C29 -26 8 -34 -11 -28Z"
        ),
        "M12 -16C22 -6 18 8 22 23M20 -20C27 -8 24 6 30 20",
    ),
    "D": (
        f"M-11 -28{_TEMPLE}L12 8C13 16 17 20 22 18C25 12 25 8 25 -2C26 -26 8 -34 -11 -28Z",
        "M12 -16C20 -6 17 4 18 14",
    ),
    "C": (
        (
            f"M-11 -28{_TEMPLE}L12 8C13 12 14 16 11 22C16 26 24 26 30 22C30 14 28 8 28 -2"
            "C28 -26 8 -34 -11 -28Z"
        ),
        "M12 -16C21 -6 17 8 19 22M20 -20C26 -8 22 8 25 22",
    ),
}


def _curly() -> Path:
    return ring_of(
        [
            path(f"M-11 -28{_TEMPLE}L11 8"),
            arc(17, 21, 7, 190, 40),
            arc(28, 16, 7.4, 90, -40),
            arc(29, 5, 7, 60, -60),
            arc(26.5, -7, 7, 50, -60),
            path("M28 -14C24 -28 6 -34 -11 -28"),
        ]
    )


def hair(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the hair of the jack of *suit*."""
    if suit == "H":
        outline, light = (
            _curly(),
            (
                "M24 -7C24 -12 31 -11 30 -5M26 6C26 1 33 1 32 7M24 18C23 12 31 12 31 18"
                "M15 22C14 17 20 16 21 21M14 -16C20 -10 18 -2 18 4"
            ),
        )
    else:
        outline, light = path(_HAIR[suit][0]), _HAIR[suit][1]
    canvas.shape(outline, scheme.hair)
    canvas.line(light, scheme.hair_light)


def hat(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the beret, the cap, the turban or the hunter's hat."""
    {"S": _beret, "H": _cap, "D": _turban, "C": _hunter}[suit](canvas, scheme)


def _beret(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M22 -34C40 -44 46 -60 40 -72C34 -62 22 -62 16 -40Z", IVORY, 2.0)
    canvas.line("M22 -38C32 -46 37 -56 38 -66", INK, 1.3)
    canvas.shape(
        "M-26 -24C-34 -42 -10 -56 12 -54C34 -52 42 -36 30 -22C12 -28 -8 -28 -26 -24Z", scheme.main
    )
    canvas.shape("M-22 -18C-8 -25 14 -25 29 -17L30 -25C14 -33 -10 -33 -24 -26Z", GOLD, 2.0)
    canvas.shape(star(-2, -40, 8), GOLD, FINE)


def _cap(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M-23 -26C-30 -50 -6 -58 8 -57C26 -56 38 -46 31 -22Z", scheme.main)
    canvas.line(
        "M-10 -30C-12 -42 -6 -50 2 -54M6 -30C6 -42 10 -48 14 -54M20 -28C22 -38 24 -42 24 -50",
        scheme.dark,
    )
    canvas.shape("M-27 -19C-12 -27 14 -27 32 -16L33 -25C18 -36 -14 -37 -27 -28Z", scheme.second)
    canvas.shape(
        (
            "M-16 -34C-16 -56 6 -76 34 -68C50 -63 56 -48 48 -36C47 -34 43 -36 44 -40"
            "C46 -50 38 -57 26 -56C10 -55 -4 -48 -10 -32Z"
        ),
        IVORY,
    )
    canvas.line("M-13 -33C-10 -52 10 -66 30 -62C42 -59 49 -50 46.5 -39", INK, 1.3)
    canvas.line(
        (
            "M-6 -46L-12 -52M4 -56L0 -64M16 -62V-70M30 -62L34 -68M-4 -48H2M8 -58L12 -55"
            "M22 -62.5L26 -56M40 -56L46 -60M44 -52L40 -50"
        ),
        INK,
        1.1,
    )
    canvas.shape(HEART.at(-13, -30, size=0.15), GOLD, FINE)


def _turban(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape(
        "M-24 -20C-36 -40 -14 -60 6 -58C28 -58 40 -40 28 -18C12 -26 -8 -26 -24 -20Z", IVORY
    )
    canvas.line(
        (
            "M-23 -23C-17 -38 0 -48 19 -53M-12 -25C0 -36 16 -42 30 -42M4 -25C14 -30 22 -32 31 -30"
            "M-27 -34C-18 -46 -8 -52 4 -56"
        ),
        scheme.main,
        2.6,
    )
    canvas.shape(DIAMOND.at(-14, -36, size=0.19), GOLD, INNER)
    canvas.rod("M-14 -47C-16 -56 -12 -64 -6 -68", scheme.second, 2, 1.5)


def _hunter(canvas: Canvas, scheme: Scheme) -> None:
    canvas.shape("M18 -36C32 -50 52 -54 60 -46C52 -36 36 -30 20 -30Z", IVORY, 2.0)
    canvas.line("M22 -34C34 -42 46 -46 55 -46", INK, 1.3)
    canvas.shape(
        (
            "M-36 -16C-22 -24 -16 -30 -12 -44C-8 -56 6 -62 20 -56"
            "C30 -50 28 -36 30 -24C20 -26 -14 -28 -36 -16Z"
        ),
        scheme.main,
        LINE,
    )
    canvas.shape("M-37 -15C-14 -28 20 -27 33 -14L32 -25C20 -33 -10 -36 -20 -29Z", GOLD, 2.0)
