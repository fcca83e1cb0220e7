"""Whatever is done to a saved game, it is read or refused in a sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from patience_qt.engine.cards import packs
from patience_qt.engine.notation import NotationError
from patience_qt.games import BY_KEY
from patience_qt.games.following import end
from patience_qt.store import saves
from patience_qt.store.record import replay
from tests.store.histories import JSON, History, histories

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

T = TypeVar("T")
SCRAPS = st.sampled_from(
    ["c1.4-c3", "deal", "+", "1", "-1", "null", "{", "}", '"', ",", ":", "\n", "babette"]
) | st.text(max_size=3)


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Draw *text* with some pieces cut out, put in, or changed for others."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.integers(0, 4)))
        text = text[:start] + draw(SCRAPS | st.just("")) + text[stop:]
    return text


def read_or_refused(read: Callable[[], T]) -> T | None:
    """Return what *read* returns, or None where it raises a sentence; let nothing else pass."""
    try:
        return read()
    except NotationError as error:
        sentence = str(error)
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert len(sentence) < 300
    return None


def holds_whole_packs(game: Variant, table: Table) -> bool:
    cards = sorted(str(card) for pile in table.piles.values() for card in pile)
    return cards == sorted(map(str, packs(game.packs)))


@settings(deadline=None, max_examples=80)
@given(histories(), st.data())
def test_saves(history: History, data: st.DataObject) -> None:
    text = saves.write(history.record)
    fields = json.loads(text)
    name = data.draw(st.sampled_from([*fields, "else"]))
    text = data.draw(mutated(text) | JSON.map(lambda value: json.dumps({**fields, name: value})))
    if (record := read_or_refused(lambda: saves.read(text))) is None:
        return
    assert saves.read(saves.write(record)) == record
    if replayed := read_or_refused(lambda: replay(record)):
        opening, groups = replayed
        assert 0 <= record.played <= len(groups)
        assert holds_whole_packs(BY_KEY[record.game], end(opening, groups))
