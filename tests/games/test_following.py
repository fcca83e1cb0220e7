"""Written moves are played through the rules, and the first that cannot be is named."""

from __future__ import annotations

import pytest

from patience_qt.games import BY_KEY
from patience_qt.games.following import MoveError, end, follow
from tests.games.positions import board, columns, dealt, written

KEY = "bakers-dozen"
GAME = BY_KEY[KEY]
TABLE = columns(KEY, ": KS 2C\n: 3S AC")


def test_each_group_is_one_undo_step_and_nothing_else_is_played() -> None:
    made = follow(GAME, TABLE, [("c2.2-f1", "c1.2-c2"), ("c2.2-f1",)])
    assert [len(group) for group in made] == [2, 1]
    assert made[0][0].before is TABLE
    assert made[1][0].before == made[0][1].after
    assert written(KEY, end(TABLE, made)).splitlines()[:3] == [
        "Foundations: C-2 D-0 H-0 S-0",
        ": KS",
        ": 3S",
    ]


def test_no_moves_lead_nowhere() -> None:
    assert end(TABLE, follow(GAME, TABLE, [])) is TABLE


@pytest.mark.parametrize(
    ("groups", "number", "sentence"),
    [
        ([("c1.2-c2",)], 1, "2C does not go on AC: it needs a 3."),
        ([("c2.2-f1", "c2.1-c1")], 1, "3S does not go on 2C: it needs a 4."),
        ([("c2.2-f1",), ("c1.1-f4",)], 2, "KS has a card on it."),
        ([("up",)], 1, "“up” is not a move: write moves as in c3.4-c7 or c3.4-f1."),
    ],
)
def test_a_refused_move_is_named_with_its_number_and_its_reason(
    groups: list[tuple[str, ...]], number: int, sentence: str
) -> None:
    with pytest.raises(MoveError) as caught:
        follow(GAME, TABLE, groups)
    text = groups[number - 1][-1]
    assert str(caught.value) == f"Move {number}, “{text}”, cannot be played: {sentence}"
    assert (caught.value.number, caught.value.text) == (number, text)
    assert caught.value.reason == sentence


def test_rows_and_redeals_are_followed() -> None:
    game = BY_KEY["babette"]
    table = dealt("babette", "2C 3C 4C 5C 6C 7C 8C 9C 2D")
    made = follow(game, table, [("deal",), ("redeal",)])
    assert written("babette", end(table, made)) == written(
        "babette",
        board(
            "babette",
            """
            Pass: 2 of 2
            Stock: 9C
            Ace foundations: C-0 D-0 H-0 S-0
            King foundations: C-0 D-0 H-0 S-0
            2C 2D 3C 4C 5C 6C 7C 8C
            """,
        ),
    )
