"""A card shows its face or its back, and how it is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from patience_qt.engine.cards import Card, Suit
from patience_qt.ui.card_item import CardItem
from patience_qt.ui.looks import Ring
from tests.ui.paper import CARD, GROUND, at, faces, inked, painted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

PAPER = (42, 112)
"""A point of the two of clubs on which nothing is printed."""
BESIDE = (-3, 60)
"""A point at the left in the middle of a ring."""
MINT, GOLD = QColor("#7FE6C8"), QColor("#FFC83D")


@pytest.fixture
def item(qapp: QApplication) -> CardItem:
    """Give the two of clubs, face up."""
    card = CardItem(Card(2, Suit.CLUBS), faces())
    card.show_face(up=True)
    return card


def test_a_card_lies_face_down_until_it_is_turned(item: CardItem) -> None:
    up = painted(item)
    item.show_face(up=False)
    assert painted(item) != up
    assert painted(item) == painted(CardItem(Card(9, Suit.HEARTS), faces()))


def test_a_blocked_card_is_a_shade_darker_and_still_readable(item: CardItem) -> None:
    free = at(painted(item), *PAPER)
    item.veil(blocked=True)
    blocked = at(painted(item), *PAPER)
    assert 0.7 * free.lightness() < blocked.lightness() < 0.9 * free.lightness()


def test_a_back_is_never_veiled(item: CardItem) -> None:
    item.show_face(up=False)
    back = painted(item)
    item.veil(blocked=True)
    assert painted(item) == back


@pytest.mark.parametrize(
    ("ring", "colour"),
    [(Ring.LIFTED, GOLD), (Ring.LEGAL, MINT), (Ring.NEAREST, MINT), (Ring.HINT, GOLD)],
)
def test_a_ring_stands_around_the_card(item: CardItem, ring: Ring, colour: QColor) -> None:
    item.mark(ring=ring)
    assert at(painted(item), *BESIDE) == colour
    item.mark()
    assert at(painted(item), *BESIDE) == GROUND


def test_a_legal_place_is_tinted_and_a_lifted_card_is_not(item: CardItem) -> None:
    plain = at(painted(item), *PAPER)
    item.mark(ring=Ring.LIFTED)
    assert at(painted(item), *PAPER) == plain
    item.mark(ring=Ring.LEGAL)
    tinted = at(painted(item), *PAPER)
    assert tinted != plain
    assert tinted.lightness() > 0.9 * plain.lightness()


def test_the_nearest_place_has_the_wider_ring(item: CardItem) -> None:
    item.mark(ring=Ring.LEGAL)
    legal = inked(painted(item))
    item.mark(ring=Ring.NEAREST)
    assert inked(painted(item)).width() > legal.width()


def test_every_ring_differs_from_the_others_without_its_colour(item: CardItem) -> None:
    seen = set()
    for ring in Ring:
        item.mark(ring=ring)
        image = painted(item)
        light = [at(image, x, y).lightness() > 120 for x in range(-9, 0) for y in range(40, 60)]
        seen.add((tuple(light), ring.tints))
    assert len(seen) == len(Ring)


@pytest.mark.parametrize("carried", [False, True])
@pytest.mark.parametrize("ring", [None, *Ring])
def test_nothing_is_painted_outside_the_bounds(
    item: CardItem, ring: Ring | None, *, carried: bool
) -> None:
    item.mark(ring=ring, carried=carried)
    assert item.boundingRect().contains(inked(painted(item)))


def test_only_the_card_itself_takes_a_press(item: CardItem) -> None:
    item.mark(ring=Ring.NEAREST, carried=True)
    assert item.shape().boundingRect() == QRectF(QPointF(), CARD)
    assert not item.acceptedMouseButtons()
