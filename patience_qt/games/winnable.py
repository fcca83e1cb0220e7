"""How many of deals 1 to 1000 of each game can be won: what the study of docs/winnability.md found.

``python -m tests.study FILE`` finds it again.
"""

from __future__ import annotations

from typing import NamedTuple


class Winnable(NamedTuple):
    """Of *of* deals so many were *won* by the solver and so many proved *lost*, all cards known."""

    won: int
    lost: int
    of: int = 1000


WINNABLE = {
    "bakers-dozen": Winnable(994, 5),
    "bakers-dozen-1883": Winnable(994, 5),
    "good-measure": Winnable(939, 58),
    "spanish-patience": Winnable(998, 2),
    "portuguese-solitaire": Winnable(995, 4),
    "babette": Winnable(996, 0),
    "babette-free-redeal": Winnable(998, 0),
    "babette-transfers": Winnable(975, 0),
    "babette-cadogan": Winnable(1000, 0),
}
