"""A picture as it is seen by people who see colours less."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from tests.art.colour import VISION, linear, seen


def as_seen(image: QImage) -> QImage:
    """Return *image* four times, one below the other: once with every kind of vision."""
    sheet = QImage(QSize(image.width(), 4 * image.height()), QImage.Format.Format_RGB32)
    with QPainter(sheet) as painter:
        for row, vision in enumerate(VISION):
            painter.drawImage(0, row * image.height(), _seen(image, vision))
    return sheet


def _seen(image: QImage, vision: str) -> QImage:
    coarse = image.convertToFormat(QImage.Format.Format_RGB888)
    for y in range(coarse.height()):
        for x in range(coarse.width()):
            coarse.setPixel(x, y, _pixel(coarse.pixel(x, y) & 0xFCFCFC, vision))
    return coarse


@cache
def _pixel(colour: int, vision: str) -> int:
    """Return how a colour is seen, both as 0xRRGGBB."""
    code = 0xFF
    for value in seen(linear(f"#{colour:06X}"), vision):
        part = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        code = code << 8 | round(255 * part)
    return code
