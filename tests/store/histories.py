"""Games played at random, as records and as what they were made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.notation import write_cards
from patience_qt.engine.play import Transition, play
from patience_qt.games import GAMES
from patience_qt.games.starts import FromBoard, FromCards, FromDeal, Start
from patience_qt.store.record import Record

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

Group = tuple[Transition, ...]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
"""Anything that JSON can say."""


class History(NamedTuple):
    """A game that was played, and its record."""

    game: Variant
    opening: Table
    groups: list[Group]
    record: Record


@st.composite
def starts(draw: st.DrawFn, game: Variant) -> Start:
    """Draw a start of *game*."""
    number = draw(st.integers(1, 2**53 - 1))
    kind = draw(st.sampled_from([FromDeal, FromCards, FromBoard]))
    if kind is FromCards:
        return FromCards(write_cards(shuffled(packs(game.packs), number)))
    if kind is FromBoard:
        return FromBoard(game.board.write(FromDeal(number).table(game)))
    return FromDeal(number)


@st.composite
def histories(draw: st.DrawFn) -> History:
    """Draw a game of up to twenty moves, in undo groups of one to three."""
    game = draw(st.sampled_from(GAMES))
    start = draw(starts(game))
    opening = table = start.table(game)
    groups: list[Group] = []
    for size in draw(st.lists(st.integers(1, 3), max_size=10)):
        group = []
        for _ in range(size):
            moves = list(game.rules.moves(table))
            if not moves:
                break
            group.append(play(game.rules, table, draw(st.sampled_from(moves))))
            table = group[-1].after
        if group:
            groups.append(tuple(group))
    return History(game, opening, groups, draw(records(game, start, groups)))


@st.composite
def records(draw: st.DrawFn, game: Variant, start: Start, groups: list[Group]) -> Record:
    """Draw the record of a game: how much of it stands, and the circumstances."""
    flags = st.booleans()
    return Record(
        game=game.key,
        rules=game.version,
        start=start,
        moves=tuple(tuple(str(play.move) for play in group) for group in groups),
        played=draw(st.integers(0, len(groups))),
        seconds=draw(st.floats(0, 2**53)),
        id=draw(st.text()),
        counted=draw(flags),
        undone=draw(flags),
        helped=draw(flags),
        saved=draw(st.just("") | st.datetimes(timezones=st.timezones()).map(str)),
        unknown=draw(st.dictionaries(st.text().map("x{}".format), JSON, max_size=3)),
    )
