"""A window comes back where it was, and never off the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from patience_qt.ui import placement

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FREE = QRect(0, 28, 800, 572)


@pytest.mark.parametrize(
    ("wanted", "placed"),
    [
        (QRect(100, 100, 640, 480), QRect(100, 100, 640, 480)),
        (QRect(0, 0, 3000, 2000), FREE),
        (QRect(-5000, 9000, 640, 480), QRect(0, 120, 640, 480)),
        (QRect(700, 500, 640, 480), QRect(160, 120, 640, 480)),
    ],
)
def test_a_rectangle_is_moved_and_cut_to_fit(wanted: QRect, placed: QRect) -> None:
    assert placement.within(wanted, FREE) == placed


@pytest.mark.usefixtures("qapp")
def test_a_window_larger_than_the_screen_is_clamped(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(-400, -300, 3000, 2000)
    placement.restore(second, first.saveGeometry())
    assert QGuiApplication.primaryScreen().availableGeometry().contains(second.geometry())


def test_full_screen_is_not_restored_and_a_first_start_is_in_the_middle(qtbot: QtBot) -> None:
    first, second, third = QWidget(), QWidget(), QWidget()
    for window in (first, second, third):
        qtbot.addWidget(window)
    first.setGeometry(20, 60, 640, 480)
    first.showFullScreen()
    placement.restore(second, first.saveGeometry())
    assert not second.isFullScreen()
    assert second.size().width() == 640
    placement.restore(third, QByteArray())
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(third.geometry())
    assert abs(third.geometry().center().x() - screen.center().x()) <= 1
