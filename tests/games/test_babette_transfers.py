"""Babette, ruling 9: cards may pass between the two foundations of a suit."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import Suit
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, after, moves, refused, rows, written

KEY = "babette-transfers"
LAST = "2 of 2"
NEIGHBOURS = {"ace": "C-0 D-0 H-5 S-0", "king": "C-0 D-0 H-6 S-0"}


def tops(table_text: str) -> list[str]:
    """Return what the two foundations of hearts show."""
    return [line.split()[4] for line in table_text.splitlines()[2:4]]


@pytest.mark.parametrize("suit", Suit)
def test_a_transfer_is_legal_when_the_king_top_is_one_above_the_ace_top(suit: Suit) -> None:
    tops = {"ace": f"{suit}-8", "king": f"{suit}-9"}
    others = [f"{other}-0" for other in Suit if other is not suit]
    table = rows(
        KEY,
        "2S" if suit is not Suit.SPADES else "2C",
        passes=LAST,
        **{name: " ".join([top, *others]) for name, top in tops.items()},
    )
    rising, falling = f"f{suit + 1}", f"f{suit + 5}"
    assert moves(KEY, table) == [f"{rising}-{falling}", f"{falling}-{rising}"]


@pytest.mark.parametrize(
    ("ace", "king"), [("6", "6"), ("5", "7"), ("7", "6"), ("K", "A"), ("K", "2")]
)
def test_tops_that_are_not_neighbours_pass_no_card(ace: str, king: str) -> None:
    table = rows(KEY, "2S", passes=LAST, ace=f"C-0 D-0 H-{ace} S-0", king=f"C-0 D-0 H-{king} S-0")
    assert moves(KEY, table) == []


@pytest.mark.parametrize(
    ("ace", "king"), [("5", "0"), ("0", "6"), ("0", "A"), ("K", "0"), ("0", "0")]
)
def test_both_foundations_must_be_begun(ace: str, king: str) -> None:
    table = rows(KEY, "2S", passes=LAST, ace=f"C-0 D-0 H-{ace} S-0", king=f"C-0 D-0 H-{king} S-0")
    assert moves(KEY, table) == []


def test_one_card_at_a_time_passes_either_way_but_the_bottom_ace_and_king_stay() -> None:
    table = rows(KEY, "9H 2H", passes=LAST, **NEIGHBOURS)
    assert moves(KEY, table) == ["f3-f7", "f7-f3"]
    down = after(KEY, table, "f3-f7 " * 4)
    assert tops(written(KEY, down)) == ["H-A", "H-2"]
    assert moves(KEY, down) == ["c2.1-f3", "f7-f3"]
    assert refused(KEY, down, "f3-f7") == "The bottom Ace and King stay."
    up = after(KEY, down, "f7-f3 " * 7)
    assert tops(written(KEY, up)) == ["H-8", "H-9"]
    assert moves(KEY, up) == ["c1.1-f3", "f3-f7", "f7-f3"]
    up = after(KEY, up, "f7-f3 " * 4)
    assert tops(written(KEY, up)) == ["H-Q", "H-K"]
    assert moves(KEY, up) == ["f3-f7"]
    assert refused(KEY, up, "f7-f3") == "The bottom Ace and King stay."


def test_a_transfer_leaves_no_gap() -> None:
    table = rows(KEY, "9H 2H", passes=LAST, **NEIGHBOURS)
    assert written(KEY, after(KEY, table, "f3-f7 f7-f3")) == written(KEY, table)


@pytest.mark.parametrize("key", [key for key in BABETTES if key != KEY])
def test_without_the_option_cards_stay_on_the_foundations(key: str) -> None:
    passes = "3 of 3" if key == "babette-cadogan" else LAST
    table = rows(key, "9H 2H", passes=passes, **NEIGHBOURS)
    assert moves(key, table) == []
    assert refused(key, table, "f3-f7") == "Cards stay on the foundations."
    assert refused(key, table, "f3-c1") == "Cards stay on the foundations."


@pytest.mark.parametrize("card", [f"{rank}H" for rank in "A234789TJQK"])
def test_the_redeal_waits_while_transfers_can_make_a_free_card_fit(card: str) -> None:
    """Any rank will do: transfers bring the two neighbours to either side of it."""
    table = rows(KEY, card, **NEIGHBOURS)
    assert "redeal" not in moves(KEY, table)
    assert refused(KEY, table, "redeal") == (f"{card} can still be played: the redeal has to wait.")
    assert not BY_KEY[KEY].rules.is_stuck(rows(KEY, card, passes=LAST, **NEIGHBOURS))


def test_transfers_that_make_no_free_card_fit_delay_no_redeal() -> None:
    table = rows(KEY, "9S 2C", **NEIGHBOURS)
    assert moves(KEY, table) == ["f3-f7", "f7-f3", "redeal"]


def test_a_covered_card_of_the_suit_delays_no_redeal() -> None:
    assert moves(KEY, rows(KEY, "9H 2C -- -- -- -- -- --\n9S", **NEIGHBOURS)) == [
        "f3-f7",
        "f7-f3",
        "redeal",
    ]


def test_transfers_alone_never_count_as_a_move_left() -> None:
    table = rows(KEY, "9S 2C", passes=LAST, **NEIGHBOURS)
    assert moves(KEY, table) == ["f3-f7", "f7-f3"]
    assert BY_KEY[KEY].rules.is_stuck(table)
