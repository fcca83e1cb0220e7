"""Contact sheets of everything that is drawn: ``python -m tests.art.sheets FOLDER``.

All sheets are painted by the program's own pipeline, with the shadows and the table of the game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter

from patience_qt.assets import folder
from patience_qt.ui import looks
from patience_qt.ui.app_icon import SIZES, app_icon
from patience_qt.ui.appearance import USUAL, Appearance
from patience_qt.ui.deck_figures import CLASSIC, LARGE, Figures
from patience_qt.ui.decks import BACKS, DECKS, TWO_COLOURS
from patience_qt.ui.ground import Ground
from patience_qt.ui.rendering import Form, rendered, shadow_alone
from patience_qt.ui.ring import draw_ring
from patience_qt.ui.shadow import RESTING
from patience_qt.ui.tables import TABLES
from tests.art.vision import as_seen

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
GAP = 0.1
"""Between cards, in card widths."""


class Sheet:
    """A table to lay cards on, by column and row; *width* is a card's, *ratio* pixels a unit."""

    def __init__(
        self,
        size: tuple[float, float],
        width: float,
        appearance: Appearance = USUAL,
        figures: Figures = CLASSIC,
        ratio: float = 1.0,
    ) -> None:
        """Lay a table for so many cards across and down."""
        looks.lay(appearance.table)
        self.form = Form(QSizeF(width, round(width * 1.4)), ratio, figures, appearance)
        across, down = (side + GAP * (side + 1) for side in size)
        whole = QSizeF(across * width, down * width * 1.4)
        self.image = QImage((whole * ratio).toSize(), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(ratio)
        with QPainter(self.image) as painter:
            Ground().draw(painter, QRectF(QPointF(), whole), whole)

    def at(self, column: float, row: float) -> QPointF:
        """Return the corner of a card in that place."""
        width, height = self.form.card.width(), self.form.card.height()
        step = 1 + GAP
        return QPointF((GAP + column * step) * width, GAP * height + row * step * height)

    def lay(self, name: str, column: float, row: float, *, down: float = 0.0) -> None:
        """Lay a face, or the back or a mark by its folder and name, *down* card heights lower."""
        margin = self.form.margin(RESTING)
        is_mark = name.startswith("marks/")
        ground = self.form.blank(margin) if is_mark else shadow_alone(self.form, RESTING)
        path = name if "/" in name else f"{self.form.figures.folder}/{name}"
        picture = rendered(folder() / "cards" / f"{path}.svg", self.form, ground)
        lower = QPointF(-margin, down * self.form.card.height() - margin)
        with QPainter(self.image) as painter:
            painter.drawImage(self.at(column, row) + lower, picture)

    def ring(self, ring: looks.Ring, column: float, row: float) -> None:
        """Draw a ring around that place."""
        with QPainter(self.image) as painter:
            draw_ring(painter, QRectF(self.at(column, row), self.form.card), ring, wash=0.07)


def decks() -> dict[str, QImage]:
    """Return every deck with both kinds of figures."""
    sheets = {}
    for deck in DECKS.values():
        for figures in (CLASSIC, LARGE):
            sheet = Sheet((13, 4), 110, Appearance(deck), figures)
            for row, suit in enumerate("SHDC"):
                for column, rank in enumerate(RANKS):
                    sheet.lay(f"{suit}{rank}", column, row)
            sheets[f"deck-{deck.name}-{figures.folder}"] = sheet.image
    return sheets


def courts() -> dict[str, QImage]:
    """Return the courts, large enough to be criticised."""
    sheet = Sheet((4, 3), 400)
    for row, rank in enumerate("KQJ"):
        for column, suit in enumerate("SHDC"):
            sheet.lay(f"{suit}{rank}", column, row)
    return {"courts-400": sheet.image}


def columns() -> dict[str, QImage]:
    """Return thirteen columns at three sizes and several reveals, on plain and dense screens."""
    sheets = {}
    for figures, reveals in ((CLASSIC, (0.18, 0.22, 0.26, 0.34)), (LARGE, (0.265, 0.30))):
        for width in (60, 85, 120):
            for ratio in (1, 2):
                for reveal in reveals:
                    name = f"columns-{figures.folder}-{width}-{reveal * 1000:.0f}-{ratio}x"
                    sheets[name] = _columns(figures, width, ratio, reveal)
    return sheets


def _columns(figures: Figures, width: int, ratio: int, reveal: float) -> QImage:
    high = (1 + 12 * reveal) / (1 + GAP)
    sheet = Sheet((13, high), width, USUAL, figures, ratio)
    for column in range(13):
        for row in range(13):
            suit = "SHCD"[(row + column) % 4]
            sheet.lay(f"{suit}{RANKS[(12 - row + column * 4) % 13]}", column, 0, down=row * reveal)
    return sheet.image


def babette() -> dict[str, QImage]:
    """Return Babette's eight columns at half and at tight overlap."""
    sheets = {}
    for name, reveal, rows in (("half", 0.5, 6), ("tight", 0.19, 13)):
        sheet = Sheet((8, (1 + (rows - 1) * reveal) / (1 + GAP)), 92)
        for row in range(rows):
            for column in range(8):
                number = row * 8 + column
                if number % 7 != 3:
                    sheet.lay(
                        f"{'SHCD'[number % 4]}{RANKS[number * 5 % 13]}",
                        column,
                        0,
                        down=row * reveal,
                    )
        sheets[f"babette-{name}"] = sheet.image
    return sheets


def tables() -> dict[str, QImage]:
    """Return every table with all backs, some cards, marks and rings."""
    sheets = {}
    marks = ("ace-H", "king-S", "D", "empty", "king-only", "redeal", "stock-done")
    for table in TABLES.values():
        sheet = Sheet((9, 2), 85, Appearance(TWO_COLOURS, table=table))
        for column, back in enumerate(BACKS):
            sheet.lay(f"backs/{back}", column, 0)
        for column, mark in enumerate(marks):
            sheet.lay(f"marks/{mark}", column, 1)
        for column, name in enumerate(("SK", "HQ", "D10", "C7")):
            sheet.lay(name, column + 5, 0)
        for column, ring in enumerate((looks.Ring.LIFTED, looks.Ring.LEGAL, looks.Ring.NEAREST)):
            sheet.ring(ring, column + 5, 0)
        sheets[f"table-{table.name}"] = sheet.image
    return sheets


def vision() -> dict[str, QImage]:
    """Return some cards of every deck as they are seen by people who see colours less."""
    sheets = {}
    for deck in DECKS.values():
        sheet = Sheet((10, 1), 85, Appearance(deck))
        for column, name in enumerate(
            "S7 H7 D7 C7 S10 HA DA KC QH JD".replace("KC QH JD", "CK HQ DJ").split()
        ):
            sheet.lay(name, column, 0)
        sheets[f"vision-{deck.name}"] = as_seen(sheet.image)
    return sheets


def icons() -> dict[str, QImage]:
    """Return the icon at all its sizes, as it is and eight times as large."""
    image = QImage(QSize(760, 300), QImage.Format.Format_RGB32)
    image.fill(QColor("#E9ECEB"))
    icon: QIcon = app_icon()
    with QPainter(image) as painter:
        x = 10
        for size in SIZES:
            small = icon.pixmap(QSize(size, size))
            painter.drawPixmap(x, 10, small)
            if size <= 32:
                painter.drawPixmap(x * 3 - 20, 150, small.scaled(small.size() * 4))
            x += size + 20
    return {"icons": image}


def main(into: Path) -> None:
    """Write all sheets into that folder."""
    into.mkdir(parents=True, exist_ok=True)
    parts: tuple[Callable[[], dict[str, QImage]], ...] = (
        decks,
        courts,
        columns,
        babette,
        tables,
        vision,
        icons,
    )
    for part in parts:
        for name, image in part().items():
            image.save(str(into / f"{name}.png"))
    print(f"{len(list(into.glob('*.png')))} sheets lie in {into}.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tests.art.sheets FOLDER")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    main(Path(sys.argv[1]))
