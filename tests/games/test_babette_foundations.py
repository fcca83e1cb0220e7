"""Babette, ruling 4: eight foundations, for each suit one rising and one falling."""

from __future__ import annotations

from itertools import product

import pytest

from patience_qt.engine.cards import RANK_LETTERS, Suit
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Role
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, after, dealt, moves, refused, rows, written

ACES = "C-{0} D-{0} H-{0} S-{0}"


@pytest.mark.parametrize("key", BABETTES)
def test_there_are_eight_foundations_and_none_is_laid_out_at_the_start(key: str) -> None:
    table = dealt(key, "AC KC 2C 3C 4C 5C 6C 7C")
    assert [name for name, _ in table.all(Role.FOUNDATION)] == list(FOUNDATIONS)
    assert not any(len(pile) for _, pile in table.all(Role.FOUNDATION))


def test_an_ace_foundation_rises_to_the_king_and_a_king_foundation_falls_to_the_ace() -> None:
    table = rows("babette", "QS QH 2S AS", ace="C-0 D-0 H-J S-0", king="C-0 D-0 H-K S-3")
    assert moves("babette", table) == ["c2.1-f3", "c2.1-f7", "c3.1-f8", "c4.1-f4"]


@pytest.mark.parametrize("key", BABETTES)
@pytest.mark.parametrize("suit", Suit)
def test_an_ace_may_start_its_suits_ace_foundation(key: str, suit: Suit) -> None:
    table = dealt(key, f"A{suit} 5C 5D 5H 5S 6C 6D 6H 6S")
    assert moves(key, table) == [f"c1.1-f{suit + 1}", "deal"]


@pytest.mark.parametrize("suit", Suit)
def test_an_ace_may_start_one_foundation_or_finish_the_other(suit: Suit) -> None:
    table = rows("babette", f"A{suit} A{suit}", king=ACES.format("2"))
    rising, falling = f"f{suit + 1}", f"f{suit + 5}"
    assert moves("babette", table) == [
        f"c1.1-{rising}",
        f"c1.1-{falling}",
        f"c2.1-{rising}",
        f"c2.1-{falling}",
    ]
    assert moves("babette", after("babette", table, f"c1.1-{rising}")) == [f"c2.1-{falling}"]
    assert moves("babette", after("babette", table, f"c1.1-{falling}")) == [f"c2.1-{rising}"]


def test_an_ace_never_starts_a_second_foundation() -> None:
    table = rows("babette", "AS 5H", ace="C-0 D-0 H-0 S-A", king="C-0 D-0 H-0 S-3")
    assert moves("babette", table) == ["redeal"]
    assert refused("babette", table, "c1.1-f4") == (
        "S already has its Ace; this one ends the King foundation, after 2S."
    )


@pytest.mark.parametrize("suit", Suit)
def test_a_king_may_start_one_foundation_or_finish_the_other(suit: Suit) -> None:
    table = rows("babette", f"K{suit} K{suit}", ace=ACES.format("Q"))
    rising, falling = f"f{suit + 1}", f"f{suit + 5}"
    assert moves("babette", after("babette", table, f"c1.1-{rising}")) == [f"c2.1-{falling}"]
    assert moves("babette", after("babette", table, f"c1.1-{falling}")) == [f"c2.1-{rising}"]


def test_a_king_never_starts_a_second_foundation() -> None:
    table = rows("babette", "KS 5H", ace="C-0 D-0 H-0 S-J", king="C-0 D-0 H-0 S-K")
    assert moves("babette", table) == ["redeal"]
    assert refused("babette", table, "c1.1-f8") == (
        "S already has its King; this one ends the Ace foundation, after QS."
    )


def test_the_ace_that_finished_a_king_foundation_starts_no_ace_foundation() -> None:
    table = rows("babette", "2S 5H", king="C-0 D-0 H-0 S-A")
    assert moves("babette", table) == ["redeal"]
    assert refused("babette", table, "c1.1-f4") == "The S Ace foundation begins with its Ace."


def test_a_card_that_fits_both_may_go_to_either_the_ace_foundation_first() -> None:
    table = rows("babette", "6S", ace="C-0 D-0 H-0 S-5", king="C-0 D-0 H-0 S-7")
    assert moves("babette", table) == ["c1.1-f4", "c1.1-f8"]
    assert "Ace foundations: C-0 D-0 H-0 S-6" in written(
        "babette", after("babette", table, "c1.1-f4")
    )
    assert "King foundations: C-0 D-0 H-0 S-6" in written(
        "babette", after("babette", table, "c1.1-f8")
    )


@pytest.mark.parametrize("key", BABETTES)
def test_every_foundation_takes_exactly_its_next_card(key: str) -> None:
    """All 52 cards lie free, a row of gaps between any two rows, and meet every pair of heights."""
    cards = [f"{rank}{suit}" for rank in RANK_LETTERS[1:] for suit in Suit]
    lines = [" ".join(cards[at : at + 8]) for at in range(0, 52, 8)]
    layout = "\n-- -- -- -- -- -- -- --\n".join(lines)
    for ace, king in product("0" + RANK_LETTERS[1:], repeat=2):
        table = rows(
            key,
            layout,
            passes="3 of 3" if "cadogan" in key else "2 of 2",
            ace=ACES.format(ace),
            king=ACES.format(king),
        )
        expected = {
            (f"{rank}{suit}", FOUNDATIONS[suit + place])
            for suit in Suit
            for rank, place in ((_next(ace, 1), 0), (_next(king, -1), 4))
            if rank
        }
        plays = {
            (str(table.card(move.source)), move.target)
            for move in BY_KEY[key].rules.moves(table)
            if move.source.pile in COLUMNS
        }
        assert plays == expected


def _next(top: str, step: int) -> str:
    """Return the letter of the rank that follows *top*, or nothing."""
    order = RANK_LETTERS[1:][::step]
    return order[0] if top == "0" else "".join(order[order.index(top) + 1 :][:1])
