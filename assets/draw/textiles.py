"""Woven stuff: a pattern for each suit, cut where the garment ends."""

from __future__ import annotations

from assets.draw.canvas import Canvas
from assets.draw.cut import holds, trimmed
from assets.draw.palette import GOLD
from assets.draw.path import Path, path, together
from assets.draw.shapes import polygon

_LEAVES = path("M0 6C-8 3 -7 -5 -6 -7C-1 -5 0 0 0 6C0 0 1 -5 6 -7C7 -5 8 3 0 6Z")
_LOZENGE = polygon((0, -7), (5, 0), (0, 7), (-5, 0))
_SCALE = path("M-9 0C-9 13 9 13 9 0")


def woven(canvas: Canvas, suit: str, garment: Path) -> None:
    """Draw the pattern of *suit* over the *garment*, both seen from the figure's axis."""
    if suit == "S":
        chevrons = [path(f"M-120 {y + 40}L0 {y}L120 {y + 40}") for y in range(110, 190, 15)]
        canvas.line(trimmed(together(chevrons), garment), GOLD, 3.2, blunt=True)
    elif suit == "H":
        scales = _rows(_SCALE, 12, 18)
        canvas.line(trimmed(together(scales), garment), GOLD, 2.2, blunt=True)
    else:
        motif, down, across = (_LOZENGE, 14, 22) if suit == "D" else (_LEAVES, 15, 20)
        whole = [one for one in _rows(motif, down, across) if holds(garment, one)]
        canvas.fill(together(whole), GOLD)


def _rows(motif: Path, down: int, across: int) -> list[Path]:
    """Return *motif* in rows, every other row shifted by half."""
    return [
        motif.at(x + (across / 2 if row % 2 else 0), y)
        for row, y in enumerate(range(112, 204, down))
        for x in range(-7 * across, 7 * across, across)
    ]
