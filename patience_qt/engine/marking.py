"""A mark for texts that the window translates; it costs nothing and needs no Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802, ARG001
    """Mark *text* for pyside6-lupdate, which knows this name."""
    return text
