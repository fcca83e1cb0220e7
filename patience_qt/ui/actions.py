"""Everything the player can ask of the program, as actions that menus, tool bar and keys share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from patience_qt.engine.piles import STOCK
from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.ui import words
from patience_qt.ui.choice import Choice
from patience_qt.ui.icons import Icons
from patience_qt.ui.plan import Stand

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QMainWindow

    from patience_qt.ui.session import Session

Keys = QKeySequence.StandardKey


class Actions(QObject):
    """The actions of one window; those that only concern the *session* already do their work.

    No command is a question, and none of them loses a game: what is left can be taken up again.
    """

    def __init__(self, session: Session, window: QMainWindow) -> None:
        """Make all actions; *window* gives them its colours and hears their keys."""
        super().__init__(window)
        self._session, self._window = session, window
        self.icons = Icons(window)
        self._make_game()
        self._make_play()
        self._make_help_in_play()
        self._make_view_and_help()
        self._make_looks()
        session.history.canUndoChanged.connect(self.update)
        session.history.canRedoChanged.connect(self.update)
        session.history.undoTextChanged.connect(self.update)
        session.history.redoTextChanged.connect(self.update)
        session.started.connect(self.update)
        session.remembered.connect(self.update)
        session.changed.connect(self.update)
        self.is_at_table = True
        self.update()

    def _make(self, text: str, icon: str = "", *keys: Keys | str) -> QAction:
        action = QAction(text, self)
        if icon:
            self.icons.dress(action, icon)
        action.setShortcuts(_sequences(keys))
        self._window.addAction(action)
        return action

    def _make_game(self) -> None:
        session = self._session
        self.choose_game = self._make(self.tr("&Choose Game…"), "games", "Ctrl+G")
        self.choose_game.setIconText(self.tr("Games"))
        self.new_deal = self._make(self.tr("&New Deal"), "new-deal", Keys.New)
        self.new_deal.triggered.connect(session.new_deal)
        self.winnable_deal = self._make(self.tr("New &Winnable Deal"), "", "Ctrl+Shift+W")
        self.deal_number = self._make(self.tr("&Deal Number…"), "", "Ctrl+D")
        self.next_deal = self._make(self.tr("Ne&xt Deal Number"), "", "Ctrl++", "Ctrl+=")
        self.next_deal.triggered.connect(lambda: session.next_deal(1))
        self.previous_deal = self._make(self.tr("Pre&vious Deal Number"), "", "Ctrl+-")
        self.previous_deal.triggered.connect(lambda: session.next_deal(-1))
        self.restart = self._make(self.tr("&Start This Deal Again"), "", "Ctrl+R")
        self.back_to_previous = self._make(
            self.tr("&Back to the Previous Deal"), "", "Ctrl+Shift+N"
        )
        self.back_to_previous.triggered.connect(session.back_to_previous)
        self.statistics = self._make(self.tr("S&tatistics…"), "", "Ctrl+I")
        self.open_game = self._make(self.tr("&Open Game…"), "", Keys.Open)
        self.save_as = self._make(self.tr("Save Game &As…"), "", "Ctrl+Shift+S")
        self.copy_deal = self._make(self.tr("Copy D&eal as Text"), "", Keys.Copy)
        self.copy_position = self._make(self.tr("Copy &Position as Text"), "", "Ctrl+Shift+C")
        self.paste = self._make(self.tr("Paste Dea&l or Position"), "", Keys.Paste)
        self.daily = self._make(self.tr("Deal of the Da&y"), "", "Ctrl+T")
        self.quit = self._make(self.tr("&Quit"), "", Keys.Quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_play(self) -> None:
        session = self._session
        self.undo = self._make(self.tr("&Undo"), "undo", Keys.Undo, "Ctrl+Z")
        self.redo = self._make(self.tr("&Redo"), "redo", "Ctrl+Shift+Z", "Ctrl+Y", Keys.Redo)
        self.undo.setIconText(self.tr("Undo"))
        self.redo.setIconText(self.tr("Redo"))
        self.to_the_deal = self._make(self.tr("Back to the &Deal"), "", "Home")
        self.deal_row = self._make(self.tr("Deal a R&ow"), "", "R")
        self.deal_row.triggered.connect(lambda: session.attempt(DEAL))
        self.redeal = self._make(self.tr("&Gather and Redeal"), "", "Shift+R")
        self.redeal.triggered.connect(lambda: session.attempt(REDEAL))
        self.peek = self._make(self.tr("&Peek at a Card"), "", "P")
        self.peek.setAutoRepeat(False)
        self.from_stock = self._make(self.tr("Deal a Row"), "deal-row")
        self.from_stock.triggered.connect(self._take_from_stock)

    def _make_help_in_play(self) -> None:
        self.back_to_won = self._make(self.tr("Back to Where It Was &Won"), "back-to-won", "Ctrl+B")
        self.where_won = self._make(self.tr("Whe&re Was It Won?"), "", "W")
        self.solution = self._make(self.tr("&Show Solution"), "", "Ctrl+L")
        self.solution.setCheckable(True)
        self.hint = self._make(self.tr("&Hint"), "hint", "S")
        self.hint.setIconText(self.tr("Hint"))
        self.play_up = self._make(self.tr("Play &Up What Is Safe"), "", "U")
        self.finish = self._make(self.tr("&Finish"), "finish", "Shift+U")
        self.verdict = Choice(
            self.tr("&Verdict"),
            {
                "always": self.tr("&Always"),
                "after the game": self.tr("After the &Game"),
                "never": self.tr("&Never"),
            },
            self,
        )
        self.by_itself = Choice(
            self.tr("Play Up by &Itself"),
            {
                "never": self.tr("&Never"),
                "safe": self.tr("When &Safe"),
                "everything": self.tr("&Everything"),
            },
            self,
        )

    def _make_view_and_help(self) -> None:
        self.history = self._make(self.tr("&History"), "history", "F9")
        self.tool_bar = self._make(self.tr("&Tool Bar"))
        self.status_line = self._make(self.tr("&Status Line"))
        self.counts = self._make(self.tr("&Clock and Moves"))
        self.full_screen = self._make(self.tr("&Full Screen"), "", Keys.FullScreen, "F11")
        for action in (
            self.history,
            self.tool_bar,
            self.status_line,
            self.counts,
            self.full_screen,
        ):
            action.setCheckable(True)
        self.rules = self._make("", "", Keys.HelpContents, "F1")
        self.about = self._make(self.tr("&About Patience Qt"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_looks(self) -> None:
        self.appearance = self._make(self.tr("&Appearance…"), "", "Ctrl+Shift+A")
        self.left_handed = self._make(self.tr("&Left-Handed Table"))
        self.letters = self._make(self.tr("Column Le&tters"))
        self.row_numbers = self._make(self.tr("&Row Numbers"))
        self.stands = {
            Stand.LARGER: self._make(self.tr("&Wherever Cards Are Larger")),
            Stand.ABOVE: self._make(self.tr("&Above")),
            Stand.BESIDE: self._make(self.tr("&Beside")),
        }
        group = QActionGroup(self)
        for action in self.stands.values():
            group.addAction(action)
        for action in (self.left_handed, self.letters, self.row_numbers, *self.stands.values()):
            action.setCheckable(True)

    def update(self) -> None:
        """Name and enable the actions as the game stands."""
        history, session = self._session.history, self._session
        at_table = self.is_at_table
        self.undo.setText(_named(self.tr("&Undo"), self.tr("&Undo: {move}"), history.undoText()))
        self.redo.setText(_named(self.tr("&Redo"), self.tr("&Redo: {move}"), history.redoText()))
        self.undo.setEnabled(at_table and history.canUndo())
        self.redo.setEnabled(at_table and history.canRedo())
        self.restart.setEnabled(at_table and history.canUndo())
        self.to_the_deal.setEnabled(at_table and history.canUndo())
        self.history.setEnabled(at_table)
        self.peek.setEnabled(at_table)
        goes_on = at_table and bool(session.position.moves)
        self.hint.setEnabled(goes_on)
        self.solution.setEnabled(goes_on)
        self.where_won.setEnabled(at_table and history.count() > 0)
        self.play_up.setEnabled(goes_on)
        self.back_to_previous.setEnabled(session.previous is not None)
        for action in (self.next_deal, self.previous_deal):
            action.setEnabled(session.deal is not None)
        self.copy_deal.setEnabled(session.deal is not None)
        self._update_stock()
        title = words.title(session.game)
        self.rules.setText(self.tr("&Rules of {game}").format(game=title))

    def _update_stock(self) -> None:
        """Show what belongs to games with a stock only in those."""
        position, is_at_table = self._session.position, self.is_at_table
        stock = position.table.piles.get(STOCK)
        self.row_numbers.setVisible(stock is not None)
        for action in (self.deal_row, self.redeal, self.from_stock):
            action.setVisible(stock is not None)
            action.setEnabled(stock is not None and is_at_table and not position.is_won)
        is_empty = stock is not None and not len(stock)
        self.from_stock.setText(self.tr("Redeal") if is_empty else self.tr("Deal a Row"))
        self.icons.dress(self.from_stock, "redeal" if is_empty else "deal-row")

    def _take_from_stock(self) -> None:
        """Deal a row, or redeal where none is left to deal."""
        stock = self._session.position.table[STOCK]
        self._session.attempt(DEAL if len(stock) else REDEAL)


def _sequences(keys: Iterable[Keys | str]) -> list[QKeySequence]:
    """Return the desktop's keys for standard commands and those that are written out, each once."""
    sequences = []
    for key in keys:
        more = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        sequences += [one for one in more if one not in sequences]
    return sequences


def _named(bare: str, named: str, move: str) -> str:
    """Return the text of undo or redo, with the *move* it concerns if there is one."""
    return named.format(move=move) if move else bare
