"""Asking the command line in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from patience_qt.__main__ import main


class Reply(NamedTuple):
    """What the program answered."""

    code: int
    out: str
    err: str


Ask = Callable[..., Reply]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """Return a function that puts words to the program."""

    def asking(*words: str) -> Reply:
        code = main(words)
        return Reply(code, *capsys.readouterr())

    return asking


def is_one_sentence(text: str) -> bool:
    """Tell whether *text* is one line that reads as a sentence; a card may begin it."""
    begins = text[0] == "“" or text[0].isupper() or text[0].isdigit()
    return begins and text.endswith(".\n") and text.count("\n") == 1 and len(text) < 600
