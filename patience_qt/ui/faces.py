"""The pictures of cards and places, rendered once for each size and drawn pixel for pixel.

A picture is rendered when it is first drawn.  After a resize the old pictures are drawn scaled;
once the window has kept its size for a moment, all are made anew in the background.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from patience_qt.assets import folder
from patience_qt.engine.cards import packs
from patience_qt.ui.deck_figures import CLASSIC, Figures
from patience_qt.ui.looks import VEIL
from patience_qt.ui.renewal import Renewal
from patience_qt.ui.rendering import Form, rendered, shadow_alone
from patience_qt.ui.shadow import CORNER, LIFTED, RESTING

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.engine.cards import Card

SETTLE = 120
"""Milliseconds without a resize after which pictures are made anew."""
LOOK = 15
"""Milliseconds between two looks at what the background has finished."""
BACK = "backs/fans"


class Picture(NamedTuple):
    """A pixmap, the form it was made for, and how far it reaches beyond the card."""

    pixmap: QPixmap
    form: Form
    margin: float


class Faces(QObject):
    """All pictures of one size of card."""

    renewed = Signal()
    """The pictures have been made anew: draw everything again."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Be of a size that nobody asked for yet."""
        super().__init__(parent)
        self._folder = folder() / "cards"
        self._form = Form(QSizeF(85, 119), 1.0, CLASSIC)
        self._pictures: dict[str, Picture] = {}
        self._grounds: dict[bool, QImage] = {}
        self._washes: dict[str, QPixmap] = {}
        self._renewal: Renewal | None = None
        self._settled = QTimer(self, singleShot=True, interval=SETTLE)
        self._settled.timeout.connect(self._renew)
        self._look = QTimer(self, interval=LOOK)
        self._look.timeout.connect(self._collect)

    @property
    def card(self) -> QSizeF:
        """The size of a card, in logical pixels."""
        return self._form.card

    def fit(self, card: QSizeF, ratio: float, figures: Figures) -> None:
        """Make the pictures *card* in size, once that size has settled."""
        form = Form(card, ratio, figures)
        if form != self._form:
            self._form = form
            self._grounds.clear()
            self._washes.clear()
            if self._renewal:
                self._renewal.give_up()
            self._settled.start()

    def draw_card(self, painter: QPainter, card: Card | None) -> None:
        """Draw *card*, or a back for None, with the shadow of a card that lies."""
        self._draw(painter, BACK if card is None else _name(card))

    def draw_mark(self, painter: QPainter, mark: str) -> None:
        """Draw the mark of an empty place."""
        self._draw(painter, f"marks/{mark}")

    def draw_veil(self, painter: QPainter) -> None:
        """Draw what lies over a blocked card."""
        if (veil := self._washes.get("veil")) is None:
            veil = self._washes["veil"] = QPixmap.fromImage(_veil(self._form))
        painter.drawPixmap(0, 0, veil)

    def draw_lifted_shadow(self, painter: QPainter) -> None:
        """Draw the shadow of a card in hand."""
        if (shadow := self._washes.get("lifted")) is None:
            shadow = self._washes["lifted"] = QPixmap.fromImage(shadow_alone(self._form, LIFTED))
        margin = self._form.margin(LIFTED)
        painter.drawPixmap(QPointF(-margin, -margin), shadow)

    def _draw(self, painter: QPainter, name: str) -> None:
        """Draw a picture from a file, for the moment an old one stretched."""
        picture = self._pictures.get(name) or self._make(name)
        margin = picture.margin
        if picture.form == self._form:
            painter.drawPixmap(QPointF(-margin, -margin), picture.pixmap)
            return
        margin *= self.card.width() / picture.form.card.width()
        grown = QRectF(QPointF(), self.card).adjusted(-margin, -margin, margin, margin)
        painter.drawPixmap(grown, picture.pixmap, QRectF(picture.pixmap.rect()))

    def _make(self, name: str) -> Picture:
        """Render a picture here and now."""
        file, ground = self._source(name)
        return self._keep(name, rendered(file, self._form, ground))

    def _keep(self, name: str, image: QImage) -> Picture:
        beyond = image.deviceIndependentSize().width() - self.card.width()
        picture = Picture(QPixmap.fromImage(image), self._form, beyond / 2)
        self._pictures[name] = picture
        return picture

    def _source(self, name: str) -> tuple[Path, QImage]:
        """Return the file of a picture, and what it is laid on: marks cast no shadow."""
        casts = not name.startswith("marks/")
        if (ground := self._grounds.get(casts)) is None:
            form = self._form
            ground = shadow_alone(form, RESTING) if casts else form.blank(0.0)
            self._grounds[casts] = ground
        path = name if "/" in name else f"{self._form.figures.folder}/{name}"
        return self._folder / f"{path}.svg", ground

    def _renew(self) -> None:
        """Begin to make every picture anew that is old, and those of cards not seen yet."""
        names = dict.fromkeys([*self._pictures, *map(_name, packs())])
        old = [name for name in names if not self._is_sharp(name)]
        if old:
            self._renewal = Renewal(self._form, {name: self._source(name) for name in old})
            self._look.start()

    def _is_sharp(self, name: str) -> bool:
        picture = self._pictures.get(name)
        return picture is not None and picture.form == self._form

    def _collect(self) -> None:
        """Take over what the background has finished; show all of it at once in the end."""
        renewal = self._renewal
        if renewal is None or renewal.form != self._form:
            self._look.stop()
            return
        is_over = not renewal.is_alive()
        for name, image in renewal.pictures():
            if not self._is_sharp(name):
                self._keep(name, image)
        if is_over:
            self._look.stop()
            self._renewal = None
            self.renewed.emit()


def _veil(form: Form) -> QImage:
    """Return what lies over a blocked card: the colour of the table's edge, thin."""
    image = form.blank(0.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VEIL)
    radius = CORNER * form.card.width()
    painter.drawRoundedRect(form.place(0.0), radius, radius)
    painter.end()
    return image


def _name(card: Card) -> str:
    """Return the name of the picture of *card*: suit, then rank."""
    rank = str(card)[0]
    return f"{card.suit}{'10' if rank == 'T' else rank}"
