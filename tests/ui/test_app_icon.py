"""The icon is sharp where there are few pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from patience_qt.ui.app_icon import SIZES, app_icon


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_has_a_picture_of_each_size(size: int, qapp: QApplication) -> None:
    assert QSize(size, size) in app_icon().availableSizes()


@pytest.mark.parametrize("size", [16, 24])
def test_a_small_icon_has_a_card_that_ends_on_whole_pixels(size: int, qapp: QApplication) -> None:
    image = app_icon().pixmap(QSize(size, size)).toImage()
    across = [image.pixelColor(x, 3).lightness() for x in range(size)]
    assert all(light < 130 or light > 240 for light in across)
    assert min(image.pixelColor(size // 2, y).lightness() for y in range(size)) < 60
