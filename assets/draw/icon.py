"""The program's icon: two cards on the table, and a drawing of its own for 16 pixels."""

from __future__ import annotations

from assets.draw.canvas import Canvas, document
from assets.draw.palette import GOLD, INK, PAPER
from assets.draw.path import Path, path, together
from assets.draw.shapes import box, star
from assets.draw.suits import SPADE

_LINE, _SHADOW = "#0F3327", "#123D30"
_LIGHT = (
    '<defs><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{0}">'
    '<stop offset="0" stop-color="#2F7A62"/><stop offset="1" stop-color="#17483A"/>'
    "</linearGradient></defs>"
)


def icon() -> str:
    """Return the icon: a card and its back on a green table."""
    canvas = Canvas()
    with canvas.at(94, 132, turn=-15):
        _card(canvas)
        canvas.fill(box(-50, -74, 100, 148, 7), "#26345F")
        stars = [star(-26, -46 + 31 * row, 9, waist=0.36) for row in range(4)]
        stars += [star(0, -61 + 31 * row, 9, waist=0.36) for row in range(2)]
        canvas.fill(together(stars), GOLD)
    with canvas.at(150, 130, turn=9):
        _card(canvas)
        canvas.fill(SPADE.at(0, 2, size=1.06), INK)
        canvas.fill(star(0, 14, 22, waist=0.3), PAPER)
        canvas.fill(star(0, 14, 11, waist=0.4, turn=-45), GOLD)
    table = '<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#t)"/>'
    return document(_LIGHT.format(256) + table + canvas.drawn, width=256, height=256)


def _card(canvas: Canvas) -> None:
    canvas.fill(box(-55, -78, 118, 164, 13), _SHADOW)
    canvas.shape(box(-60, -84, 120, 168, 13), PAPER, 3, _LINE)


def small_icon() -> str:
    """Return the icon for 16 to 24 pixels: one card and one spade, on whole pixels of sixteen."""
    canvas = Canvas()
    canvas.fill(box(3, 1, 10, 14, 1.6), PAPER)
    canvas.fill(_SMALL_SPADE, INK)
    table = '<rect x="0" y="0" width="16" height="16" rx="3.6" fill="url(#t)"/>'
    return document(_LIGHT.format(16) + table + canvas.drawn, width=16, height=16)


_SMALL_SPADE: Path = path(
    "M8 3C8.9 4.9 12 6.4 12 9C12 11.2 9.6 11.7 8.7 10.3C8.8 11.6 9.3 12.5 10.2 13H5.8"
    "C6.7 12.5 7.2 11.6 7.3 10.3C6.4 11.7 4 11.2 4 9C4 6.4 7.1 4.9 8 3Z"
)
