"""The four suits, each one outline, 100 high around its middle."""

from __future__ import annotations

from assets.draw.path import Path, path
from assets.draw.shapes import arc, ring_of

HEART = path(
    "M0 48C-12 30 -46 8 -46 -19C-46 -37 -34 -47 -22 -47C-11 -47 -3 -40 0 -30"
    "C3 -40 11 -47 22 -47C34 -47 46 -37 46 -19C46 8 12 30 0 48Z"
)
DIAMOND = path("M0 -52C9 -34 24 -14 39 0C24 14 9 34 0 52C-9 34 -24 14 -39 0C-24 -14 -9 -34 0 -52Z")
SPADE = path(
    "M0 -51C12 -30 45 -10 45 16C45 31 34 39 23 39C14 39 7 34 3.5 27C4 38 8 46 17 51L-17 51"
    "C-8 46 -4 38 -3.5 27C-7 34 -14 39 -23 39C-34 39 -45 31 -45 16C-45 -10 -12 -30 0 -51Z"
)


def _club() -> Path:
    """Return three leaves and a stem, drawn in one line from the foot on the right."""
    foot = path("M-17 51L17 51C8.5 45 5 37 3.4 24")
    left = path("M-3.4 24C-5 37 -8.5 45 -17 51")
    leaf = 22.0
    return ring_of(
        [
            foot,
            arc(25, 11, leaf, 142, -119),
            arc(0, -27, leaf, 53, -233),
            arc(-25, 11, leaf, -61, -322),
            left,
        ]
    )


CLUB = _club()
SUIT_SHAPES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def _trefoil() -> Path:
    """Return three leaves grown together: the tree and the crown of clubs."""
    return ring_of(
        [
            arc(27, 13, 24, 160, -117),
            arc(0, -27, 24, 60, -240),
            arc(-27, 13, 24, -63, -340),
        ]
    )


TREFOIL = _trefoil()
