"""A saved game, ready to be taken up, and a game to be saved."""

from __future__ import annotations

from datetime import UTC, datetime

from patience_qt.engine.play import joined
from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromBoard, FromDeal
from patience_qt.store.notes import Notes
from patience_qt.store.record import Record, replay
from patience_qt.ui.session import KeptGame


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
        Notes(
            start=record.start,
            id=record.id,
            counted=record.counted,
            undone=record.undone,
            helped=record.helped,
            unknown=record.unknown,
        ),
    )


def record_of(kept: KeptGame) -> Record:
    """Return *kept* as it is written down."""
    game, notes = kept.game, kept.notes
    dealt = FromDeal(kept.deal) if kept.deal else FromBoard(game.board.write(kept.opening))
    return Record(
        game=game.key,
        rules=game.version,
        start=notes.start or dealt,
        moves=tuple(tuple(map(str, transition.moves)) for transition in kept.transitions),
        played=kept.index,
        seconds=round(kept.seconds, 2),
        id=notes.id,
        counted=notes.counted,
        undone=notes.undone,
        helped=notes.helped,
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        unknown=notes.unknown,
    )
