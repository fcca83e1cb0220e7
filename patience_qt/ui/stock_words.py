"""What stands under the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from patience_qt.engine.piles import STOCK, Role

if TYPE_CHECKING:
    from patience_qt.engine.play import Position

translate = QCoreApplication.translate


def stock_words(position: Position) -> tuple[str, ...]:
    """Return the cards, rows and redeals that are left, a line each; nothing without a stock."""
    table = position.table
    if STOCK not in table.piles:
        return ()
    cards = len(table[STOCK])
    width = sum(1 for _ in table.all(Role.COLUMN))
    rows, redeals = -(-cards // width), position.redeals_left
    lines = [str(cards)]
    if rows:
        lines.append(_rows(rows))
    return (*lines, _redeals(redeals))


def _rows(number: int) -> str:
    text = translate("stock", "1 row") if number == 1 else translate("stock", "{number} rows")
    return text.format(number=number)


def _redeals(number: int) -> str:
    if number == 0:
        return translate("stock", "no redeal")
    text = translate("stock", "1 redeal") if number == 1 else translate("stock", "{number} redeals")
    return text.format(number=number)
