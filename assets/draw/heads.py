"""Faces, from the front and from the side; around the middle of the head."""

from __future__ import annotations

from typing import NamedTuple

from assets.draw.canvas import FINE, INNER, LINE, Canvas
from assets.draw.palette import BLUSH, EYE, INK, LIP, SKIN, SKIN_SHADE, WHITE
from assets.draw.path import path
from assets.draw.shapes import circle


class Features(NamedTuple):
    """How a face from the front is drawn: half its width, brows and their weight, blush, lips."""

    width: float
    brow: str
    weight: float
    is_made_up: bool
    has_lips: bool


KING = Features(20, "M-16 -9.5C-12 -13.5 -7 -13 -3 -10.5", 2.3, is_made_up=False, has_lips=False)
QUEEN = Features(18.5, "M-15.5 -10.5C-12 -14 -8 -14 -4.5 -12", 1.5, is_made_up=True, has_lips=True)
_CHIN = 27.0
_EYE = path("M-14.5 -3.2C-12 -7.4 -7 -7.4 -3.8 -2.4C-7 -0.4 -12 -0.2 -14.5 -3.2Z")
_LID = path("M-15.5 -2.6C-12 -8 -7 -8 -3.4 -2.2")


def front(canvas: Canvas, features: Features, look: float) -> None:
    """Draw a calm face, its right half in shade, looking a little to one side (-1 or 1)."""
    _skin(canvas, features.width)
    if features.is_made_up:
        canvas.fill(circle(-11, 8, 4.4) + circle(11.4, 8, 4.2), BLUSH)
    canvas.fill(_EYE.both(), EYE)
    x = 9 + 1.5 * look, 9 - 1.5 * look
    canvas.fill(circle(-x[1], -3.4, 2.6) + circle(x[0], -3.4, 2.6), INK)
    canvas.fill(circle(0.9 - x[1], -4.3, 0.75) + circle(0.9 + x[0], -4.3, 0.75), WHITE)
    canvas.line(_LID.both(), INK, 1.9)
    canvas.line(path(features.brow).both(), INK, features.weight)
    canvas.line("M3 -10.5C2.4 -4 3.4 2 5 6C3.6 8.6 1 9 -1.4 8.2", INK, 1.6)
    if features.has_lips:
        mouth = (
            "M-5.8 13.6C-3.6 12.4 -1.4 12 0 13C1.4 12 3.6 12.4 5.8 13.6C3 18.6 -3 18.6 -5.8 13.6Z"
        )
        canvas.fill(mouth, LIP)
        canvas.line("M-6.4 13.2Q0 16.8 6.4 13.2", INK, 1.0)


def _skin(canvas: Canvas, w: float) -> None:
    """Paint the face, *w* being half its width."""
    chin, half = _CHIN, w / 2
    face = (
        f"M{-w} -26C{-w - 1} -2 {-w + 1} 12 {-half} {chin - 5}"
        f"C{-w / 4} {chin + 1.5} {w / 4} {chin + 1.5} {half} {chin - 5}"
        f"C{w - 1} 12 {w + 1} -2 {w} -26Z"
    )
    shade = (
        f"M2 -26C3 -14 4 -8 2 0L5 6L0 9C3 16 2 22 1 {chin - 0.2}"
        f"C{w / 5} {chin - 0.3} {w * 0.4} {chin - 2.2} {half} {chin - 5}"
        f"C{w - 1} 12 {w + 1} -2 {w} -26Z"
    )
    canvas.fill(face, SKIN)
    canvas.fill(shade, SKIN_SHADE)
    canvas.line(f"{face}", INK, LINE)


_PROFILE = (
    "M-10 -28L-13.4 -13C-13.6 -10.6 -13 -8.6 -14 -6L-20.4 3.6C-21.4 5.6 -19.8 7.2 -16.8 7.4"
    "L-16.4 10.4C-17.8 11.2 -17.8 12.8 -16 13.6C-17.2 14.4 -17.2 16.4 -15.4 17"
    "C-16.2 19.4 -16.4 23 -14 25.8C-10.4 29.6 -3.6 28.6 0.4 26.4C1.6 30 1.8 36 1.4 40L22 40L20 -28Z"
)
_PROFILE_SHADE = (
    "M20 -28L6 -28C2 -14 6 4 2 16C0 20 -6 24 -13.4 26.2C-10 29 -3.6 28.6 0.4 26.4"
    "C1.6 30 1.8 36 1.4 40L22 40Z"
)


def profile(canvas: Canvas, *, has_lips: bool = True) -> None:
    """Draw a face that looks to the left."""
    canvas.fill(_PROFILE, SKIN)
    canvas.fill(_PROFILE_SHADE, SKIN_SHADE)
    canvas.fill(circle(-6, 8, 4.0), BLUSH)
    canvas.line(_PROFILE, INK, LINE)
    canvas.fill("M-12.6 -3C-10.4 -6.4 -6.6 -6 -3.8 -2.8C-6.6 -1 -10.4 -0.9 -12.6 -3Z", EYE)
    canvas.fill(circle(-9.8, -3.4, 2.3), INK)
    canvas.line("M-13 -3.4C-10.4 -7.2 -6.2 -6.6 -3 -2.4", INK, 1.8)
    canvas.line("M-14 -10C-11 -13.2 -6.4 -12.8 -2.4 -10", INK, 2.1)
    canvas.line("M-16.4 7C-14.8 6.8 -14 5.6 -14.4 4", INK, FINE)
    if has_lips:
        canvas.fill(
            "M-16.4 10.6C-17.8 11.4 -17.6 12.8 -16 13.6C-17 14.6 -16.8 16.2 -15.4 17"
            "C-13.2 16.6 -11.8 15.2 -10.8 13.2C-12.8 11.6 -14.6 11 -16.4 10.6Z",
            LIP,
        )
        canvas.line("M-16.2 13.6L-9.8 12.6", INK, 1.3)


def ear(canvas: Canvas) -> None:
    """Draw the ear of a face that looks to the left."""
    canvas.shape("M4 -2C4 -8 12 -9 12 -1C12 4 8 9 6 7C4 5 4 1 4 -2Z", SKIN, INNER)
    canvas.line("M6.5 -2C7 -5 10 -4 9 0", INK, 1.1)


def white_brows(canvas: Canvas, colour: str) -> None:
    """Draw the heavy brows of an old man over those of the face."""
    canvas.rod(path("M-16 -9.5C-12 -13.5 -7 -13 -3.4 -10.5").both(), colour, 2.6, 1.4)
