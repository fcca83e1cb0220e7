"""What a picture is drawn on: shapes in order, each cut where the picture ends."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from assets.draw.cut import Edge, cut
from assets.draw.palette import INK
from assets.draw.path import Path, path
from assets.draw.place import Place, place

if TYPE_CHECKING:
    from collections.abc import Iterator

LINE, INNER, FINE = 2.4, 1.7, 1.2
"""Silhouettes, lines within, and the finest lines; nothing finer carries meaning."""
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 {0:g} {1:g}" width="{0:g}" height="{1:g}">'
)


def document(body: str, *, width: float = 250, height: float = 350) -> str:
    """Return a whole SVG file."""
    return f"{_HEAD.format(width, height)}{body}</svg>\n"


class Canvas:
    """Collects what is drawn; *cuts* are the edges beyond which nothing is kept."""

    def __init__(self, cuts: tuple[Edge, ...] = (), where: Place | None = None) -> None:
        """Be empty; everything is drawn as seen from *where*."""
        self._drawn: list[str] = []
        self._cuts = cuts
        self._place = where or Place()

    @property
    def drawn(self) -> str:
        """What has been drawn, as SVG; to be put into a group with round joins and ends."""
        return "".join(self._drawn)

    @contextmanager
    def at(
        self,
        x: float = 0.0,
        y: float = 0.0,
        *,
        turn: float = 0.0,
        size: float = 1.0,
        wide: float | None = None,
    ) -> Iterator[None]:
        """Draw around *x*, *y* meanwhile, turned and sized."""
        before = self._place
        self._place = place(x, y, turn=turn, size=size, wide=wide).within(before)
        yield
        self._place = before

    def fill(self, what: Path | str, colour: str) -> None:
        """Paint a shape without a line around it."""
        self._add(what, f'fill="{colour}"')

    def shape(self, what: Path | str, colour: str, width: float = LINE, line: str = INK) -> None:
        """Paint a shape and a line around it."""
        self._add(what, f'fill="{colour}" stroke="{line}" {self._width(width)}')

    def line(
        self, what: Path | str, colour: str, width: float = INNER, *, blunt: bool = False
    ) -> None:
        """Draw along a path; a *blunt* line ends where the path does."""
        end = ' stroke-linecap="butt"' if blunt else ""
        self._add(what, f'fill="none" stroke="{colour}" {self._width(width)}{end}')

    def faint(self, what: Path | str, colour: str, width: float, strength: float) -> None:
        """Draw along a path with less than the full colour."""
        self._add(
            what,
            f'fill="none" stroke="{colour}" stroke-opacity="{strength:g}" {self._width(width)}',
        )

    def rod(self, what: Path | str, colour: str, width: float, edge: float = INNER) -> None:
        """Draw along a path with a line on either side."""
        self.line(what, INK, width + 2 * edge * 0.8)
        self.line(what, colour, width)

    def _width(self, width: float) -> str:
        return f'stroke-width="{width * self._place.scale:.4g}"'

    def _add(self, what: Path | str, paint: str) -> None:
        put = (path(what) if isinstance(what, str) else what).put(self._place)
        left = cut(put, self._cuts)
        if left.contours:
            self._drawn.append(f'<path d="{left.d}" {paint}/>')
