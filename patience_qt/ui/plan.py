"""How the player wants the table arranged, as far as that is his to say."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Which(StrEnum):
    """Which figures the cards have."""

    BY_SIZE = "by-size"
    CLASSIC = "classic"
    LARGE = "large"


class Stand(StrEnum):
    """Where the foundations stand."""

    LARGER = "larger"
    """Wherever the cards are larger."""
    ABOVE = "above"
    BESIDE = "beside"


class Plan(NamedTuple):
    """Which figures, where the foundations stand, and whether stock and foundations change sides.

    A table for the left hand is *mirrored*, but never the order of its columns: that is a rule.
    """

    figures: Which = Which.BY_SIZE
    foundations: Stand = Stand.LARGER
    mirrored: bool = False


AS_USUAL = Plan()
