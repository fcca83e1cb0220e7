"""The icon is sharp where there are few pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from patience_qt.ui.app_icon import SIZES, app_icon


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_has_a_picture_of_each_size(size: int, qapp: QApplication) -> None:
    assert QSize(size, size) in app_icon().availableSizes()


@pytest.mark.parametrize(("size", "left"), [(16, 3), (24, 5)])
def test_the_card_on_a_small_icon_ends_on_whole_pixels(
    size: int, left: int, qapp: QApplication
) -> None:
    image = app_icon().pixmap(QSize(size, size)).toImage()
    lights = [image.pixelColor(x, size // 2).lightness() for x in range(size)]
    assert max(lights[left - 1], lights[size - left]) < 130
    assert min(lights[left], lights[size - 1 - left]) > 240
    assert lights[size // 2] < 60
