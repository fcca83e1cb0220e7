"""The window: the table in the middle, and what stands around it.

Pages, dialogs and the history are imported when they are first wanted, so that the table is there
sooner.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from patience_qt.games import GAMES
from patience_qt.ui import menus, placement, words
from patience_qt.ui.actions import Actions
from patience_qt.ui.appearance import USUAL
from patience_qt.ui.beside import row_with
from patience_qt.ui.figures import deal_number
from patience_qt.ui.message import NOTHING, Message
from patience_qt.ui.narrator import Narrator
from patience_qt.ui.status_line import StatusLine, bar_with
from patience_qt.ui.ticker import Ticker
from patience_qt.ui.tool_bar import ToolBar

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QShowEvent

    from patience_qt.games.variant import Variant
    from patience_qt.ui.appearance import Appearance
    from patience_qt.ui.choose_game import ChooseGame
    from patience_qt.ui.history_panel import HistoryPanel
    from patience_qt.ui.rules_page import RulesPage
    from patience_qt.ui.session import Session
    from patience_qt.ui.settings import Settings
    from patience_qt.ui.table_scene import TableScene
    from patience_qt.ui.table_view import TableView
    from patience_qt.ui.win_panel import WinPanel

_SMALLEST = 640, 480


class MainWindow(QMainWindow):
    """Shows a table with its menus, tool bar, history and status line.

    It listens to *session* and *scene*; who listens to whom among those two is not its affair.
    """

    closing = Signal()
    """The window is about to be closed."""

    def __init__(
        self, session: Session, scene: TableScene, view: TableView, settings: Settings
    ) -> None:
        """Put everything in its place, as *settings* remember it."""
        super().__init__()
        self._chooser: ChooseGame | None = None
        self._rules: RulesPage | None = None
        self._worn = USUAL
        self._win: WinPanel | None = None
        self._win_untold = False
        self._pieces, self._animator = scene.pieces, scene.animator
        self.session, self.view, self.settings = session, view, settings
        self.setMinimumSize(*_SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.act = Actions(session, self)
        menus.fill(self.menuBar(), self.act)
        self.tool_bar = ToolBar(self.act, self)
        self.addToolBar(self.tool_bar)
        self._table, self.beside = row_with(view)
        self.pages = QStackedWidget()
        self.pages.addWidget(self._table)
        self.setCentralWidget(self.pages)
        self.status_line = StatusLine()
        self.setStatusBar(bar_with(self.status_line))
        self.narrator = Narrator(session, self.status_line, self)
        self.ticker = Ticker(session, self.status_line.figures, self)
        scene.in_hand.connect(self.narrator.tell_hand)
        self._animator.rested.connect(self._tell_win)
        session.stands.connect(self._tell_end)
        session.started.connect(self._name)
        self._name()
        self._connect()
        self._remember()
        view.setFocus()
        # The last child dies last: a dying undo stack still sends signals.
        session.setParent(self)

    def _connect(self) -> None:
        """Let the actions do what concerns the window."""
        act = self.act
        act.choose_game.triggered.connect(self.choose_game)
        act.undo.triggered.connect(self.narrator.undo)
        act.redo.triggered.connect(self.narrator.redo)
        act.restart.triggered.connect(self.narrator.to_the_deal)
        act.to_the_deal.triggered.connect(self.narrator.to_the_deal)
        act.quit.triggered.connect(self.close)
        act.full_screen.toggled.connect(self._fill_screen)
        act.rules.triggered.connect(self.show_rules)
        act.about.triggered.connect(self._show_about)

    def _remember(self) -> None:
        """Bring back what the player chose to see, and keep what he chooses from now on."""
        act, settings = self.act, self.settings
        for name, action, show in (
            ("tool_bar", act.tool_bar, self.tool_bar.setVisible),
            ("status_line", act.status_line, self.statusBar().setVisible),
            ("history", act.history, lambda on: self._show_history(on=on)),
            ("clock", act.counts, lambda on: self._show_counts(on=on)),
        ):
            is_on = bool(getattr(settings, name))
            action.setChecked(is_on)
            show(is_on)
            action.toggled.connect(show)
            action.toggled.connect(lambda on, name=name: setattr(settings, name, on))
        placement.restore(self, settings.geometry)

    @cached_property
    def history(self) -> HistoryPanel:
        """The history beside the table."""
        from patience_qt.ui.history_panel import HistoryPanel

        panel = HistoryPanel(self.session)
        self.beside.addWidget(panel)
        return panel

    def choose_game(self) -> None:
        """Show the page with all games in place of the table; a second time, the table again."""
        if self._chooser and self.pages.currentWidget() is self._chooser:
            self.show_table()
            return
        if self._chooser is None:
            from patience_qt.ui.choose_game import ChooseGame
            from patience_qt.ui.sample import Samples

            self._chooser = ChooseGame(GAMES, Samples(self._worn, self.pages).draw, self.pages)
            self._chooser.chosen.connect(self._play)
            self.pages.addWidget(self._chooser)
        self.pages.setCurrentWidget(self._chooser)
        self._chooser.offer(self.session.game)
        text = self.tr("Choose a game. Enter deals it, F1 opens its rules, Esc goes back.")
        self.status_line.hold(Message(text, is_alone=True))
        self._see()

    def show_table(self) -> None:
        """Show the table, as it was."""
        self.pages.setCurrentWidget(self._table)
        self.status_line.hold(NOTHING)
        self.view.setFocus()
        self._see()

    def show_rules(self) -> None:
        """Open the rules of the game on the table, or of the one about to be chosen."""
        if self._rules is None:
            from patience_qt.ui.rules_page import RulesPage

            self._rules = RulesPage(self)
        choosing = self._chooser if self.pages.currentWidget() is self._chooser else None
        self._rules.open_at(choosing.game if choosing else self.session.game)

    def _play(self, game: Variant) -> None:
        """Go back to the table, with *game* as it was left where it is not the one being played."""
        if game is not self.session.game:
            self.session.switch(game)
        self.show_table()

    def _show_about(self) -> None:
        from patience_qt.ui.about import About

        About(self).open()

    def _name(self) -> None:
        """Put game and deal in the title, and show them."""
        session = self.session
        self._was_won = session.position.is_won
        self._hide_win()
        number = f" {deal_number(session.deal)}" if session.deal else ""
        self.setWindowTitle(words.title(session.game) + number)
        self.settings.last_game = session.game.key
        self.show_table()

    def _tell_end(self) -> None:
        """Say so when a game has just been won, and its cards have landed."""
        is_won = self.session.position.is_won
        self._win_untold = is_won and not self._was_won
        self._was_won = is_won
        if not is_won:
            self._hide_win()
        elif not self._animator.is_running:
            self._tell_win()

    def _tell_win(self) -> None:
        """Say that the game is won, or find the place for it anew in a window of another size."""
        if not self._win_untold:
            if self._win and self._win.isVisible():
                self._win.settle()
            return
        self._win_untold = False
        if self._win is None:
            from patience_qt.ui.win_panel import WinPanel

            self._win = WinPanel(self.view, lambda: self._pieces.won_deal)
            self._win.new_deal.connect(self.session.new_deal)
            self._win.same_again.connect(self.narrator.to_the_deal)
        self._win.show_result(self.session, pace=self._animator.pace)

    def _hide_win(self) -> None:
        self._win_untold = False
        if self._win:
            self._win.hide()

    def _see(self) -> None:
        """Let the clock run, and the keys of the table work, only where the table is seen."""
        is_at_table = self.pages.currentWidget() is self._table
        self.act.is_at_table = is_at_table
        self.act.update()
        in_sight = is_at_table and self.isVisible() and not self.isMinimized()
        self.session.set_in_sight(on=in_sight)
        self.ticker.show_time()

    def _show_history(self, *, on: bool) -> None:
        if on or "history" in self.__dict__:
            self.history.setVisible(on)

    def dress(self, appearance: Appearance) -> None:
        """Show the games to choose from in *appearance*, from now on."""
        if self._chooser and appearance != self._worn:
            self.show_table()
            self._chooser.deleteLater()
            self._chooser = None
        self._worn = appearance

    def _show_counts(self, *, on: bool) -> None:
        self.status_line.figures.show_counts(on=on)
        self.status_line.refit()

    def _fill_screen(self) -> None:
        if self.act.full_screen.isChecked() != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Escape leave the win panel, the page or the full screen; never the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._win and self._win.isVisible():
            self._win.hide()
        elif self.pages.currentWidget() is not self._table:
            self.show_table()
        elif self.isFullScreen():
            self.act.full_screen.setChecked(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow what the desktop does with the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.act.full_screen.setChecked(self.isFullScreen())
            self._see()

    def event(self, event: QEvent) -> bool:
        """Draw the icons anew in other colours, or on a screen of another pixel ratio."""
        kinds = QEvent.Type
        if event.type() in (kinds.PaletteChange, kinds.StyleChange, kinds.DevicePixelRatioChange):
            self.act.icons.redraw()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock run."""
        super().showEvent(event)
        self._see()

    def hideEvent(self, event: QHideEvent) -> None:
        """Halt the clock."""
        super().hideEvent(event)
        self._see()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and place."""
        self.settings.geometry = self.saveGeometry()
        self.closing.emit()
        super().closeEvent(event)
