"""Random games of any length, from openings and from late boards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from patience_qt.engine.piles import Pile
from patience_qt.engine.play import play
from patience_qt.engine.rules import DEAL
from patience_qt.engine.table import Table
from patience_qt.games import BY_KEY
from tests.games.positions import BABETTES, blocks, board, numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.cards import Card
    from patience_qt.engine.play import Transition

LONGEST = 80
HIDING = ("bakers-dozen-1883", *BABETTES)
"""The games in which cards lie face down."""
LATE = {key: [text for _, text in blocks(f"late_boards/{key}.txt")] for key in BABETTES}
"""Boards of late passes, where a short walk would never come."""

seeds = st.integers(0, 999_999)
lengths = st.integers(1, LONGEST)


def start(key: str, seed: int) -> Table:
    """Return an opening, or every other time a late board where the game has them."""
    return board(key, LATE[key][seed % 10]) if key in LATE and seed % 2 else numbered(key, seed + 1)


def walk(key: str, seed: int, length: int) -> Iterator[Transition]:
    """Play a random game move by move; it ends early where no move is left."""
    choose = random.Random(seed)
    rules = BY_KEY[key].rules
    table = start(key, seed)
    for _ in range(length):
        if not (moves := tuple(rules.moves(table))):
            return
        move = DEAL if DEAL in moves and choose.random() < 0.5 else choose.choice(moves)
        made = play(rules, table, move)
        yield made
        table = made.after


def end(key: str, seed: int, length: int) -> Table:
    """Return the table on which such a game ends."""
    table = start(key, seed)
    for made in walk(key, seed, length):
        table = made.after
    return table


def with_other_hidden_cards(table: Table, seed: int) -> Table:
    """Return a table that looks the same: its face-down cards lie in another order."""
    hidden = sorted(table.face_down)
    others = hidden[:]
    random.Random(seed).shuffle(others)
    other = dict(zip(hidden, others, strict=True))

    def cell(card: Card | None) -> Card | None:
        return other.get(card, card) if card else None

    piles = {name: Pile(tuple(map(cell, pile.cells))) for name, pile in table.piles.items()}
    return Table(piles, table.face_down, table.passes)
