"""The compact table of Babette has the moves of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from patience_qt.engine.play import play
from patience_qt.engine.rules import REDEAL
from patience_qt.games import BY_KEY
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.solver.babette.reading import (
    columns_in_order,
    is_whole,
    run_of,
    scribe_of,
)
from patience_qt.solver.babette.run import Run
from patience_qt.solver.babette.steps import DEAL, is_play
from tests.games.positions import BABETTES
from tests.games.walks import end, lengths, seeds

EVERY_BABETTE = pytest.mark.parametrize("key", BABETTES)
MANY = settings(max_examples=60, deadline=None)


def seen(run: Run) -> tuple[object, ...]:
    """Return all that tells one position from another."""
    lying = [card if run.lying >> i & 1 else None for i, card in enumerate(run.stream.cards)]
    return lying[: run.dealt], run.stream.cards[run.dealt :], run.ace, run.king


@EVERY_BABETTE
@MANY
@given(seed=seeds, length=lengths)
def test_from_any_position_it_has_the_moves_of_the_rules(key: str, seed: int, length: int) -> None:
    rules, table = BY_KEY[key].rules, end(key, seed, length)
    assert isinstance(rules, BabetteRules)
    run = run_of(table)
    steps = list(
        run.next_steps(
            transfers=rules.transfers, waits=rules.waits, redeals=rules.redeals_left(table)
        )
    )
    written = [next(scribe_of(table, run).moves([step])) for step in steps]
    assert sorted(map(str, written)) == sorted(map(str, rules.moves(table)))
    assert is_whole(run)


@EVERY_BABETTE
@MANY
@given(seed=seeds, length=lengths)
def test_what_a_step_does_is_what_the_move_does(key: str, seed: int, length: int) -> None:
    rules, table = BY_KEY[key].rules, end(key, seed, length)
    assert isinstance(rules, BabetteRules)
    start = run_of(table)
    for step in start.next_steps(
        transfers=False, waits=rules.waits, redeals=rules.redeals_left(table)
    ):
        move = next(scribe_of(table, start).moves([step]))
        if move not in rules.moves(table):
            continue
        run = start.copy()
        if is_play(step):
            run.play(*divmod(step, 2))
        elif step == DEAL:
            run.deal()
        else:
            assert move == REDEAL
            run = Run(run.gathered(columns_in_order(rules)), run.ace, run.king)
        assert seen(run) == seen(run_of(play(rules, table, move).after))
