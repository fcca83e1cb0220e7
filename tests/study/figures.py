"""How sure a share is: Wilson's interval (E. B. Wilson, JASA 22, 1927, pages 209 to 212)."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

SURE = 0.95


def interval(count: int, of: int) -> tuple[float, float]:
    """Return the bounds between which the true share lies, by *count* seen *of* so many."""
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    share, room = count / of, z * z / of
    middle = share + room / 2
    reach = z * sqrt((share * (1 - share) + room / 4) / of)
    # At the ends the exact bound is the end itself, which rounding would miss.
    least = 0.0 if count == 0 else (middle - reach) / (1 + room)
    most = 1.0 if count == of else (middle + reach) / (1 + room)
    return least, most


def told(count: int, of: int) -> str:
    """Return the share in per cent, with its interval in brackets."""
    least, most = interval(count, of)
    return f"{count / of:.2%} [{least * 100:.2f}, {most * 100:.2f}]"
