"""The program's icon: two cards on the table, and drawings of their own for 16 and 24 pixels."""

from __future__ import annotations

from assets.draw.canvas import Canvas, document
from assets.draw.palette import GOLD, INK, PAPER
from assets.draw.path import together
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


def small_icon(pixels: int) -> str:
    """Return the icon for so few *pixels*: one card and one spade, the card on whole pixels."""
    left, top = round(pixels * 0.2), round(pixels * 0.07)
    canvas = Canvas()
    canvas.fill(box(left, top, pixels - 2 * left, pixels - 2 * top, pixels / 10), PAPER)
    canvas.fill(SPADE.at(pixels / 2, pixels / 2, size=pixels * 0.0063, wide=pixels * 0.0058), INK)
    corner = f"{pixels * 0.22:g}"
    table = f'<rect width="{pixels}" height="{pixels}" rx="{corner}" fill="url(#t)"/>'
    return document(_LIGHT.format(pixels) + table + canvas.drawn, width=pixels, height=pixels)
