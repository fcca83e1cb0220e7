"""Where the piles of a game stand (placeholder until the drawing branch lands)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layout:
    """A number of columns."""

    columns: int


THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS = Layout(13), Layout(10), Layout(8)
