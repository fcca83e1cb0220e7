"""The file of a running game: every line counts, and a torn one costs only itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from patience_qt.games.starts import FromDeal
from patience_qt.store.fields import SaveError
from patience_qt.store.journal import Journal, read_journal, read_running
from patience_qt.store.record import Record
from patience_qt.store.saves import write

if TYPE_CHECKING:
    from pathlib import Path

RECORD = Record(game="bakers-dozen", rules=1, start=FromDeal(1), id="a" * 32)


def written(path: Path) -> str:
    journal = Journal(path, RECORD)
    journal.play("c11.4-f3", 1.5)
    journal.play("c1.4-c3+c8.4-c6", 2.0)
    journal.stand(1, 3.25)
    journal.note("helped")
    journal.close()
    return path.read_text("utf-8")


AFTER = replace(
    RECORD,
    moves=(("c11.4-f3",), ("c1.4-c3", "c8.4-c6")),
    played=1,
    seconds=3.25,
    undone=True,
    helped=True,
)


def test_what_was_done_is_read_back(tmp_path: Path) -> None:
    assert read_journal(written(tmp_path / "new" / "a.game")) == (AFTER, True)


def test_a_move_forgets_what_could_be_redone(tmp_path: Path) -> None:
    text = written(tmp_path / "a.game") + "play c7.4-c3 4.00\n"
    record, _ = read_journal(text)
    assert (record.moves, record.played) == ((("c11.4-f3",), ("c7.4-c3",)), 2)


def test_wherever_it_is_torn_the_lines_before_are_read(tmp_path: Path) -> None:
    text = written(tmp_path / "a.game")
    first = text.index("\n") + 1
    for end in range(first, len(text)):
        record, is_whole = read_journal(text[:end])
        assert is_whole
        assert len(record.moves) == text[first:end].count("play") - ("play" in _torn(text[:end]))


def _torn(text: str) -> str:
    return text.rpartition("\n")[2]


@pytest.mark.parametrize(
    "line",
    ["", "x", "play", "play c1.4-c3 x", "stand 5 1.00", "stand -1 1.00", "stand ² 1", "note x",
     "stand 1 1e5", "play  1.00", "stand 1 ٣", "\0\0"],
)  # fmt: skip
def test_a_line_that_says_nothing_ends_the_reading(tmp_path: Path, line: str) -> None:
    record, is_whole = read_journal(written(tmp_path / "a.game") + f"{line}\nnote counted\n")
    assert (record, is_whole) == (AFTER, False)


def test_without_its_first_line_nothing_is_read() -> None:
    with pytest.raises(SaveError):
        read_journal("play c1.4-c3 1.00\n")


def test_an_illegal_move_ends_the_game_there(tmp_path: Path) -> None:
    text = written(tmp_path / "a.game") + "play c1.1-f1 9.00\n"
    record, fault = read_running(text)
    assert (record.moves, record.played) == (AFTER.moves[:1], 1)
    assert fault.startswith("Move 2, “c1.1-f1”, cannot be played")


def test_a_saved_game_is_read_as_well() -> None:
    assert read_running(write(AFTER)) == (AFTER, "")


def test_adding_costs_the_same_however_long_the_game_is(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.game", RECORD)
    sizes = []
    for number in range(50):
        before = (tmp_path / "a.game").stat().st_size
        journal.play("c1.4-c3", float(number))
        sizes.append((tmp_path / "a.game").stat().st_size - before)
    journal.close()
    assert max(sizes) - min(sizes) <= 1
