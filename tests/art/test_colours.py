"""Every deck can be read on its paper, and its suits told apart, by people who see colours less."""

from __future__ import annotations

from itertools import combinations

import pytest

from assets.draw.palette import EDGE, PAPER, SUIT_COLOURS, SUITS
from patience_qt.ui import looks
from patience_qt.ui.deck_figures import CLASSIC, LARGE, Figures
from patience_qt.ui.decks import DECKS, FOUR_COLOURS, POKER_COLOURS, TWO_COLOURS, Deck
from patience_qt.ui.tables import FELT, TABLES, Table
from tests.art.colour import VISION, contrast, difference

READABLE, BOLD_ENOUGH = 4.5, 3.0
ORANGE = FOUR_COLOURS.suit("D")
APART = {"two": 28, "strong": 28, "four": 16, "poker": 12}
"""The least difference between suits of different colours, with any vision; 10 is seen at once."""


@pytest.mark.parametrize("figures", [CLASSIC, LARGE], ids=["classic", "large"])
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_every_suit_is_read_on_its_paper(deck: Deck, figures: Figures) -> None:
    worn = deck.worn_with(figures)
    for colour in worn.suits:
        least = BOLD_ENOUGH if colour == ORANGE else READABLE
        assert contrast(colour, worn.paper) >= least


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_suits_of_different_colours_stay_apart(deck: Deck, vision: str) -> None:
    for one, other in combinations(set(deck.suits), 2):
        assert difference(one, other, vision) >= APART[deck.name]


def test_four_colours_are_four() -> None:
    assert len(set(FOUR_COLOURS.suits)) == len(set(POKER_COLOURS.suits)) == 4


def test_the_colours_of_the_roles_are_those_the_pictures_are_drawn_in() -> None:
    assert (TWO_COLOURS.paper, TWO_COLOURS.edge) == (PAPER, EDGE)
    assert tuple(SUIT_COLOURS[suit] for suit in SUITS) == TWO_COLOURS.suits


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_rings_are_seen_on_every_part_of_the_table(table: Table) -> None:
    looks.lay(table)
    colours = [ring.colour.name() for ring in looks.Ring]
    line = looks.ring_line().name()
    looks.lay(FELT)
    for colour in colours:
        assert all(contrast(colour, ground) >= BOLD_ENOUGH for ground in table.ground)
        assert contrast(colour, line) >= BOLD_ENOUGH


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_cards_and_rings_stand_out_from_the_table(table: Table, vision: str) -> None:
    looks.lay(table)
    colours = [ring.colour.name() for ring in looks.Ring]
    looks.lay(FELT)
    for ground in table.ground:
        assert difference(TWO_COLOURS.paper, ground, vision) >= 8
        assert all(difference(colour, ground, vision) >= 20 for colour in colours)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_suits_are_read_through_the_veil_of_a_blocked_card(table: Table) -> None:
    looks.lay(table)
    veil = looks.veil()
    looks.lay(FELT)
    for deck in DECKS.values():
        paper = _through(veil.name(), veil.alphaF(), deck.paper)
        for colour in deck.suits:
            least = 2.9 if colour == ORANGE else 3.5
            assert contrast(_through(veil.name(), veil.alphaF(), colour), paper) >= least


def _through(veil: str, part: float, colour: str) -> str:
    mixed = [
        round(int(veil[i : i + 2], 16) * part + int(colour[i : i + 2], 16) * (1 - part))
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{value:02X}" for value in mixed)
