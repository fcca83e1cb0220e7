"""The four jacks, seen from the side: spades and diamonds look right, hearts and clubs left."""

from __future__ import annotations

from assets.draw import attributes, hands
from assets.draw.canvas import Canvas
from assets.draw.collars import jacks_collar
from assets.draw.figures import AXIS, HAND, HEAD
from assets.draw.garments import ROBE, cape, doublet, parted, robe, sleeve
from assets.draw.hats import hair, hat
from assets.draw.heads import ear, profile
from assets.draw.palette import GOLD, Scheme
from assets.draw.shapes import circle

_HELD = {
    "S": (attributes.spear, hands.gauntlet, 1),
    "H": (attributes.pennant, hands.back, 1),
    "D": (attributes.torch, hands.grip, -1),
    "C": (attributes.bow, hands.pointing, 1),
}
"""What each holds and how, and whether his hand is mirrored."""


def jack(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the jack of *suit* down to the belt."""
    way = -1.0 if suit in "SD" else 1.0
    across = AXIS + (2 if way < 0 else 0)
    with canvas.at(AXIS):
        _body(canvas, suit, scheme)
    with canvas.at(across, HEAD, wide=way):
        profile(canvas)
        hair(canvas, suit, scheme)
        ear(canvas)
        if suit == "D":
            canvas.shape(circle(6, 10.5, 2.6), GOLD, 1.2)
    with canvas.at(AXIS):
        jacks_collar(canvas, suit, scheme)
    with canvas.at(across, HEAD, turn=-4 * way, wide=way):
        hat(canvas, suit, scheme)
    held, hand, side = _HELD[suit]
    with canvas.at(HAND, 132):
        sleeve(canvas, scheme.main)
    with canvas.at(HAND):
        held(canvas, scheme)
    with canvas.at(HAND - (11 if suit == "C" else 0), 132, wide=side):
        hand(canvas)


def _body(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    if suit == "C":
        attributes.arrows(canvas)
        robe(canvas, suit, scheme, ROBE)
        parted(canvas, ROBE, scheme)
        return
    if suit == "S":
        cape(canvas, scheme)
    doublet(canvas, suit, scheme)
