"""Number cards: where the pips lie.

All pips are of one size.  None begins between a reveal of 0.22 and one of 0.34, so that a covered
card shows a good part of its upper pips there, or none of them.
"""

from __future__ import annotations

from assets.draw.index import LARGE, both_corners, corner
from assets.draw.palette import SUIT
from assets.draw.panel import hairline
from assets.draw.path import Path, together
from assets.draw.place import Point
from assets.draw.suits import SUIT_SHAPES

PIP = 47.0
"""How high a pip is."""
LEFT, MIDDLE, RIGHT = 67.0, 125.0, 183.0
_TOP, _CENTRE = 92.0, 175.0
_SECOND = _TOP + (_CENTRE - _TOP) * 2 / 3
_INNER = 144.0
"""The odd pip of the seven lies so low that a covered card does not show a sliver of it."""


def _turned(pips: list[Point]) -> list[Point]:
    return [(250 - x, 350 - y) for x, y in pips]


def _both_ways(upper: list[Point], centre: list[Point] | None = None) -> list[Point]:
    return [*upper, *(centre or []), *_turned(upper)]


_TWO: list[Point] = [(MIDDLE, _TOP)]
_FOUR: list[Point] = [(LEFT, _TOP), (RIGHT, _TOP)]
_EIGHT: list[Point] = [*_FOUR, (LEFT, _SECOND), (RIGHT, _SECOND)]
_SIDES: list[Point] = [(LEFT, _CENTRE), (RIGHT, _CENTRE)]
_HEART: list[Point] = [(MIDDLE, _CENTRE)]
_ODD: list[Point] = [(MIDDLE, _INNER)]

PIPS: dict[str, list[Point]] = {
    "2": _both_ways(_TWO),
    "3": _both_ways(_TWO, _HEART),
    "4": _both_ways(_FOUR),
    "5": _both_ways(_FOUR, _HEART),
    "6": _both_ways(_FOUR, _SIDES),
    "7": _both_ways(_FOUR, [*_SIDES, *_ODD]),
    "8": _both_ways([*_FOUR, *_ODD], _SIDES),
    "9": _both_ways(_EIGHT, _HEART),
    "10": _both_ways([*_EIGHT, (MIDDLE, _SECOND)]),
}
"""The middles of the pips of each rank."""


def pip(suit: str, at: Point, height: float = PIP) -> Path:
    """Return a pip, standing on its head in the lower half of the card."""
    turn = 180 if at[1] > _CENTRE else 0
    return SUIT_SHAPES[suit].at(*at, size=height / 100, turn=turn)


def number_card(rank: str, suit: str) -> str:
    """Return what stands on a number card."""
    pips = together([pip(suit, at) for at in PIPS[rank]])
    return f'{hairline()}{both_corners(rank, suit)}<path d="{pips.d}" fill="{SUIT}"/>'


def large_card(rank: str, suit: str) -> str:
    """Return what stands on a number card or an ace with large figures: one suit, and no more."""
    height = 200 if suit == "D" else 190
    sign = SUIT_SHAPES[suit].at(125, 226, size=height / 100)
    return f'<path d="{(corner(rank, suit, LARGE) + sign).d}" fill="{SUIT}"/>'
