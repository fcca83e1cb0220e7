"""A page on which things stand side by side."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget


def row_with(first: QWidget) -> tuple[QWidget, QHBoxLayout]:
    """Return a page, and its row, in which *first* stands alone until others stand beside it."""
    page = QWidget()
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(first)
    return page, row
