"""The queens' hair, around the middle of the head: what falls behind the face, and the front."""

from __future__ import annotations

from assets.draw.canvas import INNER, Canvas
from assets.draw.palette import GOLD, IVORY, Scheme
from assets.draw.path import path
from assets.draw.shapes import box, circle

_BEHIND = {
    "S": (
        "M0 -34C-28 -34 -33 -10 -32 18C-31 24 -28 27 -22 28L-12 22L0 20Z",
        "M-25 -10C-27 4 -27 12 -26 22M-20 2C-20 12 -20 16 -19 22",
    ),
    "H": (
        (
            "M0 -34C-24 -35 -31 -20 -28 -8C-34 -2 -34 7 -29 11C-35 17 -36 27 -30 32"
            "C-34 38 -32 48 -22 46L-12 38L0 30Z"
        ),
        "M-23 -12C-27 -4 -23 4 -25 10C-29 18 -25 24 -27 32M-19 2C-21 12 -19 22 -21 38",
    ),
    "D": (
        "M0 -34C-24 -34 -27 -12 -25 4C-23 10 -18 12 -16 14L0 20Z",
        "M-21 -10C-22 -2 -21 2 -20 8",
    ),
    "C": (
        "M0 -34C-24 -34 -29 -14 -27 8C-26 16 -22 20 -16 22L0 26Z",
        "M-22 -12C-24 0 -23 8 -21 16",
    ),
}


def behind(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw what falls behind the face: a bob, waves, a veil with ringlets, or plain hair."""
    if suit == "D":
        canvas.shape(path("M0 -38C-36 -34 -40 0 -50 50L-26 44L0 0Z").both(), IVORY)
        canvas.line(path("M-24 -22C-32 0 -34 20 -40 44").both(), GOLD, 1.5)
    outline, light = _BEHIND[suit]
    canvas.shape(path(outline).both(), scheme.hair)
    canvas.line(path(light).both(), scheme.hair_light)
    if suit == "D":
        for x, y, r in ((24, 11, 5.6), (25.5, 20, 5.1), (24.5, 29, 4.6)):
            canvas.shape(circle(x, y, r) + circle(-x, y, r), scheme.hair, INNER)
            curl = path(f"M{x - 3} {y + 1}Q{x} {y - 3} {x + 3} {y}")
            canvas.line(curl.both(), scheme.hair_light, 1.4)


def front(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw a fringe, or hair that is parted in the middle."""
    if suit == "S":
        canvas.shape(
            "M-21.5 -2C-24 -20 -20 -32 0 -32C20 -32 24 -20 21.5 -2L17.5 -3L16.5 -14.5"
            "C8 -18 -8 -18 -16.5 -14.5L-17.5 -3Z",
            scheme.hair,
            2.0,
        )
        canvas.line("M-11 -26L-12 -18M-4 -26V-18M4 -26V-18M11 -26L12 -18", scheme.hair_light, 1.4)
        return
    parted = path("M0 -30C-16 -31 -23 -20 -21 -4C-17 -8 -14 -16 -11 -19C-6 -21 -2 -22 0 -22Z")
    canvas.shape(parted.both(), scheme.hair, 2.0)
    canvas.line(path("M-3 -26C-12 -26 -17 -18 -18.5 -12").both(), scheme.hair_light, 1.5)


def braid(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the braid over the shoulder of the queen of clubs."""
    for number in range(5):
        with canvas.at(-23 - 1.6 * number, 21 + 9.5 * number):
            canvas.shape("M-7 -4C-6 -8 5 -9 7 -4C7 3 2 7 -1 7C-5 5 -8 1 -7 -4Z", scheme.hair, INNER)
            canvas.line("M-3 -3Q1 1 0 4", scheme.hair_light, 1.4)
    canvas.shape(box(-35, 64, 10, 6, 2), GOLD, INNER)
