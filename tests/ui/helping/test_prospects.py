"""What is known of one position tells of others along the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.notation import read_move
from patience_qt.engine.play import joined, play
from patience_qt.games import BY_KEY
from patience_qt.games.winning_lines import winning_line
from patience_qt.solver.verdict import Outcome
from patience_qt.ui.prospects import Known, Prospects
from tests.games.positions import numbered

if TYPE_CHECKING:
    from patience_qt.engine.play import Transition

GAME = BY_KEY["bakers-dozen"]


def way() -> list[Transition]:
    """Return the moves that win deal 1."""
    table, made = numbered(GAME.key, 1), []
    for group in winning_line(GAME, 1) or ():
        for text in group:
            made.append(play(GAME.rules, table, read_move(text, table)))
            table = made[-1].after
    return made


def outcomes(prospects: Prospects, made: list[Transition]) -> list[Outcome | None]:
    return [prospects.outcome(made[0].before), *(prospects.outcome(one.after) for one in made)]


def test_a_won_position_makes_all_before_it_won_with_the_moves_that_led_there() -> None:
    made, prospects = way(), Prospects(GAME)
    prospects.learn(made[-1].after, Known(Outcome.WON))
    prospects.conclude(made)
    assert set(outcomes(prospects, made)) == {Outcome.WON}
    first = prospects.of(made[0].before)
    assert first
    assert list(first.line) == [str(one.move) for one in made]


def test_a_lost_position_makes_all_after_it_lost_and_none_before() -> None:
    made, prospects = way()[:6], Prospects(GAME)
    prospects.learn(made[2].after, Known(Outcome.LOST))
    prospects.conclude(made)
    assert outcomes(prospects, made) == [None, None, None, *[Outcome.LOST] * 4]


def test_a_step_off_the_winning_line_tells_nothing() -> None:
    made, prospects = way(), Prospects(GAME)
    prospects.learn(made[0].before, Known(Outcome.WON, tuple(str(one.move) for one in made)))
    other = next(move for move in GAME.rules.moves(made[0].before) if move != made[0].move)
    aside = play(GAME.rules, made[0].before, other)
    prospects.follow(aside)
    assert prospects.of(aside.after) is None
    together = joined(made[:3])
    prospects.follow(together)
    known = prospects.of(together.after)
    assert known
    assert known.line == tuple(str(one.move) for one in made[3:])


def test_what_was_not_found_out_gives_way_to_a_proof_and_not_the_other_way() -> None:
    table, prospects = numbered(GAME.key, 1), Prospects(GAME)
    for outcome, stands in (
        (Outcome.UNKNOWN, Outcome.UNKNOWN),
        (Outcome.WON, Outcome.WON),
        (Outcome.UNKNOWN, Outcome.WON),
    ):
        prospects.learn(table, Known(outcome))
        assert prospects.outcome(table) is stands
