"""Pictures as the program draws them, and what their pixels are."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QRectF, QSize
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets.draw.canvas import document
from assets.draw.deck import pictures

PICTURES = dict(pictures())
"""Every picture as it is drawn now, by its name."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def painted(text: str, width: int, *, square: bool = False) -> QImage:
    """Return the picture in *text*, so many pixels wide."""
    data = QByteArray(text.encode("utf-8"))
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(QSize(width, width if square else round(width * 1.4)))
    image = reader.read()
    assert not image.isNull(), reader.errorString()
    return image.convertToFormat(FORMAT)


def painted_as_tiny(text: str, width: int) -> QImage:
    """Return the picture in *text* with no more than SVG Tiny 1.2."""
    renderer = QSvgRenderer()
    renderer.setOptions(renderer.options() | renderer.options().Tiny12FeaturesOnly)
    assert renderer.load(QByteArray(text.encode("utf-8")))
    image = QImage(width, round(width * 1.4), FORMAT)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def alone(body: str, colour: str = "#000000") -> str:
    """Return a document with nothing but *body* on it, its suit in *colour*."""
    return document(f'<g color="{colour}">{body}</g>')


def inked_rows(image: QImage, least: int = 64) -> list[int]:
    """Return the rows in which a pixel is at least so opaque."""
    bits, stride = bytes(image.constBits()), image.bytesPerLine()
    alphas = [bits[3 + y * stride : (y + 1) * stride : 4] for y in range(image.height())]
    return [y for y, row in enumerate(alphas) if max(row) >= least]


def differing(one: QImage, other: QImage, by: int) -> float:
    """Return the part of all bytes that differ by more than *by*."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > by for a, b in pairs) / one.sizeInBytes()
