"""One forward sweep through the last pass: most losses are proved by it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.codes import SUIT_OF, WIDTH

if TYPE_CHECKING:
    from patience_qt.solver.babette.run import Run


def may_clear(run: Run) -> bool:
    """Return False only where the last pass, from *run* on and without transfers, is lost.

    Soundness.  The sweep plays a game with fewer rules: a card that has been played stays, so that
    it can serve either foundation, and a foundation that has passed a rank may still take the card
    of that rank.  Whatever a real line does by the end of a row, the sweep has done by the end of
    that row: by induction along the line, a card played there is free here (it lies in the row
    that was dealt last, nothing will ever cover it, or the card below was played earlier), and
    its foundation has reached it here, for the card before it was played earlier.  So if the
    sweep leaves a card, every line does.
    """
    stream = run.stream
    copies, size = stream.copies, stream.size
    done = ((1 << run.dealt) - 1) & ~run.lying
    uncovered = ((1 << WIDTH) - 1) << max(0, size - WIDTH)
    piles = _Piles(run)
    first = (run.dealt - 1) // WIDTH * WIDTH
    for row in range(max(0, first), size, WIDTH):
        dealt = (1 << min(size, row + WIDTH)) - 1
        always = (((1 << WIDTH) - 1) << row | uncovered) & dealt
        while True:
            free = (always | done >> WIDTH) & dealt
            found = free & piles.reached & ~done
            advanced = free & piles.front
            if not found and not advanced:
                break
            done |= found
            if advanced:
                piles.advance(advanced, stream.cards, copies)
    return done.bit_count() == size


class _Piles:
    """How far the eight foundations come, and which cards they have reached."""

    __slots__ = ("ace", "front", "king", "reached")

    def __init__(self, run: Run) -> None:
        self.ace = [card + 1 for card in run.ace]
        self.king = [card - 1 for card in run.king]
        self.front = self.reached = run.wanted

    def advance(self, free: int, cards: tuple[int, ...], copies: list[int]) -> None:
        """Let each foundation take what it waits for among the *free* places, once or oftener."""
        ace, king = self.ace, self.king
        while free:
            low = free & -free
            free ^= low
            card = cards[low.bit_length() - 1]
            suit = SUIT_OF[card]
            if card == ace[suit]:
                ace[suit] = card + 1
                self.reached |= copies[card + 1]
            if card == king[suit]:
                king[suit] = card - 1
                self.reached |= copies[card - 1]
        front = 0
        for card in ace:
            front |= copies[card]
        for card in king:
            front |= copies[card]
        self.front = front
