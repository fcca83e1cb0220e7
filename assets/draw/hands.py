"""Hands, each drawn around the middle of what it holds, which stands upright there.

Draw the attribute first and its hand over it.
"""

from __future__ import annotations

from assets.draw.canvas import INNER, Canvas
from assets.draw.palette import DARK_STEEL, INK, SKIN, STEEL
from assets.draw.path import path, together
from assets.draw.shapes import circle

OUTLINE = 2.0
CREASE = 1.3


def grip(canvas: Canvas) -> None:
    """Four fingers around the rod, the thumb laid over it."""
    canvas.shape(
        "M-10 11C-13.5 1 -11.5 -9.5 -5 -12.5L4 -13C10 -13.5 12.6 -10.5 11.6 -7.2"
        "C14 -6.4 14 -1.8 11.8 -1"
        "C13.8 0 13.6 4.4 11.4 5.2C12.8 6.6 12 10.6 9 11.6L7 15Z",
        SKIN,
        OUTLINE,
    )
    canvas.line("M2.6 -7.2H11M3.4 -1H11.4M2.4 5.2H11", INK, CREASE)
    canvas.line("M-9 3C-6 -3 -1.6 -4.4 2.4 -3.2C5 -2 4 1.6 1 2.2C-2 2.8 -3 4.6 -3.6 7", INK, CREASE)


def thumb_up(canvas: Canvas) -> None:
    """Fingers around the rod from behind, the thumb stretched along it."""
    canvas.shape("M-4 -6C-5.4 -13 -4.6 -21 -1 -21.6C2.6 -22 3.4 -15 3 -6Z", SKIN, INNER)
    canvas.shape(
        "M-11 12C-14.5 4 -13 -7 -7.5 -9.6C-1 -11.6 5.6 -10.6 9.6 -8.6C12.4 -6.4 12 -3.6 10.4 -2.8"
        "C12.6 -1.4 12.4 2 10.4 2.8C12 4.4 11.4 7.4 9.2 8C10 10 8.6 12.6 6 13L5 16Z",
        SKIN,
        OUTLINE,
    )
    canvas.line("M1.6 -3H10M1 2.6H10M1.6 7.8H9M-5 -8.6C-6.4 -4 -5.4 -1 -2.6 1.4", INK, CREASE)


def back(canvas: Canvas) -> None:
    """Draw the back of a hand: knuckles on the left, fingers that vanish behind the rod."""
    canvas.shape("M4 -8C5 -13 9.4 -14.6 11.4 -12C13.2 -9.4 10.6 -5 8 -3Z", SKIN, INNER)
    canvas.shape(
        "M-7 14L-11 7C-14 6 -14.4 2.6 -12.4 1.2C-14.6 -0.4 -14.4 -4 -12 -5"
        "C-13.4 -7 -12 -10.4 -9 -10.6"
        "C-8.4 -13 -4.6 -13.6 -2.6 -12C3 -12.4 8.6 -9 10 -3.6C11 2 10 8 8 13L5 17Z",
        SKIN,
        OUTLINE,
    )
    canvas.line(
        "M-12.2 1.2L-6.4 2M-11.8 -5L-5.6 -3.6M-8.8 -10.4L-3.6 -8.2M5 -5C6.4 -1 6.4 4 5 9",
        INK,
        CREASE,
    )


def pinch(canvas: Canvas) -> None:
    """Draw a stem between thumb and forefinger, the other fingers spread."""
    finger = path("M-2.7 2V-10.5C-2.7 -14.2 2.7 -14.2 2.7 -10.5V2Z")
    for x, y, turn, size in ((6, 5, 78, 0.92), (6, 2, 54, 1.0), (5, -1, 30, 1.04)):
        canvas.shape(finger.at(x, y, turn=turn, size=size), SKIN, INNER)
    canvas.shape(
        "M-7 17C-11.6 10 -12 3 -9 -2C-7.4 -6 -4.6 -8.6 -1 -8.8C1.6 -8.6 2 -5.6 0 -4.6"
        "C3 -8 8 -4 8.6 1C9 6 8.6 10 7 17Z",
        SKIN,
        OUTLINE,
    )
    canvas.line("M0 -4.6C-2.6 -3 -4 0 -4 4M4.4 1C5.4 3 5.4 6 4.6 8", INK, CREASE)


def palm(canvas: Canvas) -> None:
    """Draw an open hand under what lies on it, which is drawn before."""
    canvas.shape("M11 0C13.6 -5 17 -9 19.4 -7.6C21.4 -6 18.4 -1 15 4Z", SKIN, INNER)
    canvas.shape(
        "M-17 -4.4C-16.4 -7.4 -12.6 -7 -11.4 -4C-8 -0.6 -3 0.4 2 0"
        "C7 -0.4 11 -2 14 -1C17 0.6 15 6 11 9"
        "L7 17H-6C-8 12 -16 4 -17 -4.4Z",
        SKIN,
        OUTLINE,
    )
    canvas.line("M-12 1C-8 5 -3 6 2 5M-9 5.4C-6 8.6 -3 9.6 0 9.2", INK, CREASE)


def gauntlet(canvas: Canvas) -> None:
    """Draw an iron glove around the rod, a plate for every joint."""
    canvas.shape(
        "M-11 12C-14 2 -12 -10 -6 -13H5C11 -13 13.4 -9 12.4 -5.6C14.4 -3 14 1 12.4 2.4"
        "C13.6 5 12.6 9.6 9.4 11L8 15Z",
        STEEL,
        OUTLINE,
    )
    canvas.fill("M-9.4 10C-11 3 -10 -7 -6 -10.6C-6.6 -4 -6 4 -3.6 11.6Z", DARK_STEEL)
    canvas.line("M-0.6 -12.4C-2.6 -4 -2 4 1 12M1.6 -5.8H12M1.8 2.2H12", INK, CREASE)
    canvas.shape(together([circle(-4.6, -7.4, 1.2), circle(-4.4, 5, 1.2)]), DARK_STEEL, 0.9)


def pointing(canvas: Canvas) -> None:
    """Draw a hand around the rod with its forefinger raised along it."""
    canvas.shape("M4 -6V-19C4 -23.4 9.6 -23.4 9.6 -19V-4Z", SKIN, INNER)
    canvas.shape(
        "M-10 11C-13.5 1 -11.5 -6.5 -5 -9.5L5 -10C11 -10 12.4 -6.4 11.4 -3.6"
        "C13.6 -2.4 13.2 2 11 2.8"
        "C12.4 4.6 11.6 8.8 8.8 9.8L7 15Z",
        SKIN,
        OUTLINE,
    )
    canvas.line("M3 -3.6H11M2.4 2.8H10.6", INK, CREASE)
    canvas.line(
        "M-9 3C-6 -2 -1.6 -3 2 -1.6C4.4 -0.4 3.4 2.6 0.6 3C-2 3.4 -3 5 -3.6 7.4", INK, CREASE
    )
