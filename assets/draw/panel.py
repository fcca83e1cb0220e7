"""What every card has: its paper, and the notched panel, the signature of this deck."""

from __future__ import annotations

from assets.draw.palette import EDGE, INK, PAPER, SUIT
from assets.draw.path import Path
from assets.draw.shapes import box, polygon

MARGIN = 15.0
NOTCH = (101.0, 66.0)
"""How far the index reaches into the panel."""


def notched(across: float, down: float, margin: float) -> Path:
    """Return a rectangle inside *margin* without two corners that reach *across* and *down*."""
    right, bottom = 250 - margin, 350 - margin
    return polygon(
        (across, margin),
        (right, margin),
        (right, 350 - down),
        (250 - across, 350 - down),
        (250 - across, bottom),
        (margin, bottom),
        (margin, down),
        (across, down),
    )


PANEL = notched(*NOTCH, MARGIN)


def card(suit_colour: str, body: str) -> str:
    """Return a card's paper with *body* on it, its suit in that colour."""
    paper = f'<rect x="1" y="1" width="248" height="348" rx="14" fill="{PAPER}"/>'
    edge = f'<rect x="1" y="1" width="248" height="348" rx="14" fill="none" stroke="{EDGE}"'
    return f'<g color="{suit_colour}">{paper}{body}{edge} stroke-width="2"/></g>'


def hairline() -> str:
    """Return the panel of a number card: a thin line in the colour of the suit."""
    return (
        f'<path d="{PANEL.d}" fill="none" stroke="{SUIT}" stroke-opacity="0.28"'
        ' stroke-width="1.6"/>'
    )


def mat(window: Path) -> str:
    """Return paper all over the card with a *window* in it, as a framer lays over a picture."""
    sheet = box(2, 2, 246, 346, 13)
    return f'<path d="{(sheet + window.reversed()).d}" fill="{PAPER}"/>'


def framed(window: Path, width: float = 2.2) -> str:
    """Return the line around a *window*."""
    return f'<path d="{window.d}" fill="none" stroke="{INK}" stroke-width="{width:g}"/>'
