"""The four queens, each with her head a little to one side."""

from __future__ import annotations

from assets.draw import attributes, hands
from assets.draw.canvas import Canvas
from assets.draw.collars import neckline
from assets.draw.figures import AXIS, HAND, HEAD
from assets.draw.garments import GOWN, puffed_sleeves, robe, sleeve
from assets.draw.heads import QUEEN
from assets.draw.heads import front as face
from assets.draw.palette import GOLD, Scheme
from assets.draw.shapes import circle
from assets.draw.tiaras import tiara
from assets.draw.tresses import behind, braid, front

TILTS = {"S": -3.0, "H": 4.0, "D": 3.0, "C": -4.0}
LOOKS = {"S": -1.0, "H": 1.0, "D": -1.0, "C": 1.0}
SMALL = 0.86
_HELD = {
    "S": (attributes.moon_staff, hands.pointing, 1),
    "H": (attributes.rose, hands.pinch, 1),
    "D": (attributes.mirror, hands.thumb_up, 1),
    "C": (attributes.sprig, hands.pinch, -1),
}
"""What each holds and how, and whether her hand is mirrored."""


def queen(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the queen of *suit* down to the belt."""
    with canvas.at(AXIS, HEAD, turn=TILTS[suit]):
        behind(canvas, suit, scheme)
    with canvas.at(AXIS):
        robe(canvas, suit, scheme, GOWN)
        puffed_sleeves(canvas, suit, scheme)
        neckline(canvas, suit, scheme)
    with canvas.at(AXIS, HEAD, turn=TILTS[suit]):
        face(canvas, QUEEN, LOOKS[suit])
        front(canvas, suit, scheme)
        if suit == "C":
            braid(canvas, scheme)
        canvas.shape(circle(-20, 10, 2.6) + circle(20, 10, 2.6), GOLD, 1.0)
        tiara(canvas, suit, scheme)
    held, hand, way = _HELD[suit]
    with canvas.at(HAND, 132):
        sleeve(canvas, scheme.main if suit in "HC" else scheme.dark)
    with canvas.at(HAND):
        held(canvas, scheme)
    with canvas.at(HAND, 132, size=SMALL, wide=way * SMALL):
        hand(canvas)
