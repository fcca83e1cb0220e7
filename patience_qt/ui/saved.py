"""A saved game, ready to be taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.play import joined
from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromDeal
from patience_qt.store.record import replay
from patience_qt.ui.session import KeptGame

if TYPE_CHECKING:
    from patience_qt.store.record import Record


def kept_game(record: Record) -> KeptGame:
    """Return *record* replayed, its redo included; raise what replay raises."""
    opening, groups = replay(record)
    deal = record.start.number if isinstance(record.start, FromDeal) else None
    return KeptGame(
        BY_KEY[record.game],
        deal,
        opening,
        tuple(map(joined, groups)),
        record.played,
        record.seconds,
    )
