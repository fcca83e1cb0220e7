"""A game begins from a deal number, a shuffled pack, or a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.notation import NotationError, write_cards
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.starts import FromBoard, FromCards, FromDeal

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_cards_make_the_same_table(game: Variant) -> None:
    opening = FromDeal(11).table(game)
    cards = write_cards(shuffled(packs(game.packs), 11))
    assert game.board.write(FromCards(cards).table(game)) == game.board.write(opening)
    assert game.board.write(FromBoard(game.board.write(opening)).table(game)) == game.board.write(
        opening
    )


def test_there_is_no_deal_0() -> None:
    with pytest.raises(ValueError, match=r"^there is no deal 0"):
        FromDeal(0).table(BY_KEY["babette"])


def test_only_whole_packs_are_dealt() -> None:
    one = write_cards(packs())
    with pytest.raises(NotationError, match=r"^2C is missing: a game has 104 cards\.$"):
        FromCards(one).table(BY_KEY["babette"])
    with pytest.raises(NotationError, match=r"^There is one 2C too many\.$"):
        FromCards(f"{one} 2C").table(BY_KEY["good-measure"])


def test_a_board_holds_whole_packs() -> None:
    game = BY_KEY["bakers-dozen"]
    won = "Foundations: C-K D-K H-K S-K" + "\n:" * 13
    assert game.rules.is_won(FromBoard(won).table(game))
    with pytest.raises(NotationError, match=r"^KS is missing: a game has 52 cards\.$"):
        FromBoard(won.replace("S-K", "S-Q")).table(game)
