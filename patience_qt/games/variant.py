"""A rule set as the menu offers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patience_qt.engine.notation import BoardText
    from patience_qt.engine.rules import Rules
    from patience_qt.games.layouts import Layout


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A set of rules with the names that people and saved games use.

    *key* names it for ever; *version* rises when the same moves come to mean something else.
    """

    key: str
    title: str
    sentence: str
    rules: Rules
    board: BoardText
    layout: Layout
    packs: int = 1
    version: int = 1
