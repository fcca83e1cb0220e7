"""Asking the command line in this process."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from patience_qt.__main__ import main
from tests.cli.asking import Reply

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.asking import Ask


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Iterator[Ask]:
    """Give a function that puts words to the program."""
    interrupted = signal.getsignal(signal.SIGINT)

    def asking(*words: str) -> Reply:
        code = main(words)
        return Reply(code, *capsys.readouterr())

    yield asking
    # The window is left to the system's own Ctrl-C; the tests are not.
    signal.signal(signal.SIGINT, interrupted)
