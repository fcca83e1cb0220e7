"""Faces as they are seen: turned, covered, and at the sizes in which they are played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from assets.draw.canvas import Canvas, document
from assets.draw.courts import PIP as COURT_PIP
from assets.draw.courts import PIP_HEIGHT
from assets.draw.index import CLASSIC, LARGE, Index, corner
from assets.draw.palette import RANKS, SUITS
from assets.draw.panel import card
from assets.draw.path import Path
from assets.draw.pips import PIP, PIPS
from assets.draw.suits import SUIT_SHAPES
from tests.art.paint import PICTURES, alone, differing, inked_rows, painted

TWO_WAY = ["2", "4", "10", "J", "Q", "K"]
BACKS = [name for name in PICTURES if name.startswith("backs/")]
BOTH_WAYS = [f"classic/{suit}{rank}.svg" for suit in SUITS for rank in TWO_WAY]
EDGES_DIFFER = 0.002
LEAST_SEEN = 1 / 7
"""A pip that is cut by the next card shows at least this part of its height."""
REVEALS = [reveal / 200 for reveal in range(44, 69)]


@pytest.mark.parametrize("name", [*BOTH_WAYS, "classic/DA.svg", *BACKS])
def test_a_card_is_the_same_upside_down(name: str, qapp: QApplication) -> None:
    image = painted(PICTURES[name], 250)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert differing(image, turned, by=60) < EDGES_DIFFER


@pytest.mark.parametrize(
    "name", [f"{deck}/{s}{r}.svg" for deck in ("classic", "large") for s in SUITS for r in RANKS]
)
def test_the_corner_holds_the_index_and_nothing_else(name: str, qapp: QApplication) -> None:
    deck, _, face = name.removesuffix(".svg").partition("/")
    index = CLASSIC if deck == "classic" else LARGE
    alone_on_paper = document(card("#000000", _filled(corner(face[1:], face[0], index))))
    text = PICTURES[name].replace('<g color="#C4202B">', '<g color="#000000">')
    text = text.replace('<g color="#1C2030">', '<g color="#000000">')
    box = QRect(4, 13, 95, 51) if deck == "classic" else QRect(14, 13, 140, 80)
    assert painted(text, 250).copy(box) == painted(alone_on_paper, 250).copy(box)


def _filled(path: Path) -> str:
    canvas = Canvas()
    canvas.fill(path, "currentColor")
    return canvas.drawn


@pytest.mark.parametrize("reveal", REVEALS)
def test_no_sliver_of_a_pip_is_seen_on_a_covered_card(reveal: float) -> None:
    for rank, pips in PIPS.items():
        for _, y in pips:
            seen = (350 * reveal - (y - PIP / 2)) / PIP
            assert seen <= 0 or seen >= LEAST_SEEN, (rank, y)
    seen = (350 * reveal - (COURT_PIP[1] - PIP_HEIGHT / 2)) / PIP_HEIGHT
    assert seen >= LEAST_SEEN


def test_all_pips_are_of_one_size_and_none_touch() -> None:
    for pips in PIPS.values():
        for number, (x, y) in enumerate(pips):
            for ox, oy in pips[:number]:
                assert abs(x - ox) >= 50 or abs(y - oy) >= PIP + 5


@pytest.mark.parametrize("rank", PIPS)
def test_a_card_has_as_many_pips_as_it_says(rank: str) -> None:
    assert len(set(PIPS[rank])) == int(rank)


@pytest.mark.parametrize(
    ("index", "reveal"), [(CLASSIC, 0.18), (LARGE, 0.265)], ids=["classic", "large"]
)
@pytest.mark.parametrize("rank", RANKS)
def test_rank_and_suit_end_above_the_smallest_reveal(
    rank: str, index: Index, reveal: float, qapp: QApplication
) -> None:
    for suit in SUITS:
        rows = inked_rows(painted(alone(_filled(corner(rank, suit, index))), 250))
        assert rows[-1] + 1 <= 350 * reveal + 0.5


@pytest.mark.parametrize("rank", RANKS)
def test_a_rank_is_eleven_pixels_high_on_the_smallest_card(rank: str, qapp: QApplication) -> None:
    sign = corner(rank, "H", CLASSIC)
    suit = len(SUIT_SHAPES["H"].contours)
    rank_alone = Path(sign.contours[:-suit])
    assert len(inked_rows(painted(alone(_filled(rank_alone)), 60))) >= 11
    assert len(inked_rows(painted(alone(_filled(Path(sign.contours[-suit:]))), 60))) >= 9
