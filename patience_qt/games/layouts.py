"""Where the piles of a game stand, and what an emptied column looks like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Emptied = Literal["closed", "king-only", "empty"]
"""An emptied column is closed for good, takes a King only, or takes any card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The shape of a table.

    There are *files* files of four foundations: one rises in every suit; of two, the second falls.
    Where *in_rows* is set the columns form rows with gaps, dealt from a stock.
    """

    columns: int
    files: int = 1
    in_rows: bool = False
    empty: Emptied = "closed"


THIRTEEN_COLUMNS = Layout(columns=13)
THIRTEEN_FOR_KINGS = Layout(columns=13, empty="king-only")
THIRTEEN_FOR_ANY_CARD = Layout(columns=13, empty="empty")
TEN_COLUMNS = Layout(columns=10)
EIGHT_COLUMNS = Layout(columns=8, files=2, in_rows=True)
