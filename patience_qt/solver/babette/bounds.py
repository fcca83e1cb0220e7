"""What is known of when each card can go up and when it must, while the last pass is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.codes import CODES, WIDTH

if TYPE_CHECKING:
    from patience_qt.solver.babette.run import Run

NEVER = 1 << 28
ROW_TIME = 128
"""Moments in the time of one row: more than it has rounds of play, each of which plays a card."""
OPEN, EARLY, LATE = -1, 1, 0
"""Before its row is covered or after the card below has gone: not settled, the first, the second.
"""


def row_end(place: int) -> int:
    """Return the last moment before the row that covers *place* is dealt."""
    return place // WIDTH * ROW_TIME + ROW_TIME - 1


class Bounds:
    """The latest moments of cards and foundations, and what has been settled of the choices.

    *may_ace* and *may_king* are the places of the cards that may still go on that foundation;
    *card_by* counts by place, *ace_by* and *king_by* by code.  A card whose *when* is EARLY goes
    while its row is the last one, one that is LATE only after the card below it.
    """

    __slots__ = (
        "ace_by",
        "card_by",
        "early",
        "king_by",
        "late",
        "may_ace",
        "may_king",
        "spans",
        "when",
    )

    def __init__(self, run: Run) -> None:
        """Know nothing yet but what lies on the table and on the foundations."""
        stream = run.stream
        end = (stream.size // WIDTH + 2) * ROW_TIME
        self.card_by = [end] * stream.size
        self.ace_by = [end] * CODES
        self.king_by = [end] * CODES
        self.may_ace = self.may_king = 0
        for suit in range(4):
            for card in range(run.ace[suit] + 1, suit * 15 + 14):
                self.may_ace |= stream.copies[card]
            for card in range(suit * 15 + 1, run.king[suit]):
                self.may_king |= stream.copies[card]
        self.spans: list[int] = []
        """With transfers, what is left of the ranks at which a suit's halves meet and part."""
        self.early = 0
        last_row = (run.dealt - 1) // WIDTH * WIDTH
        covered = range(min(last_row, stream.size - WIDTH))
        self.late = sum(1 << place for place in covered)
        self.when = [LATE if self.late >> i & 1 else OPEN for i in range(stream.size)]

    def copy(self) -> Bounds:
        """Return bounds that are tightened by themselves from here on."""
        other = Bounds.__new__(Bounds)
        other.card_by, other.when = self.card_by[:], self.when[:]
        other.ace_by, other.king_by = self.ace_by[:], self.king_by[:]
        other.may_ace, other.may_king = self.may_ace, self.may_king
        other.spans = self.spans[:]
        other.early, other.late = self.early, self.late
        return other


class Times:
    """The earliest moments that a sweep found: of cards by place, of foundations by code."""

    __slots__ = ("ace", "card", "king", "pile_ace", "pile_king")

    def __init__(self, size: int) -> None:
        """Begin with every card never to be played."""
        self.card = [NEVER] * size
        self.ace = [NEVER] * size
        self.king = [NEVER] * size
        self.pile_ace = [NEVER] * CODES
        self.pile_king = [NEVER] * CODES
