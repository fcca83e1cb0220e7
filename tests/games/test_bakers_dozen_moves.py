"""The Baker's Dozen family, rulings 4, 5 and 7: what may be moved where, and how it ends."""

from __future__ import annotations

from itertools import product

import pytest

from patience_qt.engine.cards import RANK_LETTERS
from patience_qt.games import BY_KEY
from tests.games.positions import FAMILY, after, column_texts, columns, moves, refused, written

RANKS = RANK_LETTERS[1:]
TAKES = {"spanish-patience": RANKS, "portuguese-solitaire": "K"}
"""The ranks that an empty column takes; in the other games it takes none."""
LAYOUT = """
    : KS 8S 4D 8H
    : 6C 9D AC 2C
    : JD 5C 3S AH
    : QC 4C TD 9C
    : KH 7D JS 6D
"""


def width(key: str) -> int:
    """Return how many columns a game has."""
    return 10 if key == "good-measure" else 13


@pytest.mark.parametrize("key", [key for key in FAMILY if key not in TAKES])
def test_the_example_of_the_rules(key: str) -> None:
    """AH goes out, 2C onto 3S, AC out, 2C out."""
    table = columns(key, LAYOUT)
    assert moves(key, table) == ["c1.4-c4", "c3.4-f3", "c3.4-c2"]
    table = after(key, table, "c3.4-f3")
    assert "c2.4-f1" not in moves(key, table)
    table = after(key, table, "c2.4-c3")
    assert column_texts(key, table)[1:3] == [": 6C 9D AC", ": JD 5C 3S 2C"]
    table = after(key, table, "c2.3-f1 c3.4-f1")
    assert written(key, table).splitlines()[:4] == [
        "Foundations: C-2 D-0 H-A S-0",
        ": KS 8S 4D 8H",
        ": 6C 9D",
        ": JD 5C 3S",
    ]


@pytest.mark.parametrize("key", FAMILY)
def test_only_the_last_card_of_a_column_moves(key: str) -> None:
    table = columns(key, ": 5D AC 9H\n: 6S")
    assert not [move for move in moves(key, table) if move.startswith(("c1.1", "c1.2"))]


@pytest.mark.parametrize("key", FAMILY)
def test_a_card_goes_onto_a_card_exactly_one_rank_higher_whatever_the_suits(key: str) -> None:
    for low, high in product(RANKS, repeat=2):
        for suits in ("CC", "CD", "CH", "CS"):
            if low + suits[0] == high + suits[1]:
                continue
            table = columns(key, f": {low}{suits[0]}\n: {high}{suits[1]}")
            fits = RANKS.index(high) == RANKS.index(low) + 1
            assert ("c1.1-c2" in moves(key, table)) == fits


@pytest.mark.parametrize("key", FAMILY)
def test_every_column_takes_and_gives_alike(key: str) -> None:
    for source, target in product(range(width(key)), repeat=2):
        if source != target:
            lines = [":"] * width(key)
            lines[source], lines[target] = ": 9D 5C", ": JH 6D"
            table = columns(key, "\n".join(lines))
            builds = f"c{source + 1}.2-c{target + 1}"
            assert [move for move in moves(key, table) if not _fills(move, lines)] == [builds]


def _fills(move: str, lines: list[str]) -> bool:
    """Tell whether *move* goes to an empty column."""
    return lines[int(move.partition("-c")[2]) - 1] == ":"


@pytest.mark.parametrize("key", FAMILY)
def test_every_foundation_takes_exactly_its_next_card(key: str) -> None:
    """All 52 cards, a suit at a time, against all heights of the foundations."""
    for suit, top in product("CDHS", "0" + RANKS):
        fits = []
        for half in (RANKS[:7], RANKS[7:]):
            lines = "\n".join(f": {rank}{suit}" for rank in half)
            table = columns(key, lines, f"Foundations: C-{top} D-{top} H-{top} S-{top}")
            fits += [
                half[int(move[1]) - 1] + move[-2:] for move in moves(key, table) if "-f" in move
            ]
        expected = RANKS[("0" + RANKS).index(top) :][:1]
        assert fits == [f"{rank}f{'CDHS'.index(suit) + 1}" for rank in expected]


