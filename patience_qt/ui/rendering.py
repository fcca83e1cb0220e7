"""Pictures made from files: a card with its shadow, pixel for pixel; from any thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageReader, QPainter

from patience_qt.ui.appearance import USUAL, Appearance
from patience_qt.ui.shadow import paint_shadow

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.ui.deck_figures import Figures
    from patience_qt.ui.shadow import Shadow


class Form(NamedTuple):
    """What pictures are made for: a card's size, the pixels to a unit, figures and colours."""

    card: QSizeF
    ratio: float
    figures: Figures
    appearance: Appearance = USUAL

    @property
    def pixels(self) -> QSize:
        """The size of a card in device pixels."""
        return (self.card * self.ratio).toSize()

    def margin(self, shadow: Shadow) -> float:
        """Return the margin that *shadow* needs around a card, in whole device pixels."""
        return (1 + int(shadow.margin(self.card) * self.ratio)) / self.ratio

    def place(self, margin: float) -> QRectF:
        """Return where the card lies in a picture with that *margin*."""
        return QRectF(QPointF(margin, margin), self.card)

    def blank(self, margin: float) -> QImage:
        """Return an empty picture of a card with that *margin*."""
        beyond = round(2 * margin * self.ratio)
        size = self.pixels + QSize(beyond, beyond)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.ratio)
        image.fill(0)
        return image


def shadow_alone(form: Form, shadow: Shadow) -> QImage:
    """Return the shadow of a card, to lay the card's picture on."""
    margin = form.margin(shadow)
    image = form.blank(margin)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, form.place(margin), shadow)
    return image


def rendered(file: Path, form: Form, ground: QImage) -> QImage:
    """Return the picture in *file* as large as *form* says, laid in the middle of *ground*.

    QImageReader lets other threads run meanwhile, which QSvgRenderer does not.  Raise OSError for
    a file that holds no picture.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(form.appearance.picture(file, form.figures)))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(form.pixels)
    face = reader.read()
    if face.isNull():
        raise OSError(f"{file}: {reader.errorString()}")
    face.setDevicePixelRatio(form.ratio)
    picture = QImage(ground)
    beyond = (picture.deviceIndependentSize() - face.deviceIndependentSize()) / 2
    with QPainter(picture) as painter:
        painter.drawImage(QPointF(beyond.width(), beyond.height()), face)
    return picture
