"""The pictures of cards and places, made once for each size and drawn pixel for pixel.

A picture is made when it is first drawn.  After a resize the old pictures are drawn stretched; once
the window has kept its size for a moment, all are made anew, one in each turn of the event loop, so
that no frame waits for more than one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from patience_qt.assets import folder
from patience_qt.engine.cards import packs
from patience_qt.ui import kept_pictures
from patience_qt.ui.deck_figures import CLASSIC, Figures
from patience_qt.ui.looks import Blocked, lay, veil
from patience_qt.ui.rendering import Form, rendered, shadow_alone
from patience_qt.ui.shadow import CORNER, RESTING

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.engine.cards import Card
    from patience_qt.ui.appearance import Appearance
    from patience_qt.ui.shadow import Shadow

SETTLE = 120
"""Milliseconds without a resize after which pictures are made anew."""
BACK = "back"


class Picture(NamedTuple):
    """A part of a pixmap, the form it was made for, and how far it reaches beyond the card."""

    pixmap: QPixmap
    part: QRect
    form: Form
    margin: float


class Faces(QObject):
    """All pictures of one size of card."""

    renewed = Signal()
    """The pictures have been made anew: draw everything again."""

    def __init__(
        self, kept_in: Path | None = None, parent: QObject | None = None, *, ahead: bool = True
    ) -> None:
        """Be of a size that nobody asked for yet; keep pictures in the folder *kept_in*, if any.

        *ahead* makes ready the pictures of cards that have not been drawn yet.
        """
        super().__init__(parent)
        self._files, self._kept_in = folder() / "cards", kept_in
        self._ahead = (BACK, *map(_name, packs())) if ahead else ()
        self._form = Form(QSizeF(85, 119), 1.0, CLASSIC)
        self._pictures: dict[str, Picture] = {}
        self._grounds: dict[bool, QImage] = {}
        self._washes: dict[object, QPixmap] = {}
        self._looked_up: Form | None = None
        self._missing: list[str] = []
        self._has_drawn = False
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLE)
        self._settled.timeout.connect(self._renew)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._make_next)

    @property
    def card(self) -> QSizeF:
        """The size of a card, in logical pixels."""
        return self._form.card

    @property
    def ratio(self) -> float:
        """How many device pixels a logical one has."""
        return self._form.ratio

    @property
    def is_settled(self) -> bool:
        """Tell whether every picture is made that is wanted."""
        return not (self._missing or self._settled.isActive() or self._turn.isActive())

    @property
    def weight(self) -> int:
        """How many bytes all pictures take."""
        pixmaps = [picture.pixmap for picture in self._pictures.values()]
        every = {pixmap.cacheKey(): pixmap for pixmap in [*pixmaps, *self._washes.values()]}
        return sum(pixmap.width() * pixmap.height() * 4 for pixmap in every.values())

    def fit(self, card: QSizeF, ratio: float, figures: Figures) -> None:
        """Make the pictures *card* in size, once that size has settled."""
        form = Form(card, ratio, figures, self._form.appearance)
        if form != self._form:
            self._change(form)
            if self._pictures:
                self._settled.start()

    def wear(self, appearance: Appearance, blocked: Blocked = Blocked.SLIGHT) -> None:
        """Look like that from now on; all pictures are made anew, and the table is changed."""
        lay(appearance.table, blocked)
        self._washes.clear()
        self.dress(appearance)

    def dress(self, appearance: Appearance) -> None:
        """Look like that, on the table in use."""
        form = self._form._replace(appearance=appearance)
        if form != self._form:
            self._change(form)
            if self._pictures:
                self._renew()

    def _change(self, form: Form) -> None:
        """Take leave of all pictures that are not of that *form*."""
        self._form = form
        self._grounds.clear()
        self._washes.clear()
        self._turn.stop()
        self._has_drawn = False

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

    def draw_shadow(self, painter: QPainter, shadow: Shadow) -> None:
        """Draw the shadow of a card that does not lie."""
        if (drawn := self._washes.get(shadow)) is None:
            drawn = self._washes[shadow] = QPixmap.fromImage(shadow_alone(self._form, shadow))
        margin = self._form.margin(shadow)
        painter.drawPixmap(QPointF(-margin, -margin), drawn)

    def _draw(self, painter: QPainter, name: str) -> None:
        """Draw a picture from a file, for the moment an old one stretched."""
        picture = self._pictures.get(name)
        if picture is None:
            picture = self._make(name)
            self._settled.start()
        margin = picture.margin
        if picture.form == self._form:
            painter.drawPixmap(QPointF(-margin, -margin), picture.pixmap, QRectF(picture.part))
            return
        margin *= self.card.width() / picture.form.card.width()
        grown = QRectF(QPointF(), self.card).adjusted(-margin, -margin, margin, margin)
        painter.drawPixmap(grown, picture.pixmap, QRectF(picture.part))

    def _make(self, name: str) -> Picture:
        """Make a picture here and now, unless it was kept from an earlier start."""
        if self._looked_up != self._form:
            self._looked_up = self._form
            self._look_up()
        if self._is_sharp(name):
            return self._pictures[name]
        self._has_drawn = True
        file = self._files / f"{self._path(name)}.svg"
        image = rendered(file, self._form, self._ground(shadow=_is_card(name)))
        return self._keep(name, QPixmap.fromImage(image), image.rect())

    def _path(self, name: str) -> str:
        """Return where the picture of that *name* lies, below the folder of all cards."""
        if name == BACK:
            return self._form.appearance.back_file
        return name if "/" in name else f"{self._form.figures.folder}/{name}"

    def _look_up(self) -> None:
        """Take over what was kept."""
        if self._sheet:
            size = self._ground(shadow=True).size()
            sheet, parts = kept_pictures.load(self._sheet, size, self._form.ratio)
            pixmap = QPixmap.fromImage(sheet)
            for name, part in parts.items():
                self._keep(name, pixmap, part)

    def _keep(self, name: str, pixmap: QPixmap, part: QRect) -> Picture:
        margin = self._form.margin(RESTING)
        picture = self._pictures[name] = Picture(pixmap, part, self._form, margin)
        return picture

    def _ground(self, *, shadow: bool) -> QImage:
        if (ground := self._grounds.get(shadow)) is None:
            form = self._form
            ground = shadow_alone(form, RESTING) if shadow else form.blank(form.margin(RESTING))
            self._grounds[shadow] = ground
        return ground

    @property
    def _sheet(self) -> Path | None:
        return kept_pictures.sheet_of(self._kept_in, self._form) if self._kept_in else None

    def _renew(self) -> None:
        """Begin to make anew every picture that is old, and those of cards not seen yet."""
        names = dict.fromkeys([*self._pictures, *self._ahead])
        self._missing = [name for name in names if not self._is_sharp(name)]
        self._turn.start()

    def _make_next(self) -> None:
        """Make one picture that is missing, and come back; in the end show and keep them all."""
        while self._missing:
            name = self._missing.pop()
            if not self._is_sharp(name):
                self._make(name)
                self._turn.start()
                return
        if self._has_drawn:
            self._has_drawn = False
            self._save()
        self.renewed.emit()

    def _save(self) -> None:
        """Keep all pictures for the next start."""
        if self._sheet:
            pictures = {
                name: picture.pixmap.copy(picture.part).toImage()
                for name, picture in self._pictures.items()
                if self._is_sharp(name)
            }
            kept_pictures.keep(self._sheet, pictures)

    def _is_sharp(self, name: str) -> bool:
        picture = self._pictures.get(name)
        return picture is not None and picture.form == self._form


def _veil(form: Form) -> QImage:
    """Return what lies over a blocked card: the colour of the table's edge, thin."""
    image = form.blank(0.0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil())
        radius = CORNER * form.card.width()
        painter.drawRoundedRect(form.place(0.0), radius, radius)
    return image


def _name(card: Card) -> str:
    """Return the name of the picture of *card*: suit, then rank."""
    rank = str(card)[0]
    return f"{card.suit}{'10' if rank == 'T' else rank}"


def _is_card(name: str) -> bool:
    """Tell the pictures of cards from the marks of places, which cast no shadow."""
    return not name.startswith("marks/")