@pytest.mark.parametrize("key", FAMILY)
def test_no_card_leaves_a_foundation(key: str) -> None:
    table = columns(key, ": 5D\n:\n: KS", "Foundations: C-4 D-K H-0 S-0")
    assert not [move for move in moves(key, table) if move.startswith("f")]
    for move in ("f1-c1", "f1-c2", "f2-c2", "f1-f2", "f3-c1"):
        assert refused(key, table, move) == "Cards stay on the foundations."


@pytest.mark.parametrize("key", FAMILY)
@pytest.mark.parametrize("rank", RANKS)
def test_every_empty_column_takes_what_the_game_says(key: str, rank: str) -> None:
    """Nothing in Baker's Dozen, 1883 and Good Measure; any card in Spanish; Kings in Portuguese."""
    for number in range(width(key)):
        lines = [": 2H 2D"] * width(key)
        lines[number - 1], lines[number] = f": 4S {rank}C", ":"
        table = columns(key, "\n".join(lines))
        target = f"-c{number + 1}"
        taken = [move for move in moves(key, table) if move.endswith(target)]
        card = f"c{(number - 1) % width(key) + 1}.2{target}"
        assert (card in taken) == (rank in TAKES.get(key, ""))
        assert len(taken) == (width(key) - 1 if key == "spanish-patience" else card in taken)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("bakers-dozen", "An empty column stays empty in Baker's Dozen."),
        ("bakers-dozen-1883", "An empty column stays empty in Baker's Dozen (1883)."),
        ("good-measure", "An empty column stays empty in Good Measure."),
        ("portuguese-solitaire", "Only a King may fill an empty column here."),
        ("spanish-patience", None),
    ],
)
def test_an_empty_column_says_what_it_takes(key: str, sentence: str | None) -> None:
    assert refused(key, columns(key, ": 9D 5C"), "c1.2-c2") == sentence


def test_a_lone_card_may_go_to_another_empty_column_where_that_is_legal() -> None:
    spanish = columns("spanish-patience", ": 5C")
    assert moves("spanish-patience", spanish) == [f"c1.1-c{number}" for number in range(2, 14)]
    portuguese = columns("portuguese-solitaire", ": KC\n: 5D")
    assert moves("portuguese-solitaire", portuguese) == [
        f"c1.1-c{number}" for number in range(3, 14)
    ]


@pytest.mark.parametrize("key", FAMILY)
def test_the_game_is_won_when_every_card_is_out_and_then_has_no_moves(key: str) -> None:
    table = columns(key, ": KS", "Foundations: C-K D-K H-K S-Q")
    assert not BY_KEY[key].rules.is_won(table)
    table = after(key, table, "c1.1-f4")
    assert BY_KEY[key].rules.is_won(table)
    assert not BY_KEY[key].rules.is_stuck(table)
    assert moves(key, table) == []


@pytest.mark.parametrize("key", FAMILY)
def test_the_game_is_over_when_no_legal_move_is_left(key: str) -> None:
    lines = "\n".join([": AS 9D", *[": 2S 9C"] * (width(key) - 1)])
    table = columns(key, lines)
    assert moves(key, table) == []
    assert BY_KEY[key].rules.is_stuck(table)
    assert not BY_KEY[key].rules.is_won(table)


def test_a_position_that_cannot_be_won_is_not_stuck_while_a_card_can_be_moved() -> None:
    """8H can go to and fro for ever, but AC stays under a King that goes nowhere."""
    key = "bakers-dozen"
    table = columns(key, ": TS 8H\n: AC KS\n: 9C\n: 9D", "Foundations: C-0 D-0 H-0 S-0")
    assert moves(key, table) == ["c1.2-c3", "c1.2-c4"]
    assert not BY_KEY[key].rules.is_stuck(table)
