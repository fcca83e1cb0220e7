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
    if STOCK not in table.piles or position.is_won:
        return ()
    redeals = _redeals(position.redeals_left)
    if not (cards := len(table[STOCK])):
        return "", translate("stock", "Stock empty"), redeals
    width = sum(1 for _ in table.all(Role.COLUMN))
    return str(cards), _rows(-(-cards // width)), redeals


def _rows(number: int) -> str:
    text = translate("stock", "1 row") if number == 1 else translate("stock", "{number} rows")
    return text.format(number=number)


def _redeals(number: int) -> str:
    if number == 0:
        return translate("stock", "no redeal")
    text = translate("stock", "1 redeal") if number == 1 else translate("stock", "{number} redeals")
    return text.format(number=number)
