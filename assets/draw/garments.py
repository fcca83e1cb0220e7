"""What the figures wear, seen from their axis: robe, gown, doublet and sleeves."""

from __future__ import annotations

from assets.draw.canvas import FINE, LINE, Canvas
from assets.draw.cut import Edge, cut, trimmed
from assets.draw.palette import GOLD, INK, IVORY, LEAF, Scheme
from assets.draw.path import Path, path, together
from assets.draw.shapes import circle
from assets.draw.textiles import woven

ROBE = path(
    "M-12 112C-18 128 -58 128 -78 148C-92 162 -96 182 -98 230L92 230"
    "C90 176 86 162 76 148C58 128 18 128 12 112Z"
)
GOWN = path(
    "M-12 112C-18 126 -44 126 -58 142C-68 156 -70 180 -72 230L72 230"
    "C70 176 68 156 58 142C44 126 18 126 12 112Z"
)
_PUFF = path(
    "M-46 133C-70 127 -97 144 -100 172C-101 192 -94 210 -82 214L-62 190C-52 172 -44 150 -46 133Z"
)
_SHOULDER = path(
    "M-40 131C-64 126 -88 140 -92 166C-78 174 -60 172 -48 164C-42 154 -39 142 -40 131Z"
)
_ARM = path("M-88 160C-93 184 -95 200 -97 230H-52C-52 200 -52 180 -50 158Z")
_SLASH = path("M0 -15C5 -6 5 6 0 15C-5 6 -5 -6 0 -15Z")


def robe(canvas: Canvas, suit: str, scheme: Scheme, body: Path = ROBE) -> None:
    """Draw a garment of the suit's stuff."""
    canvas.fill(body, scheme.main)
    woven(canvas, suit, body)
    canvas.line(body, INK, LINE)


def puffed_sleeves(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw a queen's sleeves, slashed so that the linen shows."""
    for side in (_PUFF, _PUFF.mirrored()):
        canvas.shape(side, LEAF if suit == "C" else scheme.second)
    slashes = together(
        [
            _SLASH.at(x, y, turn=turn, size=0.82)
            for x, y, turn in ((-62, 148, 38), (-81, 157, 48), (-66, 172, 26), (-86, 182, 30))
        ]
    )
    canvas.shape(slashes.both(), IVORY, 1.4)
    seam = path("M-47 134C-45 150 -52 172 -62 190").both()
    canvas.rod(seam, GOLD, 2.8, 1.6)


def doublet(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw a jack's doublet: one half woven, the other plain, with striped shoulders."""
    plain, striped = (scheme.main, scheme.second) if suit == "S" else (scheme.second, scheme.main)
    canvas.shape(_ARM, plain)
    canvas.line("M-80 176C-82 196 -82 210 -84 226", INK, 1.4)
    robe(canvas, suit, scheme, GOWN)
    parted(canvas, GOWN, scheme)
    for side in (False, True):
        _shoulder(canvas, striped, plain if suit == "S" else GOLD, mirrored=side)


def _shoulder(canvas: Canvas, colour: str, stripe: str, *, mirrored: bool) -> None:
    stripes = together(
        [
            path(f"M{x + 12} {128 + i * 3}C{x} {140 + i * 3} {x - 2} 156 {x + 1} 176")
            for i, x in enumerate((-58, -70, -82))
        ]
    )
    lines = trimmed(stripes, _SHOULDER)
    shoulder = _SHOULDER.mirrored() if mirrored else _SHOULDER
    canvas.fill(shoulder, colour)
    canvas.line(lines.mirrored() if mirrored else lines, stripe, 3.4, blunt=True)
    canvas.line(shoulder, INK, LINE)


def parted(canvas: Canvas, body: Path, scheme: Scheme) -> None:
    """Draw the plain half of a jack's *body*, and the buttons where the halves meet."""
    canvas.shape(cut(body, (Edge(-140, -22, -140 * -4 - 22 * 100),)), scheme.second)
    buttons = [circle(-9 - 5.2 * i, 146 + 13 * i, 3.2) for i in range(4)]
    canvas.shape(together(buttons), GOLD, FINE)


def cape(canvas: Canvas, scheme: Scheme) -> None:
    """Draw the short cape that the jack of spades wears over one shoulder."""
    canvas.shape("M-14 116C-44 118 -78 130 -98 168L-104 230H-40Z", scheme.second)


def sleeve(canvas: Canvas, colour: str) -> None:
    """Draw the sleeve of the raised arm, seen from the hand, and its golden cuff."""
    canvas.shape("M-46 80C-40 46 -30 28 -15 13L13 20C16 40 14 60 12 80Z", colour)
    canvas.line("M-30 60C-24 44 -16 32 -6 24M-9 66C-8 48 -4 38 2 30", INK, 1.5)
    canvas.shape("M-19 16L-11 5L17 13L13 25Z", GOLD)
