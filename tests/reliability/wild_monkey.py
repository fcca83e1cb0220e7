"""A monkey that leaves the table: it turns wheels, opens menus, and pulls at the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.table.monkey import Monkey
from tests.ui.table.player import LEFT, RIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

_KEYS = [
    *(Qt.Key(code) for code in range(Qt.Key.Key_Space, Qt.Key.Key_Underscore)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_Escape, Qt.Key.Key_F12 + 1)),
]
_MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
_LEAVES = {Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_F4}
"""With Control they close the window, and that would be the end of it."""


class WildMonkey(Monkey):
    """Does everything that can be done with mouse, wheel, keys, menus and the window's edges."""

    def turn(self) -> None:
        """Do one thing; what opens by it is closed again, sooner or later."""
        chance = self.random.random()
        if chance < 0.55:
            super().turn()
        elif chance < 0.67:
            self.any_key()
        elif chance < 0.75:
            self.wheel()
        elif chance < 0.83:
            self.menu()
        elif chance < 0.89:
            self.click_somewhere()
        elif chance < 0.95:
            self.pull()
        else:
            self.look_away()
        QApplication.processEvents()
        self.close_dialogs()

    def any_key(self) -> None:
        """Press a key, wherever the focus is."""
        key, modifier = self.random.choice(_KEYS), self.random.choice(_MODIFIERS)
        is_control = bool(modifier & Qt.KeyboardModifier.ControlModifier)
        if not (is_control and key in _LEAVES):
            QTest.keyClick(QApplication.focusWidget() or self.player.window, key, modifier)

    def wheel(self) -> None:
        """Turn the wheel over the table, or whatever covers it."""
        window = self.player.window
        at = QPoint(self.random.randrange(window.width()), self.random.randrange(window.height()))
        over = window.childAt(at) or window
        turned = QPoint(0, self.random.choice((-360, -120, -15, 15, 120, 360)))
        event = QWheelEvent(
            QPointF(over.mapFrom(window, at)),
            QPointF(window.mapToGlobal(at)),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            self.random.choice(_MODIFIERS),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(over, event)

    def menu(self) -> None:
        """Open a menu with the mouse, and click one of its lines, or think better of it."""
        bar = self.player.window.menuBar()
        head = self.random.choice(bar.actions())
        QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(head).center())
        QApplication.processEvents()
        menu = head.menu()
        if isinstance(menu, QMenu) and menu.isVisible():
            lines = [line for line in menu.actions() if self._may(line)]
            if lines and self.random.random() < 0.8:
                at = menu.actionGeometry(self.random.choice(lines)).center()
                QTest.mouseClick(menu, LEFT, pos=at)
            else:
                QTest.keyClick(menu, Qt.Key.Key_Escape)
            menu.close()

    def _may(self, line: QAction) -> bool:
        return line is not self.player.window.act.quit and not line.isSeparator()

    def click_somewhere(self) -> None:
        """Click anything in the window: tool bar, history, status line, a tile, the win panel."""
        window = self.player.window
        at = QPoint(self.random.randrange(window.width()), self.random.randrange(window.height()))
        over: QWidget = window.childAt(at) or window
        if over is not window.menuBar():
            button = self.random.choice((LEFT, LEFT, RIGHT))
            QTest.mouseClick(over, button, pos=over.mapFrom(window, at))

    def pull(self) -> None:
        """Make the window larger or smaller."""
        self.player.window.resize(
            self.random.randrange(300, 1500), self.random.randrange(300, 1000)
        )

    def look_away(self) -> None:
        """Let the window lose the focus, or be hidden, while something may be in hand."""
        window = self.player.window
        match self.random.randrange(4):
            case 0:
                QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
                QApplication.processEvents()
                QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
            case 1:
                window.hide()
                QApplication.processEvents()
                window.show()
            case 2:
                window.showMinimized()
                QApplication.processEvents()
                window.showNormal()
            case _:
                window.view.clearFocus()
                window.view.setFocus()

    def close_dialogs(self) -> None:
        """Close every dialog that is open, with Escape."""
        for _ in range(5):
            dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
            if dialog is None:
                break
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            QApplication.processEvents()
        for other in QApplication.topLevelWidgets():
            is_other = other is not self.player.window and other.isWindow()
            if is_other and other.isVisible():
                other.close()
