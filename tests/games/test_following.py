"""Written moves are played through the rules, and only they."""

from __future__ import annotations

import pytest

from patience_qt.games import BY_KEY
from patience_qt.games.following import MoveError, end, follow
from patience_qt.games.starts import FromDeal

GAME = BY_KEY["bakers-dozen-1883"]
OPENING = FromDeal(1).table(GAME)


def test_each_group_keeps_its_plays_with_their_consequences() -> None:
    first, second = follow(GAME, OPENING, [("c11.4-f3", "c1.4-c3"), ("c8.4-c6",)])
    assert [str(transition.move) for transition in first] == ["c11.4-f3", "c1.4-c3"]
    assert first[0].before == OPENING
    assert first[1].before == first[0].after
    assert second[0].before == first[1].after
    # JC was turned up when AH had gone.
    assert len(first[0].steps) == 2
    assert end(OPENING, [first, second]) == second[0].after


def test_no_moves_lead_nowhere() -> None:
    assert follow(GAME, OPENING, []) == []
    assert end(OPENING, []) is OPENING


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("c2.4-c9", "5D does not go on JD: it needs a 6."),
        ("c2.3-c9", "That card lies face down."),
        ("c2.4-c14", "There is no such place in Baker's Dozen (1883)."),
        ("up", "“up” is not a move: write moves as in c3.4-c7 or c3.4-f1."),
        ("", "“” is not a move: write moves as in c3.4-c7 or c3.4-f1."),
    ],
)
def test_a_refused_move_has_its_number_its_text_and_the_reason(text: str, reason: str) -> None:
    with pytest.raises(MoveError) as caught:
        follow(GAME, OPENING, [("c11.4-f3",), ("c1.4-c3", text)])
    assert (caught.value.number, caught.value.text, caught.value.reason) == (2, text, reason)
    assert str(caught.value) == f"Move 2, “{text}”, cannot be played: {reason}"
