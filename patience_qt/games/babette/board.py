"""A position of Babette as text: pass, stock, foundations, then the rows with their gaps."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.cards import ACE, KING, Card, Suit
from patience_qt.engine.notation import (
    GAP,
    CardReader,
    NotationError,
    read_tops,
    write_cards,
    write_tops,
)
from patience_qt.engine.piles import STOCK, Pile, PileId, Role
from patience_qt.engine.table import Table
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS, ROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.games.babette.rules import BabetteRules

_WIDTH = len(ROW)
_LABELS = ("Pass", "Stock", "Ace foundations", "King foundations")
_PASS = r"(?ai)([1-9]\d?) of ([1-9]\d?)"


@dataclass(frozen=True, slots=True)
class BabetteBoard:
    """Reads and writes the positions of one rule set."""

    rules: BabetteRules

    def write(self, table: Table) -> str:
        """Return *table* as text, the order of the stock shown."""
        lines = [
            f"Pass: {table.passes} of {self.rules.passes}",
            f"Stock: {write_cards(reversed(table[STOCK].cells))}".strip(),
            f"Ace foundations: {write_tops(table[name] for name in ACE_FOUNDATIONS)}",
            f"King foundations: {write_tops(table[name] for name in KING_FOUNDATIONS)}",
            *map(write_cards, rows(table)),
        ]
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> Table:
        """Return the table that *text* describes; raise NotationError where it cannot be read."""
        lines = [" ".join(line.split()) for line in text.strip().splitlines()]
        passes, stock_words, *tops = _headed(lines)
        reader = CardReader()
        piles = {STOCK: _stock(stock_words, reader)}
        for line, names, base in zip(
            tops, (ACE_FOUNDATIONS, KING_FOUNDATIONS), (ACE, KING), strict=True
        ):
            piles |= _foundations(line, names, base, reader)
        grid = [_row(line, reader) for line in lines[len(_LABELS) :]]
        _check_rows(grid, stock_is_empty=not len(piles[STOCK]))
        for column, name in enumerate(ROW):
            piles[name] = Pile(tuple(row[column] for row in grid if column < len(row)))
        return Table(piles, frozenset(piles[STOCK]), self._passes(passes))

    def _passes(self, text: str) -> int:
        """Return which pass *text* says it is."""
        match = re.fullmatch(_PASS, text)
        if not match or int(match[2]) != self.rules.passes or int(match[1]) > self.rules.passes:
            raise NotationError(
                f"The first line must be like “Pass: 1 of {self.rules.passes}”: "
                f"this game has {self.rules.passes} passes."
            )
        return int(match[1])


def rows(table: Table) -> Iterator[tuple[Card | None, ...]]:
    """Yield the rows, first row first, gaps as None; the last may be short."""
    columns = [column.cells for _, column in table.all(Role.COLUMN)]
    for row in range(len(columns[0])):
        yield tuple(cells[row] for cells in columns if row < len(cells))


def _headed(lines: list[str]) -> list[str]:
    """Return what follows the labels of the first lines."""
    heads = [line.partition(":") for line in lines[: len(_LABELS)]]
    labels = [label.strip().lower() for label, colon, _ in heads if colon]
    if labels != [label.lower() for label in _LABELS]:
        raise NotationError(
            f"The first lines must begin with {', '.join(_LABELS)}, each with a colon."
        )
    return [rest.strip() for _, _, rest in heads]


def _stock(words: str, reader: CardReader) -> Pile:
    """Return the stock; in the text its next card comes first."""
    if re.fullmatch(r"\d+ cards?", words):
        raise NotationError("The stock is hidden in this position, so it cannot be laid out.")
    return Pile(tuple(map(reader.read, words.split()))[::-1])


def _foundations(
    line: str, names: tuple[PileId, ...], base: int, reader: CardReader
) -> dict[PileId, Pile]:
    """Return four foundations that begin with the rank *base*."""
    if not (tops := read_tops(line)):
        raise NotationError("Each line of foundations must be like “C-0 D-3 H-0 S-A”.")
    step = 1 if base == ACE else -1
    piles = {}
    for suit, name in zip(Suit, names, strict=True):
        ranks = range(base, (tops[suit] or base - step) + step, step)
        piles[name] = Pile(tuple(reader.next_of(rank, suit) for rank in ranks))
    return piles


def _row(line: str, reader: CardReader) -> list[Card | None]:
    """Return one row, gaps as None."""
    return [None if word == GAP else reader.read(word) for word in line.split()]


def _check_rows(grid: list[list[Card | None]], *, stock_is_empty: bool) -> None:
    """Refuse rows that cannot have been dealt."""
    for number, row in enumerate(grid, 1):
        if len(row) > _WIDTH or not row:
            raise NotationError(f"Row {number} must have 1 to {_WIDTH} entries, a gap written --.")
        if len(row) < _WIDTH and not (number == len(grid) and stock_is_empty):
            raise NotationError(
                f"Row {number} is short: only the last may be, and only when the stock is empty."
            )
