"""Text from files and from standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from patience_qt.engine.notation import NotationError, quoted

STANDARD_INPUT = "-"
LONGEST = 4_000_000
"""No pack, board or saved game has so many bytes."""


class ReadError(NotationError):
    """A file that gives no text; the message is one plain sentence."""


class MissingFileError(ReadError):
    """A file that is not there."""


def read_text(name: str) -> str:
    """Return the text of the file *name*, or of standard input where that is ``-``.

    Raise MissingFileError if it is not there, and ReadError if it may not be read or is no text
    in UTF-8.
    """
    file = quoted(name, longest=400)
    what = "Standard input" if name == STANDARD_INPUT else f"The file {file}"
    try:
        content = _content(name)
    except FileNotFoundError as error:
        raise MissingFileError(f"There is no file {file}.") from error
    except IsADirectoryError as error:
        raise ReadError(f"{file} is a folder, not a file.") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise ReadError(f"{what} cannot be read: {reason or error}.") from error
    if len(content) > LONGEST:
        raise ReadError(f"{what} is too long to be a game.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ReadError(f"{what} is not text in UTF-8.") from error


def _content(name: str) -> bytes:
    """Return the bytes, up to one more than LONGEST."""
    if not name:
        # To pathlib this is the current folder.
        raise FileNotFoundError
    if name != STANDARD_INPUT:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    return sys.stdin.buffer.read(LONGEST + 1) if sys.stdin else b""
