"""Whatever text is read as a board, it is laid out or refused in a sentence."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patience_qt.engine.notation import NotationError
from patience_qt.games import BY_KEY
from tests.games.positions import board, written
from tests.games.walks import end, lengths, seeds

if TYPE_CHECKING:
    from patience_qt.engine.table import Table

PIECES = [
    "--",
    "<?>",
    ":",
    "<4D>",
    "7H",
    "",
    "\n",
    " ",
    "K",
    "0",
    "1 of 3",
    "\u212a",
    "\u0663",
    "<",
]


def laid_out_or_refused(key: str, text: str) -> Table | str:
    """Return the table that *text* describes, or in which words it is refused."""
    try:
        return BY_KEY[key].board.read(text)
    except NotationError as refusal:
        return str(refusal)


def check(key: str, text: str) -> None:
    """Read *text*; what is laid out can be written, read again and played on."""
    table = laid_out_or_refused(key, text)
    if isinstance(table, str):
        assert table.endswith(".")
        assert table.isprintable()
    else:
        again = written(key, table)
        assert written(key, board(key, again)) == again
        rules = BY_KEY[key].rules
        assert all(rules.objection(table, *move) is None for move in rules.moves(table))


@pytest.mark.parametrize("key", BY_KEY)
@settings(max_examples=10, deadline=None)
@given(text=st.text())
def test_any_text(key: str, text: str) -> None:
    check(key, text)


@pytest.mark.parametrize("key", BY_KEY)
@settings(max_examples=15, deadline=None)
@given(seed=seeds, length=lengths, pieces=st.lists(st.sampled_from(PIECES), max_size=3))
def test_a_board_with_pieces_cut_out_and_put_in(
    key: str, seed: int, length: int, pieces: list[str]
) -> None:
    text, choose = written(key, end(key, seed, length)), random.Random(seed)
    for piece in pieces:
        at = choose.randrange(len(text))
        text = text[:at] + piece + text[at + choose.randrange(4) :]
    check(key, text)


@pytest.mark.parametrize("key", BY_KEY)
@settings(max_examples=15, deadline=None)
@given(seed=seeds, length=lengths)
def test_a_board_with_two_words_exchanged(key: str, seed: int, length: int) -> None:
    lines = [line.split() for line in written(key, end(key, seed, length)).splitlines()]
    places = [(row, word) for row, words in enumerate(lines) for word in range(len(words))]
    (row, word), (other_row, other) = random.Random(seed).sample(places, 2)
    one, two = lines[row][word], lines[other_row][other]
    lines[row][word], lines[other_row][other] = two, one
    check(key, "\n".join(map(" ".join, lines)))
