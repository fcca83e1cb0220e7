"""The lines under the stock: the first one large, a long one broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from patience_qt.ui.caption_item import CaptionItem
from tests.ui.paper import inked, painted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

WIDE, NARROW = 100.0, 48.0


def caption(*lines: str, card: float = WIDE) -> CaptionItem:
    """Return an item that says *lines* under a card of that width."""
    item = CaptionItem()
    item.say(lines, QPointF(7, 9), card)
    return item


def test_the_lines_stand_centred_below_the_point(qapp: QApplication) -> None:
    item = caption("96", "12 rows", "1 redeal")
    assert item.pos() == QPointF(7, 9)
    area = inked(painted(item))
    assert area.top() > 0
    assert area.center().x() == pytest.approx(0, abs=2)
    assert item.boundingRect().contains(area)


def test_the_count_is_larger_than_the_other_lines(qapp: QApplication) -> None:
    count, words = (inked(painted(caption(*lines))) for lines in (("8",), ("", "8")))
    assert count.height() > 1.4 * words.height()


def test_an_empty_first_line_takes_no_room(qapp: QApplication) -> None:
    assert caption("", "Stock empty").boundingRect().top() == caption("8").boundingRect().top()


def test_a_line_too_long_for_a_small_card_is_broken(qapp: QApplication) -> None:
    short, long = (caption("", text, card=NARROW) for text in ("Stock", "Stock certainly empty"))
    assert long.boundingRect().height() > 1.5 * short.boundingRect().height()
    assert long.boundingRect().width() <= 1.3 * NARROW + 2
    assert long.boundingRect().contains(inked(painted(long)))


def test_without_lines_nothing_is_there(qapp: QApplication) -> None:
    item = caption("96", "12 rows")
    item.say((), QPointF(), WIDE)
    assert item.boundingRect().isEmpty()
    assert inked(painted(item)).isEmpty()
