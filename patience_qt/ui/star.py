"""The four-pointed star of the Aces."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

_WAIST = 0.22


def star(tip: float) -> QPolygonF:
    """Return the star around the origin; *tip* is half its width."""
    waist = tip * _WAIST
    return QPolygonF(
        [
            QPointF(x, y)
            for x, y in (
                (0, -tip),
                (waist, -waist),
                (tip, 0),
                (waist, waist),
                (0, tip),
                (-waist, waist),
                (-tip, 0),
                (-waist, -waist),
            )
        ]
    )
