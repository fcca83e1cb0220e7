"""What is called safe costs nothing, and nothing else is called safe."""

from __future__ import annotations

from collections import Counter

import pytest

from patience_qt.engine.piles import Role
from patience_qt.engine.play import play
from patience_qt.games import BY_KEY
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.solver.safe import certain_end, safe_plays, safe_run
from tests.games.positions import BABETTES, FAMILY, columns, numbered, rows
from tests.solver.babette import small_packs
from tests.solver.small_decks import Deck, can_be_won


@pytest.mark.parametrize("fills", range(3))
def test_in_the_family_a_safe_play_never_loses_a_game(fills: int) -> None:
    checked = 0
    for seed in range(30):
        deck = Deck(10, 13, 5, fills, seed)
        if not (safe := safe_plays(deck.rules, deck.table())) or can_be_won(deck) is None:
            continue
        won = small_packs.can_be_won(deck.rules, deck.table())
        after = play(deck.rules, deck.table(), safe[0]).after
        if won is not None:
            assert small_packs.can_be_won(deck.rules, after) is won
            checked += won
    assert checked >= 5


@pytest.mark.parametrize("key", BABETTES)
def test_in_babette_a_safe_play_never_loses_a_game(key: str) -> None:
    rules = BY_KEY[key].rules
    assert isinstance(rules, BabetteRules)
    checked: Counter[bool] = Counter()
    for seed in range(80):
        before = rules.passes - seed % 2
        table = small_packs.small_pack(seed, passes=before, cards=9 + seed % 7)
        for move in safe_plays(rules, table):
            won = small_packs.can_be_won(rules, table)
            after = small_packs.can_be_won(rules, play(rules, table, move).after)
            if won and after is not None:
                assert after, (seed, str(move))
                checked[before == rules.passes] += 1
    assert checked[True] >= 10
    assert checked[False] >= 10 or not rules.waits


def test_a_card_three_ranks_above_the_lowest_foundation_stays() -> None:
    table = columns("bakers-dozen", ": 4S\n: 3H", "Foundations: C-A D-A H-A S-3")
    assert [str(move) for move in safe_plays(BY_KEY["bakers-dozen"].rules, table)] == []


def test_a_card_two_ranks_above_the_lowest_foundation_goes() -> None:
    table = columns("bakers-dozen", ": 4S\n: 4H 3H", "Foundations: C-2 D-2 H-2 S-3")
    safe = safe_plays(BY_KEY["bakers-dozen"].rules, table)
    assert [str(move) for move in safe] == ["c1.1-f4", "c2.2-f3"]


def test_before_the_last_pass_a_card_that_will_be_covered_is_not_safe() -> None:
    text = "2C 9D 9H 9S 8D 8H 8S 7D"
    waiting = {"stock": "4D 4H 4S 3D 3H 3S 5D 5H", "ace": "C-A D-0 H-0 S-0"}
    table = rows("babette", text, king="C-2 D-0 H-0 S-0", **waiting)
    assert not safe_plays(BY_KEY["babette"].rules, table)
    last = rows("babette", text, king="C-2 D-0 H-0 S-0", passes="2 of 2", **waiting)
    assert [str(move) for move in safe_plays(BY_KEY["babette"].rules, last)] == ["c1.1-f1"]


def test_under_the_free_redeal_nothing_is_safe_before_the_last_pass() -> None:
    rules = BY_KEY["babette-free-redeal"].rules
    assert isinstance(rules, BabetteRules)
    for seed in range(40):
        assert not safe_plays(rules, small_packs.small_pack(seed, passes=1, cards=12))


def test_what_is_safe_is_played_up_one_after_the_other() -> None:
    table = columns("bakers-dozen", ": 2C AC\n: 3C", "Foundations: C-0 D-0 H-0 S-0")
    line = safe_run(BY_KEY["bakers-dozen"].rules, table)
    assert [str(move) for move in line] == ["c1.2-f1", "c1.1-f1"]


@pytest.mark.parametrize("key", FAMILY)
def test_ordered_columns_end_the_game_by_themselves(key: str) -> None:
    texts = ": KC QC JC\n: KD QD\n: KH\n: KS"
    table = columns(key, texts, "Foundations: C-T D-J H-Q S-Q")
    rules = BY_KEY[key].rules
    line = certain_end(rules, table)
    assert len(line) == 7
    for move in line:
        assert move in rules.moves(table)
        table = play(rules, table, move).after
    assert rules.is_won(table)


@pytest.mark.parametrize("key", BY_KEY)
def test_no_end_is_certain_at_the_start(key: str) -> None:
    assert certain_end(BY_KEY[key].rules, numbered(key, 1)) == ()


@pytest.mark.parametrize("key", BABETTES)
def test_every_certain_end_of_babette_wins(key: str) -> None:
    rules = BY_KEY[key].rules
    found = 0
    for seed in range(60):
        table = small_packs.small_pack(seed, passes=2, cards=7)
        for move in (line := certain_end(rules, table)):
            assert move in rules.moves(table)
            assert move.target.role is Role.FOUNDATION
            table = play(rules, table, move).after
        found += bool(line)
        assert rules.is_won(table) or not line
    assert found
