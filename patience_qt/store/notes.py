"""What is noted of a game besides its moves."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience_qt.games.starts import Start


def new_identity() -> str:
    """Return a random name by which one game is known, so that it is counted once."""
    return os.urandom(16).hex()


@dataclass(frozen=True, slots=True, kw_only=True)
class Notes:
    """Goes with a game from the deal to the statistics; the fields are those of a Record.

    *start* may be missing where the deal number, or the opening, says it all.
    """

    start: Start | None = None
    id: str = field(default_factory=new_identity)
    counted: bool = False
    undone: bool = False
    helped: bool = False
    unknown: Mapping[str, object] = field(default_factory=dict, hash=False)
