"""What follows from a sweep for the latest moments, until nothing follows any more.

A line is any winning continuation that keeps to the choices settled so far.  Each rule below only
takes away what no line has: a latest moment is lowered to what every line keeps, a choice is
settled where every line makes it the same way.  So no line is lost, and a contradiction proves
that there is none.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Protocol

from patience_qt.solver.babette.bounds import EARLY, LATE, NEVER, OPEN, ROW_TIME, row_end
from patience_qt.solver.babette.codes import NO_ACES, NO_KINGS, SUIT_OF, WIDTH, places

if TYPE_CHECKING:
    from patience_qt.solver.babette.bounds import Bounds, Times
    from patience_qt.solver.babette.run import Run


class Order(Protocol):
    """In which order the ranks of a suit go up."""

    def rises(self, card: int) -> bool:
        """Tell whether *card*, whose twin is out, goes on the Ace foundation."""
        ...

    def chain(self, suit: int, bounds: Bounds, times: Times) -> None:
        """Lower the latest moments of a suit's foundations so that ranks keep their order."""
        ...


class InTurn:
    """The order without transfers: up on the Ace foundation, down on the King foundation."""

    __slots__ = ("_ace", "_chains")

    def __init__(self, run: Run) -> None:
        """Note how far the foundations of *run* are."""
        self._ace = run.ace
        self._chains = [
            (range(end - 2, ace, -1), range(begin + 2, king))
            for begin, end, ace, king in zip(NO_ACES, NO_KINGS, run.ace, run.king, strict=True)
        ]

    def rises(self, card: int) -> bool:
        """Tell whether the Ace foundation still waits for *card*."""
        return card > self._ace[SUIT_OF[card]]

    def chain(self, suit: int, bounds: Bounds, times: Times) -> None:  # noqa: ARG002
        """Let each foundation take a rank before the next one."""
        ace_by, king_by = bounds.ace_by, bounds.king_by
        rising, falling = self._chains[suit]
        for card in rising:
            if ace_by[card] >= ace_by[card + 1]:
                ace_by[card] = ace_by[card + 1] - 1
        for card in falling:
            if king_by[card] >= king_by[card - 1]:
                king_by[card] = king_by[card - 1] - 1


