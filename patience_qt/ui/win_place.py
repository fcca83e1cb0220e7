"""Where the win panel lies, and in which form, so that it hides none of the deal in order."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WIDEST = 640
WIDEST_TALL = 300
CLEAR = 8
"""So many pixels at least are left between the panel and what is beside it."""


class Form(Enum):
    """How the panel is laid out: buttons below in a row, below each other, or at the right."""

    WIDE = "wide"
    TALL = "tall"
    FLAT = "flat"


def place(table: QSize, cards: QRect, needs: Callable[[Form, int], QSize]) -> tuple[Form, QRect]:
    """Return form and place of the panel on a *table* whose *cards* lie in that area.

    *needs* tells the size that a form must have where so much width is left for it.  Where no
    form fits beside the cards, the panel lies at the right and hides as few of them as can be.
    """
    for form, room in _rooms(table, cards):
        size = needs(form, room.width())
        if size.width() <= room.width() and size.height() <= room.height():
            return form, _in_middle(size, room)
    size = needs(Form.TALL, 0)
    room = QRect(table.width() - CLEAR - size.width(), 0, size.width(), table.height())
    return Form.TALL, _in_middle(size, room)


def _rooms(table: QSize, cards: QRect) -> Iterator[tuple[Form, QRect]]:
    """Yield the free strips of the table: below, at the right, at the left, above."""
    right, bottom = cards.x() + cards.width(), cards.y() + cards.height()
    wide, high = table.width(), table.height()
    for form, strip in (
        (Form.WIDE, QRect(0, bottom, wide, high - bottom)),
        (Form.TALL, QRect(right, 0, wide - right, high)),
        (Form.TALL, QRect(0, 0, cards.x(), high)),
        (Form.FLAT, QRect(0, 0, wide, cards.y())),
    ):
        yield form, strip.adjusted(CLEAR, CLEAR, -CLEAR, -CLEAR)


def _in_middle(size: QSize, room: QRect) -> QRect:
    """Return the area of that *size* in the middle of *room*."""
    spare = room.size() - size
    return QRect(
        room.x() + spare.width() // 2, room.y() + spare.height() // 2, size.width(), size.height()
    )
