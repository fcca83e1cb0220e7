"""The Baker's Dozen family, rulings 1 to 3: how the columns are dealt, and where the Kings go."""

from __future__ import annotations

import pytest

from patience_qt.engine.cards import KING, packs, shuffled
from patience_qt.engine.piles import FOUNDATIONS, Role
from patience_qt.games import BY_KEY
from tests.games.positions import FAMILY, column_texts, dealt, numbered, written

OPEN = [key for key in FAMILY if key != "bakers-dozen-1883"]
THIRTEEN = [key for key in FAMILY if key != "good-measure"]
DEALS = range(1, 201)


@pytest.mark.parametrize("key", THIRTEEN)
def test_thirteen_columns_of_four_are_dealt_by_rows_left_to_right(key: str) -> None:
    cards = [card for card in packs() if card.rank != KING]
    columns = column_texts(key, dealt(key, " ".join(map(str, cards[:26]))))
    assert [column.replace("<", "").replace(">", "") for column in columns] == [
        f": {first} {second}" for first, second in zip(cards[:13], cards[13:26], strict=True)
    ]


def test_good_measure_deals_ten_columns_of_five() -> None:
    cards = [card for card in packs() if card.rank not in (1, KING)]
    columns = column_texts("good-measure", dealt("good-measure", " ".join(map(str, cards[:20]))))
    assert columns == [
        f": {first} {second}" for first, second in zip(cards[:10], cards[10:20], strict=True)
    ]


@pytest.mark.parametrize("key", FAMILY)
def test_every_deal_has_its_number_of_columns_and_cards(key: str) -> None:
    shape = [5] * 10 if key == "good-measure" else [4] * 13
    for number in DEALS:
        table = numbered(key, number)
        assert [len(column) for _, column in table.all(Role.COLUMN)] == shape
        out = sum(len(pile) for _, pile in table.all(Role.FOUNDATION))
        assert out == (2 if key == "good-measure" else 0)


@pytest.mark.parametrize("key", OPEN)
def test_kings_sink_and_all_others_keep_their_order(key: str) -> None:
    for number in DEALS:
        for _, column in numbered(key, number).all(Role.COLUMN):
            kings = [card.rank == KING for card in column]
            assert kings == sorted(kings, reverse=True)


@pytest.mark.parametrize("key", OPEN)
def test_a_king_sinks_to_the_far_end_and_the_others_shift(key: str) -> None:
    """No card changes places with the King: 4C, 7D and QS stay in their order."""
    assert _first_column(key, "4C KD 7D QS") == ": KD 4C 7D QS"
    assert _first_column(key, "4C 7D QS KD") == ": KD 4C 7D QS"
    assert _first_column(key, "KD 4C 7D QS") == ": KD 4C 7D QS"


@pytest.mark.parametrize("key", OPEN)
def test_two_kings_in_a_column_keep_their_order(key: str) -> None:
    assert _first_column(key, "4C KD 7D KS") == ": KD KS 4C 7D"
    assert _first_column(key, "4C KS KD 7D") == ": KS KD 4C 7D"


def _first_column(key: str, cards: str) -> str:
    """Return the column that *cards* make when every other column is dealt Queens and Tens."""
    width = 10 if key == "good-measure" else 13
    deck = " ".join(f"{card} {' '.join(['QH'] * (width - 1))}" for card in cards.split())
    return column_texts(key, dealt(key, deck))[0]


def test_good_measure_lays_out_the_first_two_aces_and_deals_on_without_a_hole() -> None:
    deck = "2C AH 3C 4C 5C AS 6C 7C 8C 9C TC JC QC 2D AD 3D"
    table = dealt("good-measure", deck)
    assert written("good-measure", table).splitlines()[0] == "Foundations: C-0 D-0 H-A S-A"
    assert column_texts("good-measure", table) == [
        ": 2C QC",
        ": 3C 2D",
        ": 4C AD",
        ": 5C 3D",
        ": 6C",
        ": 7C",
        ": 8C",
        ": 9C",
        ": TC",
        ": JC",
    ]


def test_good_measure_sinks_the_kings_after_the_aces_are_out() -> None:
    """Sunk first, the King of the first column would not have come to this column at all."""
    deck = "AC 2D 2S 3D 4D 5D 6D 7D 8D AS 9D TD KH"
    table = dealt("good-measure", deck)
    assert column_texts("good-measure", table)[:2] == [": KH 2D", ": 2S"]


def test_good_measure_has_the_first_two_aces_of_the_deal_out() -> None:
    for number in DEALS:
        aces = [card for card in shuffled(packs(), number) if card.rank == 1]
        table = numbered("good-measure", number)
        assert {card.suit for card in aces[:2]} == {
            suit for suit in range(4) if len(table[FOUNDATIONS[suit]])
        }


@pytest.mark.parametrize("key", FAMILY)
def test_the_cards_are_dealt_once(key: str) -> None:
    assert BY_KEY[key].rules.redeals_left(numbered(key, 1)) == 0


@pytest.mark.parametrize("key", THIRTEEN)
def test_nothing_is_out_when_the_game_begins(key: str) -> None:
    assert written(key, numbered(key, 1)).startswith("Foundations: C-0 D-0 H-0 S-0\n")
