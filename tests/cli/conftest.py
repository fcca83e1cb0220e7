"""Asking the command line in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.__main__ import main
from tests.cli.asking import Reply

if TYPE_CHECKING:
    from tests.cli.asking import Ask


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """Return a function that puts words to the program."""

    def asking(*words: str) -> Reply:
        code = main(words)
        return Reply(code, *capsys.readouterr())

    return asking
