"""Playing a run at random and yet well: what covers nothing is kept until it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.babette.codes import ACE_PILE, KING_PILE, SUIT_OF, WIDTH, places
from patience_qt.solver.babette.steps import is_play

if TYPE_CHECKING:
    from random import Random

    from patience_qt.solver.babette.run import Run


def play_at_random(run: Run, place: int, chance: Random) -> None:
    """Play the card at *place*, on either of its foundations where both want it."""
    card = run.stream.cards[place]
    suit = SUIT_OF[card]
    rises, falls = card == run.ace[suit] + 1, card == run.king[suit] - 1
    ace = rises and (not falls or chance.random() < 0.5)
    run.play(place, ACE_PILE if ace else KING_PILE)


def play_row(run: Run, chance: Random, passing: float = 0.0) -> None:
    """Play, before the next row, each card that will be covered and can go up, and no more.

    A card that no row will cover keeps for the whole run, and so does its place on its foundation;
    so it is played only where one that will be covered needs it.  A card that will be covered is
    passed over with the probability *passing*.
    """
    size, dealt = run.stream.size, run.dealt
    hasty = ((1 << WIDTH) - 1) << max(0, dealt - WIDTH) & ((1 << max(0, size - WIDTH)) - 1)
    before = run.copy()
    tried = run.copy()
    passed = 0
    useful = first = len(tried.steps)
    while playable := tried.playable & ~passed:
        urgent = playable & hasty
        place = chance.choice(list(places(urgent or playable)))
        if urgent and passing and chance.random() < passing:
            passed |= 1 << place
            continue
        play_at_random(tried, place, chance)
        if urgent:
            useful = len(tried.steps)
    _take_over(run, before, tried.steps[first:useful], hasty)


def _take_over(run: Run, before: Run, steps: list[int], hasty: int) -> None:
    """Take *steps* in *run*, leaving out each play that no urgent one needs."""
    for number in range(len(steps) - 1, -1, -1):
        if not hasty >> (steps[number] >> 1) & 1:
            fewer = steps[:number] + steps[number + 1 :]
            if can_take(before, fewer):
                steps = fewer
    for step in steps:
        run.play(*divmod(step, 2))


def can_take(run: Run, steps: list[int]) -> bool:
    """Tell whether the plays *steps* can be made from *run* one after the other."""
    ace, king, lying = run.ace[:], run.king[:], run.lying
    for step in filter(is_play, steps):
        place, pile = divmod(step, 2)
        card = run.stream.cards[place]
        suit = SUIT_OF[card]
        tops, wanted = (ace, ace[suit] + 1) if pile == ACE_PILE else (king, king[suit] - 1)
        if card != wanted or lying >> WIDTH >> place & 1:
            return False
        tops[suit] = card
        lying ^= 1 << place
    return True


def play_out(run: Run, chance: Random, *, waits: bool, transfers: bool) -> None:
    """With the stock empty, play on until a redeal is allowed.

    Where the redeal *waits*, that is until nothing can be played, after transfers either; else
    some cards are held back.
    """
    holding = 0.0 if waits else chance.random() * chance.random()
    held = 0
    while True:
        playable = run.playable & ~held
        if not playable and waits and transfers and (seamed := run.seamed()):
            run.play_from_seam(chance.choice(list(places(seamed))))
            continue
        if not playable:
            return
        place = chance.choice(list(places(playable)))
        if holding and chance.random() < holding:
            held |= 1 << place
            continue
        play_at_random(run, place, chance)
