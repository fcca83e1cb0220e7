"""Deals and positions as text for a friend: short, and nothing hidden is told."""

from __future__ import annotations

import pytest

from patience_qt.engine.notation import NotationError
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.starts import FromBoard, FromDeal
from patience_qt.store.saves import write
from patience_qt.store.sharing import LONGEST, deal_text, read_shared, seen
from tests.store.test_journal import AFTER

BABETTE, DOZEN, OLD = (BY_KEY[key] for key in ("babette", "bakers-dozen", "bakers-dozen-1883"))


def test_a_deal_is_one_short_line_and_read_back() -> None:
    text = deal_text(BY_KEY["good-measure"], 4711)
    assert text == "good-measure 4711"
    record = read_shared(f"  {text.upper()}\n", BABETTE)
    assert (record.game, record.start) == ("good-measure", FromDeal(4711))


def test_a_bare_number_is_a_deal_of_the_game_on_the_table() -> None:
    record = read_shared("27154", BABETTE)
    assert (record.game, record.start) == ("babette", FromDeal(27154))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_lies_face_down_or_in_the_stock_is_not_told(game: object) -> None:
    table = FromDeal(1).table(game)  # type: ignore[arg-type]
    text = seen(game, table)  # type: ignore[arg-type]
    hidden = len(table.face_down)
    stock = "Stock: 96 cards" in text
    assert text.count("<?>") == (0 if stock else hidden)
    if stock or hidden:
        with pytest.raises(NotationError, match="Cards are hidden in this position"):
            read_shared(text, game)  # type: ignore[arg-type]


def test_an_open_position_is_laid_out_in_the_game_on_the_table() -> None:
    text = seen(DOZEN, FromDeal(1).table(DOZEN))
    for game in (DOZEN, BY_KEY["spanish-patience"]):
        assert read_shared(text, game).game == game.key
    record = read_shared(text, BABETTE)
    assert (record.game, record.start) == ("bakers-dozen", FromBoard(text))


def test_a_saved_game_is_read_whole() -> None:
    assert read_shared(write(AFTER), BABETTE) == AFTER


@pytest.mark.parametrize(
    "text",
    ["", "x", "klondike 5", "babette 0", "babette -1", "babette ٣", "9" * 5000, "{", "[" * 99_999,
     "three words here", "\0", "Foundations: C-0 D-0 H-0 S-0", "x " * LONGEST, "<" * 5000],
    ids=range(14),
)  # fmt: skip
def test_what_is_nothing_of_ours_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_shared(text, BABETTE)
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).endswith(".")
