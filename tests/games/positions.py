"""Positions for the tests: read from board texts, dealt from small packs, moved on by moves."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.notation import NotationError, read_cards, read_move
from patience_qt.engine.piles import Role
from patience_qt.engine.play import opening, play
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.starts import FromDeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.engine.play import Transition
    from patience_qt.engine.table import Table

DATA = Path(__file__).with_name("data")
FAMILY = tuple(game.key for game in GAMES if game.packs == 1)
BABETTES = tuple(game.key for game in GAMES if game.packs == 2)
_NOTHING_OUT = "Foundations: C-0 D-0 H-0 S-0"


def board(key: str, text: str) -> Table:
    """Return the table that *text* describes, indented or not."""
    return BY_KEY[key].board.read(dedent(text))


def refusal(key: str, text: str) -> str:
    """Return in which words *text* is refused as a board."""
    with pytest.raises(NotationError) as caught:
        BY_KEY[key].board.read(text)
    return str(caught.value)


def columns(key: str, text: str, foundations: str = _NOTHING_OUT) -> Table:
    """Return a table of the Baker's Dozen family from its first columns; the others are empty."""
    count = len(list(dealt(key, "").all(Role.COLUMN)))
    lines = dedent(text).strip().split("\n")
    return board(key, "\n".join([foundations, *lines, *[":"] * (count - len(lines))]))


def written(key: str, table: Table) -> str:
    """Return *table* as text."""
    return BY_KEY[key].board.write(table)


def column_texts(key: str, table: Table) -> list[str]:
    """Return the columns of a table of the Baker's Dozen family as its board text has them."""
    return written(key, table).splitlines()[1:]


def row_texts(key: str, table: Table) -> list[str]:
    """Return the rows of a table of Babette as its board text has them."""
    return written(key, table).splitlines()[4:]


def dealt(key: str, cards: str) -> Table:
    """Return the opening of a pack of any size, written in dealing order."""
    return opening(BY_KEY[key].rules, read_cards(cards))


def numbered(key: str, number: int) -> Table:
    """Return the opening of the deal of that number."""
    return FromDeal(number).table(BY_KEY[key])


def moves(key: str, table: Table) -> list[str]:
    """Return the legal moves as texts, in the order in which the rules give them."""
    return [str(move) for move in BY_KEY[key].rules.moves(table)]


def transition(key: str, table: Table, move: str) -> Transition:
    """Return what the legal *move* does to *table*."""
    assert move in moves(key, table)
    return play(BY_KEY[key].rules, table, read_move(move, table))


def after(key: str, table: Table, texts: str) -> Table:
    """Return the table after some legal moves, separated by white space."""
    for move in texts.split():
        table = transition(key, table, move).after
    return table


def refused(key: str, table: Table, move: str) -> str | None:
    """Return why *move* is refused, in plain English; None where it is legal."""
    game = BY_KEY[key]
    source, target = read_move(move, table)
    objection = game.rules.objection(table, source, target)
    return objection.say(game.title) if objection else None


def blocks(file: str) -> Iterator[tuple[str, str]]:
    """Yield heading and text of each board of a data file; an empty line ends a board."""
    for block in (DATA / file).read_text().split("\n\n"):
        heading, _, text = block.partition("\n")
        yield heading, text.rstrip("\n") + "\n"


def rows(
    key: str,
    text: str,
    *,
    stock: str = "",
    passes: str = "1 of 2",
    ace: str = "C-0 D-0 H-0 S-0",
    king: str = "C-0 D-0 H-0 S-0",
) -> Table:
    """Return a table of Babette from its rows and whatever else its board text has to say."""
    head = f"Pass: {passes}\nStock: {stock}\nAce foundations: {ace}\nKing foundations: {king}\n"
    return board(key, head + dedent(text).strip())
