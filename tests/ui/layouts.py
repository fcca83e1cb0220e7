"""Tables of any shape for the tests of geometry, and what may be wrong with how they stand."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from patience_qt.engine.cards import packs
from patience_qt.engine.piles import COLUMNS, Pile, PileId, Role, Spot
from patience_qt.engine.table import Table
from patience_qt.games.layouts import EIGHT_COLUMNS, TEN_COLUMNS, THIRTEEN_COLUMNS, Layout
from patience_qt.ui.geometry import Arrangement, piles_of
from patience_qt.ui.places import FACE_DOWN, Places
from patience_qt.ui.sizes import size_cards, with_room_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.ui.deck_figures import Figures

SHAPES = (THIRTEEN_COLUMNS, TEN_COLUMNS, EIGHT_COLUMNS)
WINDOWS = (
    (640, 480),
    (800, 600),
    (1024, 600),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
RATIOS = (1.0, 1.25, 1.5, 2.0)


def table_in(window: tuple[int, int]) -> QSizeF:
    """Return the size of the table in a window of that size: less menus, tool bar, status line."""
    width, height = window
    return QSizeF(width, height - (101 if width >= 900 else 97))


def filled(layout: Layout, rows: int, face_down: int = 0) -> Table:
    """Return a table with columns of *rows* cards, the first *face_down* of which lie face down."""
    cards = iter(packs(6))
    piles = {
        name: Pile(tuple(next(cards) for _ in range(rows if name.role is Role.COLUMN else 3)))
        for name in piles_of(layout)
    }
    hidden = (
        card
        for name, pile in piles.items()
        if name.role is Role.COLUMN
        for card in tuple(pile)[:face_down]
    )
    return Table(piles, frozenset(hidden))


def arranged(
    layout: Layout,
    table: QSizeF,
    ratio: float,
    figures: Figures | None = None,
    longest: int = 0,
) -> Arrangement:
    """Return how *layout* stands on a table of that size, with room for a column of *longest*."""
    size = size_cards(layout, table, ratio, figures=figures)
    size = with_room_for(longest, size, layout, table, ratio)
    return Arrangement(layout, table, size, ratio)


def covered(places: Places, table: Table) -> dict[PileId, QRectF]:
    """Return what the cards of every pile cover, from the first to the last."""
    covers = {}
    for name, pile in table.piles.items():
        corners = [places.at(Spot(name, row)) for row in range(len(pile))]
        cover = QRectF(corners[0], places.arrangement.card)
        for corner in corners[1:]:
            cover |= QRectF(corner, places.arrangement.card)
        covers[name] = cover
    return covers


def faults(arrangement: Arrangement, table: Table) -> Iterator[str]:
    """Yield what is wrong: cards outside, piles over one another, cards hidden too far."""
    places = Places(arrangement, table)
    covers = covered(places, table)
    felt = QRectF(QPointF(), arrangement.table)
    yield from (f"{name} is outside" for name, cover in covers.items() if not felt.contains(cover))
    for (one, here), (other, there) in combinations(covers.items(), 2):
        common = here & there
        if common.width() > 0.01 and common.height() > 0.01:
            yield f"{one} and {other} overlap"
    yield from _hidden_too_far(places, table)


def _hidden_too_far(places: Places, table: Table) -> Iterator[str]:
    """Yield the rows of the first column that show less than rank and suit; a pixel is given."""
    arrangement = places.arrangement
    figures, tall = arrangement.size.figures, arrangement.card.height()
    least = figures.least_in_rows if arrangement.layout.in_rows else figures.least
    for row, card in enumerate(table[COLUMNS[0]].cells[:-1]):
        wanted = FACE_DOWN if card in table.face_down else least
        if places.reveal(COLUMNS[0], row) < wanted * tall - 1 / arrangement.ratio:
            yield f"row {row} shows only {places.reveal(COLUMNS[0], row):.1f} of {tall:.0f} px"
