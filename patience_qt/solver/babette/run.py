"""One run through the cards: the compact table on which the searches play.

It is a second statement of the rules, for speed; tests/solver/babette/test_run.py holds it to
`BabetteRules.moves` on random positions of every variant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.codes import (
    ACE_PILE,
    CODES,
    KING_PILE,
    NO_ACES,
    NO_KINGS,
    STRIDE,
    SUIT_OF,
    WIDTH,
    places,
)
from patience_qt.solver.babette.steps import DEAL, REDEAL, play_of, transfer_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GONE = -1
"""In place of the code of a card that went before anybody looked."""


class Stream:
    """The cards of one run in dealing order, and where each is found; it never changes."""

    __slots__ = ("cards", "copies", "size")

    def __init__(self, cards: Sequence[int]) -> None:
        """Count the *cards*, GONE where there is none any more."""
        self.cards = tuple(cards)
        self.size = len(self.cards)
        self.copies = [0] * CODES
        """For each code, the places of its cards."""
        for place, card in enumerate(self.cards):
            if card != GONE:
                self.copies[card] |= 1 << place


class Run:
    """A position within a run: what lies out, how far it is dealt, what the foundations show.

    *ace* and *king* hold, for each suit, the code of the foundation's top card (rank 0 and rank 14
    before it is begun); *lying* is the set of places that were dealt and still hold their card.
    *steps* are those taken since the run was made.
    """

    __slots__ = ("ace", "dealt", "king", "lying", "steps", "stream")

    def __init__(
        self,
        stream: Stream,
        ace: Sequence[int] = NO_ACES,
        king: Sequence[int] = NO_KINGS,
        *,
        dealt: int = WIDTH,
    ) -> None:
        """Lay out the first *dealt* cards of *stream*."""
        self.stream = stream
        self.dealt = min(dealt, stream.size)
        self.ace = list(ace)
        self.king = list(king)
        self.lying = sum(1 << i for i in range(self.dealt) if stream.cards[i] != GONE)
        self.steps: list[int] = []

    def copy(self) -> Run:
        """Return a run that goes on from here by itself."""
        other = Run.__new__(Run)
        other.stream, other.dealt, other.lying = self.stream, self.dealt, self.lying
        other.ace, other.king, other.steps = self.ace[:], self.king[:], self.steps[:]
        return other

    @property
    def is_dealt(self) -> bool:
        """Tell whether the stock is empty."""
        return self.dealt == self.stream.size

    @property
    def free(self) -> int:
        """The places of the cards directly below which nothing lies."""
        return self.lying & ~(self.lying >> WIDTH)

    @property
    def wanted(self) -> int:
        """The places, dealt or not, of the cards that a foundation would take now."""
        copies = self.stream.copies
        ace_c, ace_d, ace_h, ace_s = self.ace
        king_c, king_d, king_h, king_s = self.king
        return (
            copies[ace_c + 1]
            | copies[ace_d + 1]
            | copies[ace_h + 1]
            | copies[ace_s + 1]
            | copies[king_c - 1]
            | copies[king_d - 1]
            | copies[king_h - 1]
            | copies[king_s - 1]
        )

    @property
    def playable(self) -> int:
        """The places of the free cards that a foundation would take now."""
        lying = self.lying
        return lying & ~(lying >> WIDTH) & self.wanted

    def is_seam(self, suit: int) -> bool:
        """Tell whether cards of *suit* may be transferred: both tops are neighbours."""
        ace, king = self.ace[suit], self.king[suit]
        return king == ace + 1 and ace != NO_ACES[suit] and king != NO_KINGS[suit]

    def seamed(self) -> int:
        """Return the places of the free cards of suits in which cards may be transferred.

        Transfers move the seam to any rank, so each of these cards can be played in the end.
        """
        suits = [suit for suit in range(4) if self.is_seam(suit)]
        if not suits:
            return 0
        cards = self.stream.cards
        return sum(1 << place for place in places(self.free) if SUIT_OF[cards[place]] in suits)

    def next_steps(self, *, transfers: bool, waits: bool, redeals: int) -> Iterator[int]:
        """Yield every step that is legal here, with *redeals* left and the rules' other fields."""
        if self.is_dealt and not self.lying:
            return
        for place in places(self.playable):
            card = self.stream.cards[place]
            suit = SUIT_OF[card]
            if card == self.ace[suit] + 1:
                yield play_of(place, ACE_PILE)
            if card == self.king[suit] - 1:
                yield play_of(place, KING_PILE)
        if transfers:
            yield from self._transfers()
        if not self.is_dealt:
            yield DEAL
        elif redeals and not (waits and (self.playable or (transfers and self.seamed()))):
            yield REDEAL

    def _transfers(self) -> Iterator[int]:
        """Yield the transfers, which never take the bottom Ace or King."""
        for suit in filter(self.is_seam, range(4)):
            if self.ace[suit] > NO_ACES[suit] + 1:
                yield transfer_of(suit, KING_PILE)
            if self.king[suit] < NO_KINGS[suit] - 1:
                yield transfer_of(suit, ACE_PILE)

    def play(self, place: int, pile: int) -> None:
        """Put the card at *place* on the Ace or King pile of its suit, which must want it."""
        card = self.stream.cards[place]
        (self.ace if pile == ACE_PILE else self.king)[SUIT_OF[card]] = card
        self.lying ^= 1 << place
        self.steps.append(play_of(place, pile))

    def play_from_seam(self, place: int) -> None:
        """Bring the seam of its suit next to the card at *place* by transfers, and play it.

        It goes on the Ace pile, but an Ace on the King pile, for the Ace pile keeps its own.
        """
        card = self.stream.cards[place]
        suit = SUIT_OF[card]
        pile = KING_PILE if card % STRIDE == 1 else ACE_PILE
        top = card if pile == KING_PILE else card - 1
        while self.ace[suit] != top:
            up = self.ace[suit] < top
            change = 1 if up else -1
            self.ace[suit] += change
            self.king[suit] += change
            self.steps.append(transfer_of(suit, ACE_PILE if up else KING_PILE))
        self.play(place, pile)

    def deal(self) -> None:
        """Deal a row; the last may be short."""
        row = min(WIDTH, self.stream.size - self.dealt)
        self.lying |= ((1 << row) - 1) << self.dealt
        self.dealt += row
        self.steps.append(DEAL)

    def gathered(self, columns: Sequence[int]) -> Stream:
        """Return the next stream: the *columns* in that order, each from its first row down."""
        cards, lying, size = self.stream.cards, self.lying, self.dealt
        return Stream(
            [cards[i] for column in columns for i in range(column, size, WIDTH) if lying >> i & 1]
        )
