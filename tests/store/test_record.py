"""A record brings back the game it was made from."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from patience_qt.engine.notation import NotationError
from patience_qt.games.following import MoveError, end
from patience_qt.games.starts import FromCards, FromDeal
from patience_qt.store import saves
from patience_qt.store.notes import new_identity
from patience_qt.store.record import Record, replay
from tests.store.histories import History, histories


@settings(deadline=None, max_examples=40)
@given(histories())
def test_record_write_read_replay_is_the_history(history: History) -> None:
    record = saves.read(saves.write(history.record))
    assert record == history.record
    assert replay(record) == (history.opening, history.groups)


def test_a_refused_move_is_raised_with_number_text_and_reason() -> None:
    record = Record(
        game="bakers-dozen",
        rules=1,
        start=FromDeal(1),
        moves=(("c11.4-f3",), ("c1.4-c3", "c2.4-c9")),
    )
    with pytest.raises(MoveError) as caught:
        replay(record)
    assert (caught.value.number, caught.value.text) == (2, "c2.4-c9")
    assert caught.value.reason == "5D does not go on JD: it needs a 6."


def test_redo_is_replayed_and_does_not_stand() -> None:
    record = Record(
        game="babette", rules=1, start=FromDeal(1), moves=(("deal",), ("deal",)), played=1
    )
    opening, groups = replay(record)
    assert len(groups) == 2
    assert end(opening, groups[: record.played]) == groups[0][0].after
    assert end(opening, []) == opening


def test_a_broken_start_is_refused() -> None:
    record = Record(game="babette", rules=1, start=FromCards("AC"))
    with pytest.raises(NotationError, match=r"^.* is missing: a game has 104 cards\.$"):
        replay(record)


def test_every_game_has_an_identity_of_its_own() -> None:
    assert len({new_identity() for _ in range(100)}) == 100
    first, second = (Record(game="babette", rules=1, start=FromDeal(1)) for _ in range(2))
    assert first.id != second.id
