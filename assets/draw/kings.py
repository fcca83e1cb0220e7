"""The four kings.

Spades holds his sword upright; hearts leans his sceptre inwards and bears the orb; diamonds is
seen from the side and looks at his sun; clubs is old, and rests both hands on his staff.
"""

from __future__ import annotations

from assets.draw import attributes, hands
from assets.draw.beards import KINGS_HAIR, beard, goatee, locks, mane
from assets.draw.canvas import Canvas
from assets.draw.collars import ermine, leaf_mantle, pectoral
from assets.draw.crowns import crown
from assets.draw.figures import AXIS, HAND, HEAD
from assets.draw.garments import robe, sleeve
from assets.draw.heads import KING, ear, front, profile, white_brows
from assets.draw.palette import GOLD, Scheme

LOOKS = {"S": 1.0, "H": -1.0, "C": -1.0}


def king(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    """Draw the king of *suit* down to the belt."""
    with canvas.at(AXIS):
        robe(canvas, suit, scheme)
    if suit == "D":
        _from_the_side(canvas, scheme)
    else:
        _from_the_front(canvas, suit, scheme)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](canvas, scheme)


def _from_the_front(canvas: Canvas, suit: str, scheme: Scheme) -> None:
    hair = KINGS_HAIR[suit]
    with canvas.at(AXIS, HEAD):
        locks(canvas, hair)
    with canvas.at(AXIS):
        if suit == "C":
            leaf_mantle(canvas, scheme)
        else:
            ermine(canvas, suit)
    with canvas.at(AXIS, HEAD):
        front(canvas, KING, LOOKS[suit])
        if suit == "C":
            white_brows(canvas, hair.colour)
        beard(canvas, suit, hair)
        crown(canvas, suit, scheme)


def _from_the_side(canvas: Canvas, scheme: Scheme) -> None:
    """Draw head and collar of the king of diamonds, who looks to the right."""
    hair = KINGS_HAIR["D"]
    with canvas.at(AXIS + 2, HEAD, wide=-1):
        profile(canvas, has_lips=False)
    with canvas.at(AXIS):
        pectoral(canvas, scheme)
        canvas.shape("M-18 113Q0 122 17 112L19 121Q0 132 -20 122Z", GOLD, 2.0)
    with canvas.at(AXIS + 2, HEAD, wide=-1):
        mane(canvas, hair)
        goatee(canvas, hair)
        ear(canvas)
    with canvas.at(AXIS + 2, HEAD, turn=3):
        crown(canvas, "D", scheme)


def _spades(canvas: Canvas, scheme: Scheme) -> None:
    with canvas.at(HAND, 132):
        sleeve(canvas, scheme.second)
    with canvas.at(HAND):
        attributes.sword(canvas, scheme)
    with canvas.at(HAND, 132):
        hands.grip(canvas)


def _hearts(canvas: Canvas, scheme: Scheme) -> None:
    with canvas.at(214, 138):
        sleeve(canvas, scheme.second)
    with canvas.at(214, 138, turn=-5), canvas.at(0, -138):
        attributes.heart_sceptre(canvas, scheme)
    with canvas.at(214, 138, turn=-5):
        hands.back(canvas)
    with canvas.at(80, 146, turn=-8):
        canvas.shape("M-20 60C-20 40 -16 28 -9 17H9C14 30 18 44 20 60Z", scheme.second)
        canvas.shape("M-12 20L-10 11H10L12 20Z", GOLD)
        with canvas.at(0, -14):
            attributes.orb(canvas, scheme)
        hands.palm(canvas)


def _diamonds(canvas: Canvas, scheme: Scheme) -> None:
    with canvas.at(HAND, 140):
        sleeve(canvas, scheme.main)
    with canvas.at(HAND):
        attributes.sun_staff(canvas, scheme)
    with canvas.at(HAND, 140):
        hands.thumb_up(canvas)


def _clubs(canvas: Canvas, scheme: Scheme) -> None:
    with canvas.at(204, 150):
        canvas.shape("M-96 60C-74 30 -48 12 -20 2L-12 18C-32 30 -48 44 -60 70Z", scheme.main)
        canvas.line("M-70 44C-54 28 -40 20 -26 13", scheme.dark, 1.7)
    with canvas.at(204, 122):
        sleeve(canvas, scheme.second)
    with canvas.at(204):
        attributes.tree_staff(canvas, scheme)
    with canvas.at(204, 122):
        hands.grip(canvas)
    with canvas.at(204, 150):
        canvas.shape("M-24 -2L-15 -6L-8 14L-17 20Z", GOLD)
    with canvas.at(204, 149, turn=-62):
        hands.back(canvas)
