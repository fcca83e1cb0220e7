"""A position of the Baker's Dozen family as text: the format of FreeCell Solver.

The first line has the foundations, then each column has a line, far end first; a face-down card
stands in angle brackets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patience_qt.engine.cards import KING, Card, Suit
from patience_qt.engine.notation import CardReader, NotationError, read_tops, write_tops
from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Pile, PileId, Role
from patience_qt.engine.table import Table

if TYPE_CHECKING:
    from patience_qt.games.bakers_dozen.rules import BakersDozenRules


@dataclass(frozen=True, slots=True)
class BakersDozenBoard:
    """Reads and writes the positions of one rule set."""

    rules: BakersDozenRules

    def write(self, table: Table) -> str:
        """Return *table* as text, everything shown."""
        lines = [f"Foundations: {write_tops(pile for _, pile in table.all(Role.FOUNDATION))}"]
        for _, column in table.all(Role.COLUMN):
            cards = (f"<{card}>" if card in table.face_down else str(card) for card in column)
            lines.append(" ".join((":", *cards)))
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> Table:
        """Return the table that *text* describes; raise NotationError where it cannot be read."""
        first, *rest = [line.strip() for line in text.strip().splitlines()] or [""]
        if len(rest) != self.rules.columns:
            raise NotationError(
                f"A position of this game has {1 + self.rules.columns} lines, one for the "
                f"foundations and {self.rules.columns} for the columns, not {1 + len(rest)}."
            )
        reader = CardReader()
        piles = _foundations(first, reader)
        face_down: set[Card] = set()
        for number, line in enumerate(rest):
            piles[COLUMNS[number]] = pile = _column(line, number + 1, reader, face_down)
            self._check_faces(pile, number + 1, face_down)
        return Table(piles, frozenset(face_down))

    def _check_faces(self, column: Pile, number: int, face_down: set[Card]) -> None:
        """Refuse face-down cards anywhere but above sunk Kings and below open cards."""
        hidden = [card in face_down for card in column]
        if not any(hidden):
            return
        if not self.rules.face_down:
            raise NotationError(f"Column {number} has a card face down: here all lie open.")
        first, last = hidden.index(True), len(hidden) - hidden[::-1].index(True)
        sunk = all(card.rank == KING for card in [*column][:first])
        if not (sunk and all(hidden[first:last]) and last < len(hidden)):
            raise NotationError(
                f"Column {number} cannot come about: its face-down cards must lie together, "
                "on sunk Kings or at the far end, with an open card on them."
            )


def _foundations(line: str, reader: CardReader) -> dict[PileId, Pile]:
    """Return the foundations that the first line describes."""
    label, _, words = line.partition(":")
    tops = read_tops(words)
    if label.strip().lower() != "foundations" or not tops:
        raise NotationError("The first line must be like “Foundations: C-2 D-0 H-A S-K”.")
    return {
        FOUNDATIONS[suit]: Pile(tuple(reader.next_of(r, suit) for r in range(1, tops[suit] + 1)))
        for suit in Suit
    }


def _column(line: str, number: int, reader: CardReader, face_down: set[Card]) -> Pile:
    """Return the column that *line* describes, and add its hidden cards to *face_down*."""
    if not line.startswith(":"):
        raise NotationError(f"The line of column {number} must begin with a colon.")
    cells = []
    for word in line[1:].split():
        hidden = word.startswith("<") and word.endswith(">") and word != "<?>"
        card = reader.read(word[1:-1] if hidden else word)
        cells.append(card)
        if hidden:
            face_down.add(card)
    return Pile(tuple(cells))