class Tightening:
    """The rules, prepared for one position of the last pass."""

    __slots__ = (
        "_covered",
        "_every",
        "_left",
        "_order",
        "_pairs",
        "_rows",
        "_singles",
        "_suit",
    )

    def __init__(self, run: Run, order: Order) -> None:
        """Collect the cards still to be played, by suit; *order* is that of their ranks."""
        stream = run.stream
        every = run.lying | ((1 << stream.size) - 1) >> run.dealt << run.dealt
        self._covered = every & (1 << max(0, stream.size - WIDTH)) - 1
        self._suit = [1 << SUIT_OF[card] for card in stream.cards]
        self._every = every
        self._left = list(places(every))
        self._rows = (stream.size + WIDTH - 1) // WIDTH
        self._order = order
        self._pairs: list[list[tuple[int, int, int]]] = []
        self._singles: list[list[tuple[int, int, bool]]] = []
        for suit in range(4):
            low, high = suit * 15, suit * 15 + 14
            found = [(card, list(places(stream.copies[card]))) for card in range(low + 1, high)]
            self._pairs.append([(card, two[0], two[1]) for card, two in found if len(two) == 2])
            self._singles.append(
                [(card, one[0], order.rises(card)) for card, one in found if len(one) == 1]
            )

    @property
    def pairs(self) -> list[tuple[int, int, int]]:
        """Each code of which two cards are left, with their places."""
        return [pair for suit in self._pairs for pair in suit]

    def tighten(self, bounds: Bounds, times: Times) -> int:
        """Draw every conclusion from *times*; return 1 if any, 0 if none, -1 on a contradiction."""
        windows, suits = self._every, 0b1111
        caps = self._caps(bounds, times)
        changed = 0
        while windows or suits:
            if windows:
                touched = self._windows(windows, caps, bounds, times)
                if touched < 0:
                    return -1
                windows = 0
                if touched:
                    changed, suits = 1, suits | touched
            again = 0
            for suit in places(suits):
                touched = self._follow(suit, bounds, times)
                if touched < 0:
                    return -1
                if touched:
                    changed = 1
                    again |= 1 << suit
                    windows |= touched
            suits = again
        return changed

    def _caps(self, bounds: Bounds, times: Times) -> list[int]:
        """Return, row by row, the latest moment at which a card may go before the next is dealt.

        In a line that plays each card as early as its choices allow, each round of play has a card,
        so a row has no more rounds than there are cards that may go in it.
        """
        many = [0] * (self._rows + 2)
        earliest, latest = times.card, bounds.card_by
        for place in self._left:
            many[earliest[place] // ROW_TIME] += 1
            many[min(self._rows, (latest[place] - 1) // ROW_TIME + 1)] -= 1
        counts = accumulate(many[: self._rows])
        return [row * ROW_TIME + min(count, ROW_TIME - 1) for row, count in enumerate(counts)]

    def _windows(self, windows: int, caps: list[int], bounds: Bounds, times: Times) -> int:
        """Conclude for the places *windows* from the card below; return the suits touched, or -1.

        A card goes before the next row covers it, or after the card below has gone.  Too late for
        the first, it is LATE, and the card below goes before it; the card below too late for the
        second, it is EARLY, and goes by the end of its row.
        """
        card_by, when, moment_of = bounds.card_by, bounds.when, times.card
        suit_of, covered, last = self._suit, self._covered, self._rows - 1
        touched = 0
        while windows:
            low = windows & -windows
            windows ^= low
            place = low.bit_length() - 1
            by = card_by[place]
            cap = caps[min(last, (by - 1) // ROW_TIME)]
            if by > cap:
                card_by[place] = by = cap
                touched |= suit_of[place]
            if moment_of[place] > by:
                return -1
            if not low & covered:
                continue
            if when[place] == OPEN:
                touched |= self._settle(place, low, bounds, times)
            if when[place] == EARLY:
                if by > caps[place // WIDTH]:
                    card_by[place] = caps[place // WIDTH]
                    touched |= suit_of[place]
            elif when[place] == LATE and card_by[place + WIDTH] >= by:
                card_by[place + WIDTH] = by - 1
                touched |= suit_of[place + WIDTH]
                windows |= low << WIDTH & self._every
        return touched

    def _settle(self, place: int, low: int, bounds: Bounds, times: Times) -> int:
        if times.card[place] > row_end(place):
            bounds.when[place] = LATE
            bounds.late |= low
        elif times.card[place + WIDTH] >= bounds.card_by[place]:
            bounds.when[place] = EARLY
            bounds.early |= low
        else:
            return 0
        return self._suit[place]

    def _follow(self, suit: int, bounds: Bounds, times: Times) -> int:
        """Conclude once within *suit*; return the places touched, or -1.

        A foundation takes a rank before the next one; a card goes by the latest moment of the
        foundations it may go on, and a foundation takes a rank by the latest moment of the cards
        that may be it.
        """
        self._order.chain(suit, bounds, times)
        touched = self._couple(suit, bounds, times)
        return touched if touched < 0 else touched | self._single(suit, bounds)

    def _single(self, suit: int, bounds: Bounds) -> int:
        """Let cards without a twin and the foundations they go on agree."""
        card_by = bounds.card_by
        touched = 0
        for card, place, rises in self._singles[suit]:
            pile_by = bounds.ace_by if rises else bounds.king_by
            if card_by[place] > pile_by[card]:
                card_by[place] = pile_by[card]
                touched |= 1 << place
            elif pile_by[card] > card_by[place]:
                pile_by[card] = card_by[place]
                touched |= 1 << place
        return touched

    def _couple(self, suit: int, bounds: Bounds, times: Times) -> int:
        """Let twins and the two foundations they go on agree: one each, either way round."""
        card_by, ace_by, king_by = bounds.card_by, bounds.ace_by, bounds.king_by
        ace, king = times.ace, times.king
        touched = 0
        for card, one, two in self._pairs[suit]:
            up, down, by_one, by_two = ace_by[card], king_by[card], card_by[one], card_by[two]
            straight = (
                ace[one] <= by_one and ace[one] <= up and king[two] <= by_two and king[two] <= down
            )
            crossed = (
                ace[two] <= by_two and ace[two] <= up and king[one] <= by_one and king[one] <= down
            )
            if straight and crossed:
                last = up if up > down else down  # noqa: FURB136 (a call costs more)
                if by_one > last:
                    card_by[one] = by_one = last
                    touched |= 1 << one
                if by_two > last:
                    card_by[two] = by_two = last
                    touched |= 1 << two
                last = by_one if by_one > by_two else by_two  # noqa: FURB136
                if up > last or down > last:
                    ace_by[card], king_by[card] = min(up, last), min(down, last)
                    touched |= 1 << one
            elif straight:
                touched |= _pair_off(one, two, card, bounds, times)
            elif crossed:
                touched |= _pair_off(two, one, card, bounds, times)
            else:
                return -1
        return touched


def _pair_off(rising: int, falling: int, card: int, bounds: Bounds, times: Times) -> int:
    """Settle which twin goes on the Ace foundation; return the places for which that is news."""
    card_by, ace_by, king_by = bounds.card_by, bounds.ace_by, bounds.king_by
    touched = 0
    if times.king[rising] != NEVER or times.ace[falling] != NEVER:
        settle(rising, falling, bounds)
        times.king[rising] = times.ace[falling] = NEVER
        touched = 1 << rising | 1 << falling
    if card_by[rising] != ace_by[card]:
        card_by[rising] = ace_by[card] = min(card_by[rising], ace_by[card])
        touched |= 1 << rising
    if card_by[falling] != king_by[card]:
        card_by[falling] = king_by[card] = min(card_by[falling], king_by[card])
        touched |= 1 << falling
    return touched


def settle(rising: int, falling: int, bounds: Bounds) -> None:
    """Let the card at *rising* go on the Ace foundation only, its twin on the King foundation."""
    bounds.may_king &= ~(1 << rising)
    bounds.may_ace &= ~(1 << falling)
