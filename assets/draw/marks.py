"""What is drawn on empty places, in the ink of whatever table they lie on."""

from __future__ import annotations

from assets.draw.canvas import Canvas, document
from assets.draw.glyphs import ON_MARKS, glyph
from assets.draw.palette import SUIT, SUITS
from assets.draw.path import Path, path
from assets.draw.shapes import arc
from assets.draw.suits import SUIT_SHAPES

INK, STRENGTH = "#FFF6DD", 0.6
"""The ink of a dark table; the table's own is put in when a mark is loaded."""
_OUTLINE = '<rect x="5" y="5" width="240" height="340" rx="13" fill="currentColor"'
_SOLID = f'{_OUTLINE} fill-opacity="0.1" stroke="currentColor" stroke-width="4"/>'
_DASHED = _SOLID.replace("/>", ' stroke-dasharray="18 14" stroke-linecap="round"/>')
_CHEVRON = path("M-26 6L0 -6L26 6")


def marks() -> dict[str, str]:
    """Return every mark by its name."""
    drawn = {
        "empty": _mark(_DASHED, Canvas()),
        "king-only": _mark(_DASHED, _letter("K", 92, 125, 175)),
        "redeal": _mark(_SOLID, _redeal()),
        "stock-done": _mark(_SOLID, _cross()),
    }
    for suit in SUITS:
        drawn[suit] = _mark(_SOLID, _foundation(suit))
        drawn[f"ace-{suit}"] = _mark(_SOLID, _two_ways(suit, "A", (84, 58), 0))
        drawn[f"king-{suit}"] = _mark(_SOLID, _two_ways(suit, "K", (264, 290), 180))
    return drawn


def _mark(outline: str, canvas: Canvas) -> str:
    inner = f'<g stroke-linejoin="round" stroke-linecap="round">{canvas.drawn}</g>'
    body = outline + (inner if canvas.drawn else "")
    return document(f'<g color="{INK}" opacity="{STRENGTH}">{body}</g>')


def _letter(rank: str, height: float, x: float, y: float) -> Canvas:
    canvas = Canvas()
    canvas.fill(_placed(rank, height, x, y), SUIT)
    return canvas


def _placed(rank: str, height: float, x: float, y: float) -> Path:
    sign = glyph(rank, ON_MARKS)
    size = height / 100
    return sign.outline.at(x - sign.width * size / 2, y - height / 2, size=size)


def _foundation(suit: str) -> Canvas:
    """Return the suit, and a chevron: built upwards."""
    canvas = Canvas()
    canvas.fill(SUIT_SHAPES[suit].at(125, 160, size=1.1), SUIT)
    canvas.line(_CHEVRON.at(125, 262), SUIT, 7)
    return canvas


def _two_ways(suit: str, rank: str, chevrons: tuple[float, float], turn: float) -> Canvas:
    """Return suit and rank, and two chevrons that say whether it is built up or down."""
    canvas = _letter(rank, 56, 43, 48)
    canvas.fill(SUIT_SHAPES[suit].at(125, 175, size=1.23), SUIT)
    canvas.line(_CHEVRON.at(125, chevrons[0], turn=turn), SUIT, 7)
    canvas.faint(_CHEVRON.at(125, chevrons[1], turn=turn), SUIT, 7, 0.6)
    return canvas


def _redeal() -> Canvas:
    """Return an arrow that comes round again."""
    canvas = Canvas()
    canvas.line(arc(125, 175, 52, -60, -350), SUIT, 15, blunt=True)
    canvas.fill(path("M-24 2L22 -24L20 26Z").at(153, 131, turn=12), SUIT)
    return canvas


def _cross() -> Canvas:
    canvas = Canvas()
    canvas.line("M88 138L162 212M162 138L88 212", SUIT, 15)
    return canvas
