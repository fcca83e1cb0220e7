"""The felt: a soft light on the middle, painted once for each size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from patience_qt.ui.ground import Ground
from patience_qt.ui.looks import MARK, TEXT, ink, ink_of, lay
from patience_qt.ui.tables import FELT, TABLES, Table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

TABLE = QSizeF(400, 300)


def drawn(exposed: QRectF, ratio: float = 1.0) -> QImage:
    """Return what the ground draws where *exposed* is, on white."""
    image = QImage((TABLE * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    Ground().draw(painter, exposed, TABLE)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_light_falls_on_the_middle(qapp: QApplication, ratio: float) -> None:
    image = drawn(QRectF(0, 0, 400, 300), ratio)
    middle, side, corner = (
        image.pixelColor(int(x * ratio), int(y * ratio)).lightness()
        for x, y in ((200, 126), (20, 126), (399, 299))
    )
    assert middle > side > corner


def test_a_part_is_drawn_as_it_is_in_the_whole(qapp: QApplication) -> None:
    part = QRectF(121, 83, 57, 41)
    image, whole = drawn(part), drawn(QRectF(0, 0, 400, 300))
    area = part.toRect()
    assert image.copy(area) == whole.copy(area)
    assert image.pixelColor(120, 83) == image.pixelColor(178, 100) == QColor("white")


def _luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("strength", "least"), [(MARK, 3.0), (TEXT, 4.5)])
@pytest.mark.parametrize("table", TABLES.values(), ids=lambda table: table.name)
def test_ink_is_seen_on_every_part_of_every_ground(
    qapp: QApplication, table: Table, strength: float, least: float
) -> None:
    lay(table)
    over, (_, part) = ink(strength), ink_of(table, strength)
    lay(FELT)
    for ground in table.ground:
        below = QColor(ground)
        mixed = QColor.fromRgbF(
            below.redF() * (1 - part) + over.redF() * part,
            below.greenF() * (1 - part) + over.greenF() * part,
            below.blueF() * (1 - part) + over.blueF() * part,
        )
        lighter, darker = sorted((_luminance(mixed), _luminance(below)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= least
