"""Late positions of Babette with few cards left, and a search of them that leaves nothing out."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from patience_qt.engine.cards import Card, Suit
from patience_qt.engine.piles import STOCK, Pile, Role
from patience_qt.engine.play import play
from patience_qt.engine.table import Table
from patience_qt.games.babette.piles import ACE_FOUNDATIONS, KING_FOUNDATIONS, ROW

if TYPE_CHECKING:
    from collections.abc import Hashable

    from patience_qt.engine.piles import PileId
    from patience_qt.engine.rules import Rules

MOST = 4_000


def small_pack(seed: int, *, passes: int, cards: int) -> Table:
    """Return a table with about so many *cards* left, each twin that is missing being out.

    From 14 cards on, one suit has twins.  A random part is dealt, with gaps where cards have gone.
    """
    chance = random.Random(seed)
    suits = [*Suit]
    chance.shuffle(suits)
    tops = dict.fromkeys(suits, (13, 1))
    if cards >= 14:
        twins = min(cards - 13, 12)
        ace = chance.randint(0, 13 - twins)
        tops[suits.pop()] = (ace, ace + twins + 1)
        cards = chance.randrange(4)
    for suit in suits[: 1 + cards // 6]:
        up = chance.randint(0, min(6, cards))
        down = min(6, cards - up)
        tops[suit] = (13 - up, 1 + down)
        cards -= up + down
    piles: dict[PileId, Pile] = {STOCK: Pile()}
    left: list[Card] = []
    for suit in Suit:
        ace, king = tops[suit]
        piles[ACE_FOUNDATIONS[suit]] = Pile(tuple(Card(rank, suit) for rank in range(1, ace + 1)))
        left += [Card(rank, suit) for rank in range(ace + 1, 14)]
    for suit in Suit:
        ace, king = tops[suit]
        falling = range(13, king - 1, -1)
        piles[KING_FOUNDATIONS[suit]] = Pile(tuple(Card(rank, suit, 1) for rank in falling))
        left += [Card(rank, suit, 1) for rank in range(1, king)]
    chance.shuffle(left)
    return _laid_out(chance, piles, left, passes)


def _laid_out(
    chance: random.Random, piles: dict[PileId, Pile], left: list[Card], passes: int
) -> Table:
    cells: list[Card | None] = list(left)
    rows = chance.randint(1, max(1, len(cells) // 8))
    for _ in range(chance.randrange(4)):
        cells.insert(chance.randrange(min(8 * rows, len(cells)) + 1), None)
    dealt, stock = cells[: 8 * rows], [card for card in cells[8 * rows :] if card]
    piles = {**piles, STOCK: Pile(tuple(stock[::-1]))}
    for column, name in enumerate(ROW):
        piles[name] = Pile(tuple(dealt[column::8]))
    return Table(piles, frozenset(stock), passes)


def can_be_won(rules: Rules, table: Table) -> bool | None:
    """Return whether *table* can be won, by looking at everything; None if too much."""
    seen = {_key(table)}
    open_ = [table]
    while open_:
        here = open_.pop()
        if rules.is_won(here):
            return True
        if len(seen) > MOST:
            return None
        for move in rules.moves(here):
            after = play(rules, here, move).after
            if (key := _key(after)) not in seen:
                seen.add(key)
                open_.append(after)
    return False


def _key(table: Table) -> Hashable:
    heights = tuple(len(pile) for _, pile in table.all(Role.FOUNDATION))
    columns = tuple(pile.cells for _, pile in table.all(Role.COLUMN))
    stock = tuple(pile.cells for _, pile in table.all(Role.STOCK))
    return heights, columns, stock, table.passes
