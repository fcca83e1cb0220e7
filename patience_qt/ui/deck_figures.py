"""The two sets of figures: the classic ones, and large ones for small cards."""

from __future__ import annotations

from typing import NamedTuple


class Figures(NamedTuple):
    """What a set of figures needs; reveals are fractions of a card's height.

    *least* is the smallest reveal that shows rank and suit whole, *least_in_rows* the same in
    Babette; *readable* is the card width in pixels at which the rank is 14 px high; *cards* is the
    length of column that the card size allows for.
    """

    folder: str
    least: float
    least_in_rows: float
    comfortable: float
    readable: float
    cards: int


CLASSIC = Figures("classic", 0.18, 0.19, 0.26, 72, 16)
LARGE = Figures("large", 0.265, 0.265, 0.30, 46, 13)
LARGE_BELOW = 60
"""Narrower cards than this many pixels have large figures: small and readable beats pretty."""
