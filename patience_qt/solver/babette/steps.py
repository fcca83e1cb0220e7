"""What a search of Babette decides, as small numbers, and back into the moves of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.piles import FOUNDATIONS, Spot
from patience_qt.engine.rules import DEAL as DEAL_MOVE
from patience_qt.engine.rules import REDEAL as REDEAL_MOVE
from patience_qt.engine.rules import Move
from patience_qt.games.babette.piles import ROW
from patience_qt.solver.babette.codes import ACE_PILE, KING_PILE, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DEAL, REDEAL = -1, -2
_FIRST_TRANSFER = -3


def play_of(place: int, pile: int) -> int:
    """Return the step that puts the card at *place* on the Ace or King pile of its suit."""
    return 2 * place + pile


def transfer_of(suit: int, pile: int) -> int:
    """Return the step that carries the top card of the suit's other pile to *pile*."""
    return _FIRST_TRANSFER - 2 * suit - pile


def is_play(step: int) -> bool:
    """Tell whether *step* plays a card from the layout."""
    return step >= 0


class Scribe:
    """Turns steps into moves; it counts the foundations, whose top row a transfer has to name."""

    def __init__(self, heights: Iterable[int], suits: Iterable[int]) -> None:
        """Begin with the *heights* of the eight foundations and the *suits* of the run's places."""
        self._heights = list(heights)
        self._suits = tuple(suits)

    def turn_over(self, suits: Iterable[int]) -> None:
        """Go on in the next run, at whose places cards of *suits* lie."""
        self._suits = tuple(suits)

    def moves(self, steps: Iterable[int]) -> Iterator[Move]:
        """Yield the moves that the *steps* of one run are."""
        for step in steps:
            if step == DEAL:
                yield DEAL_MOVE
            elif step == REDEAL:
                yield REDEAL_MOVE
            elif is_play(step):
                yield self._play(*divmod(step, 2))
            else:
                yield self._transfer(*divmod(_FIRST_TRANSFER - step, 2))

    def _play(self, place: int, pile: int) -> Move:
        row, column = divmod(place, WIDTH)
        target = self._suits[place] + 4 * pile
        self._heights[target] += 1
        return Move(Spot(ROW[column], row), FOUNDATIONS[target])

    def _transfer(self, suit: int, pile: int) -> Move:
        source = suit + 4 * (ACE_PILE if pile == KING_PILE else KING_PILE)
        target = suit + 4 * pile
        self._heights[source] -= 1
        self._heights[target] += 1
        return Move(Spot(FOUNDATIONS[source], self._heights[source]), FOUNDATIONS[target])
