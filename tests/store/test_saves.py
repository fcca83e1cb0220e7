"""The text of a saved game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from patience_qt.games.starts import FromBoard, FromCards, FromDeal
from patience_qt.store import saves
from patience_qt.store.fields import SaveError
from patience_qt.store.record import Record, replay

DATA = Path(__file__).parent / "data"
FORMAT_1 = (DATA / "format-1.json").read_text(encoding="utf-8")
RECORD = Record(
    game="bakers-dozen",
    rules=1,
    start=FromDeal(1),
    moves=(("c11.4-f3",), ("c1.4-c3", "c8.4-c6"), ("c7.4-c3",)),
    played=2,
    seconds=83.5,
    id="0123456789abcdef0123456789abcdef",
    counted=True,
    undone=True,
    helped=False,
    saved="2025-11-30T12:34:56+00:00",
)


def changed(**fields: object) -> str:
    """Return the saved game with other *fields*."""
    return json.dumps({**json.loads(FORMAT_1), **fields})


def test_format_1_is_read_for_ever() -> None:
    assert saves.read(FORMAT_1) == RECORD
    assert len(replay(RECORD)[1]) == 3


def test_format_1_is_written() -> None:
    assert saves.write(RECORD) == FORMAT_1


def test_only_the_first_five_fields_must_be_there() -> None:
    record = saves.read((DATA / "format-1-shortest.json").read_text(encoding="utf-8"))
    assert record == Record(
        game="babette-cadogan",
        rules=1,
        start=FromDeal(7),
        moves=(("deal",), ("deal",)),
        played=2,
        id=record.id,
    )
    assert len(record.id) == 32
    whole = json.loads(FORMAT_1)
    for name in list(whole)[:5]:
        rest = {field: value for field, value in whole.items() if field != name}
        with pytest.raises(SaveError, match=f"its field “{name}” is missing or wrong"):
            saves.read(json.dumps(rest))
    for name in list(whole)[5:]:
        rest = {field: value for field, value in whole.items() if field != name}
        assert saves.read(json.dumps(rest)).moves == RECORD.moves


def test_unknown_fields_are_kept() -> None:
    unknown = {"mood": ["good", {"since": 1.5}], "später": None, "lone": "\ud800"}
    record = saves.read(changed(**unknown))
    assert record == replace(RECORD, unknown=unknown)
    assert json.loads(saves.write(record)) == json.loads(FORMAT_1) | unknown


def test_starts_are_told_apart() -> None:
    for start, written in (
        (FromDeal(2**53 - 1), {"deal": 2**53 - 1}),
        (FromCards("AC 2C"), {"cards": "AC 2C"}),
        (FromBoard("AC 2C"), {"board": "AC 2C"}),
    ):
        assert saves.read(changed(start=written)).start == start
        assert json.loads(saves.write(replace(RECORD, start=start)))["start"] == written


def test_moves_are_one_string_in_groups() -> None:
    assert saves.read(changed(moves="", played=0)).moves == ()
    assert saves.read(changed(moves=" deal\ndeal+deal ")).moves == (("deal",), ("deal", "deal"))


def test_a_newer_program_is_named() -> None:
    for fields in ({"format": 2}, {"rules": 2}, {"format": 10**30, "moves": 0}):
        with pytest.raises(SaveError) as caught:
            saves.read(changed(**fields))
        assert str(caught.value) == (
            "This game was saved by a newer Patience Qt: install that one to open it."
        )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("format", value) for value in (0, -1, "1", 1.0, True, None)),
        *(("game", value) for value in (None, 1, ["babette"])),
        *(("rules", value) for value in (0, "1", True, None)),
        *(("start", value) for value in ({}, 1, None, [1], {"deal": 1, "cards": ""})),
        *(("start", {"deal": value}) for value in (0, -1, 2**53, "1", 1.0, True, None)),
        *(("start", {kind: 1}) for kind in ("cards", "board", "seed")),
        *(("moves", value) for value in (None, [], ["deal"], 1)),
        *(("played", value) for value in (None, "1", 1.0, True)),
        *(("seconds", value) for value in (None, -1, "1", True, 10**400, 1e300)),
        *(("id", value) for value in (None, 1)),
        *((flag, value) for flag in ("counted", "undone", "helped") for value in (None, 0, "no")),
        *(("saved", value) for value in (None, 1, "yesterday", "2025-13-01")),
    ],
)
def test_a_wrong_field_is_named(name: str, value: object) -> None:
    with pytest.raises(SaveError) as caught:
        saves.read(changed(**{name: value}))
    assert str(caught.value) == (
        f"This saved game is broken: its field “{name}” is missing or wrong."
    )


@pytest.mark.parametrize("played", [-1, 4, 10**100])
def test_played_outside_its_range_is_told_the_range(played: int) -> None:
    with pytest.raises(SaveError, match="its field “played” must be 0 to 3"):
        saves.read(changed(played=played))


def test_an_unknown_game_is_named() -> None:
    for key, shown in (("klondike", "“klondike”"), ("a\nb", "“a?b”"), ("x" * 900, "…”")):
        with pytest.raises(SaveError) as caught:
            saves.read(changed(game=key))
        assert str(caught.value).startswith("This is a saved game of “")
        assert str(caught.value).endswith(f"{shown}, which is not known here.")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "1",
        '"format"',
        "{",
        "{'format': 1}",
        FORMAT_1[:-3],
        FORMAT_1 * 2,
        "Foundations: C-0 D-0 H-0 S-0",
        "\ufeff{}",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"a":' * 500 + "1" + "}" * 500,
        FORMAT_1.replace("83.5", "NaN"),
        FORMAT_1.replace("83.5", "-Infinity"),
        FORMAT_1.replace("83.5", "1e999"),
        FORMAT_1.replace("83.5", "9" * 5000),
        FORMAT_1.replace("{", '{"more": 1e999,', 1),
    ],
    ids=range(20),
)
def test_what_is_no_saved_game_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(SaveError, match=r"^This is no saved game: [^\n]+\.$"):
        saves.read(text)
