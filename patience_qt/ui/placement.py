"""Where a window goes when it is opened: where it was, but never off the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray
    from PySide6.QtWidgets import QWidget

_FIRST_SIZE = QSize(1280, 800)
_TITLE_BAR = QMargins(0, 28, 0, 0)
"""Room for a title bar, whose height is not known before the window is shown."""
_ENLARGED = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


def within(wanted: QRect, free: QRect) -> QRect:
    """Return *wanted* made small enough for *free* and moved inside it."""
    size = wanted.size().boundedTo(free.size())
    left = min(max(wanted.left(), free.left()), free.right() - size.width() + 1)
    top = min(max(wanted.top(), free.top()), free.bottom() - size.height() + 1)
    return QRect(left, top, size.width(), size.height())


def restore(window: QWidget, geometry: QByteArray) -> None:
    """Give *window* its saved *geometry*, as far as today's screens have room for it.

    Full screen is not restored: a program should not start without its title bar.
    """
    if not window.restoreGeometry(geometry):
        free = QGuiApplication.primaryScreen().availableGeometry().marginsRemoved(_TITLE_BAR)
        first = QRect(free.topLeft(), _FIRST_SIZE)
        first.moveCenter(free.center())
        window.setGeometry(within(first, free))
        return
    maximised = bool(window.windowState() & Qt.WindowState.WindowMaximized)
    window.setWindowState(window.windowState() & ~_ENLARGED)
    wanted = window.geometry()
    window.setGeometry(within(wanted, _free_space(wanted)))
    if maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def beside(dialog: QWidget, window: QWidget) -> None:
    """Put *dialog* over the right end of *window*, where it hides the least of the table.

    Desktops on which programs do not place their windows do as they like.
    """
    outer = window.frameGeometry()
    wanted = QRect(outer.topRight() - QPoint(dialog.width(), -_TITLE_BAR.top()), dialog.size())
    dialog.move(within(wanted, _free_space(outer)).topLeft())


def _free_space(wanted: QRect) -> QRect:
    """Return the usable part of the screen that *wanted* covers most, else of the first one."""
    screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
    spaces = [screen.availableGeometry().marginsRemoved(_TITLE_BAR) for screen in screens]

    def covered(space: QRect) -> int:
        common = space & wanted
        return common.width() * common.height() if common.isValid() else 0

    return max(spaces, key=covered)
