"""A game begins from a deal number, a shuffled pack or a position; whole packs are demanded."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import packs, shuffled
from patience_qt.engine.notation import NotationError, write_cards
from patience_qt.games import BY_KEY
from patience_qt.games.starts import FromBoard, FromCards, FromDeal
from tests.games.positions import numbered, written


@pytest.mark.parametrize("key", BY_KEY)
def test_a_deal_its_cards_and_its_board_begin_the_same_game(key: str) -> None:
    game = BY_KEY[key]
    cards = write_cards(shuffled(packs(game.packs), 7))
    texts = {
        written(key, start.table(game))
        for start in (FromDeal(7), FromCards(cards), FromBoard(written(key, numbered(key, 7))))
    }
    assert texts == {written(key, numbered(key, 7))}


def test_a_number_that_no_deal_has() -> None:
    with pytest.raises(ValueError, match=r"^there is no deal 0: "):
        FromDeal(0).table(BY_KEY["babette"])


@pytest.mark.parametrize(
    ("key", "cards", "sentence"),
    [
        ("babette", write_cards(packs()), "2C is missing: a game has 104 cards."),
        ("bakers-dozen", write_cards(packs(2)), "There is one 2C too many."),
        ("bakers-dozen", write_cards(packs()[:-1]), "KS is missing: a game has 52 cards."),
        ("bakers-dozen", "", "2C is missing: a game has 52 cards."),
    ],
)
def test_anything_but_whole_packs_is_refused(key: str, cards: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        FromCards(cards).table(BY_KEY[key])
    assert str(caught.value) == sentence


@pytest.mark.parametrize("key", BY_KEY)
def test_a_board_that_holds_a_card_too_often_is_refused(key: str) -> None:
    text = written(key, numbered(key, 1)).replace("9S", "7H", 1)
    with pytest.raises(NotationError, match=r"^There is one 7H too many\.$"):
        FromBoard(text).table(BY_KEY[key])


@pytest.mark.parametrize("key", BY_KEY)
def test_a_board_that_lacks_a_card_is_refused(key: str) -> None:
    """The first card of the last line is taken out, which is a column, or a row of Babette."""
    packs_of_game = BY_KEY[key].packs
    lines = written(key, numbered(key, 1)).splitlines()
    first = lines[-1].split()[2 - packs_of_game]
    lines[-1] = lines[-1].replace(first, "--" if packs_of_game == 2 else "", 1)
    sentence = f"{first.strip('<>')} is missing: a game has {52 * packs_of_game} cards."
    with pytest.raises(NotationError, match=f"^{sentence}$"):
        FromBoard("\n".join(lines)).table(BY_KEY[key])
