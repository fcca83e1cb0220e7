"""The commands that change how the table looks, and the dialog for all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout

from patience_qt.ui.placement import beside

if TYPE_CHECKING:
    from patience_qt.ui.decor import Decor
    from patience_qt.ui.plan import Stand
    from patience_qt.ui.taste import Taste
    from patience_qt.ui.window import MainWindow


class Decorating(QObject):
    """Lets the commands of *window* change *decor*, and shows in them what it is."""

    def __init__(self, window: MainWindow, decor: Decor) -> None:
        """Listen to the commands from now on."""
        super().__init__(window)
        self._window, self._decor = window, decor
        act = window.act
        act.left_handed.triggered.connect(lambda on: decor.change(left_handed=on))
        act.letters.triggered.connect(lambda on: decor.change(letters=on))
        act.row_numbers.triggered.connect(lambda on: decor.change(row_numbers=on))
        for stand, action in act.stands.items():
            action.triggered.connect(lambda _=False, stand=stand: self._stand(stand))
        act.history.toggled.connect(lambda on: decor.letter(history=on))
        decor.letter(history=act.history.isChecked())
        act.appearance.triggered.connect(self.open_dialog)
        decor.changed.connect(self._show)
        self._show(decor.taste)

    def _stand(self, stand: Stand) -> None:
        self._decor.change(foundations=stand)

    def _show(self, taste: Taste) -> None:
        """Check what is chosen, and let what stands around the table follow."""
        act = self._window.act
        act.left_handed.setChecked(taste.left_handed)
        act.letters.setChecked(taste.letters)
        act.row_numbers.setChecked(taste.row_numbers)
        act.stands[taste.foundations].setChecked(True)
        ways = QBoxLayout.Direction
        left, right = ways.RightToLeft, ways.LeftToRight
        self._window.beside.setDirection(left if taste.left_handed else right)
        self._window.dress(taste.appearance)

    def open_dialog(self) -> None:
        """Open the dialog; what is chosen there is seen on the table at once."""
        from patience_qt.ui.appearance_page import AppearancePage

        page = AppearancePage(self._decor.taste, self._window)
        page.chosen.connect(self._decor.choose)
        self._decor.changed.connect(page.show_taste)
        page.adjustSize()
        beside(page, self._window)
        page.open()
