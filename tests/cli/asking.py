"""What the program answers, and what its sentences must look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Reply(NamedTuple):
    """What the program answered."""

    code: int
    out: str
    err: str


Ask = Callable[..., Reply]
"""Puts words to the program."""


def is_one_sentence(text: str) -> bool:
    """Tell whether *text* is one line that reads as a sentence; a card may begin it."""
    begins = text[0] == "“" or text[0].isupper() or text[0].isdigit()
    return begins and text.endswith(".\n") and text.count("\n") == 1 and len(text) < 600
