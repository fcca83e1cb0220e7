"""How much two pictures differ, and how much paper is in one."""

from __future__ import annotations

from PySide6.QtGui import QImage

PAPER = 200
"""The least grey, of 255, that is the paper of a card, even one in the shade."""


def _greys(picture: QImage) -> bytes:
    """Return one byte a pixel, row after row."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    width, stride = grey.width(), grey.bytesPerLine()
    bits = bytes(grey.constBits())
    return b"".join(bits[row * stride :][:width] for row in range(grey.height()))


def difference(one: QImage, other: QImage) -> float:
    """Return the part of the pixels that differ to the eye, from 0 to 1."""
    if one.size() != other.size():
        return 1.0
    pairs = zip(_greys(one), _greys(other), strict=True)
    return sum(abs(a - b) > 8 for a, b in pairs) / (one.width() * one.height())


def paper(picture: QImage) -> float:
    """Return the part of the pixels that are white as paper, from 0 to 1."""
    greys = _greys(picture)
    return sum(grey >= PAPER for grey in greys) / len(greys)
