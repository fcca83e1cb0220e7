"""Saving a game in a file of the player's own, and opening one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication

from patience_qt.engine.notation import NotationError
from patience_qt.store.files import copy_aside, write_whole
from patience_qt.store.journal import read_running
from patience_qt.store.saves import write
from patience_qt.store.sharing import deal_text, read_shared, seen
from patience_qt.store.texts import read_text
from patience_qt.ui import words
from patience_qt.ui.figures import moves
from patience_qt.ui.message import Message
from patience_qt.ui.saved import kept_game, record_of

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent
    from PySide6.QtWidgets import QFileDialog

    from patience_qt.ui.window import MainWindow

_TOLD = 20.0


class GameFiles(QObject):
    """Does what the menu offers with files and the clipboard, and takes files that are dropped.

    The game on the table is never lost by it: Back to the Previous Deal brings it back.
    """

    def __init__(self, window: MainWindow) -> None:
        """Serve *window*."""
        super().__init__(window.narrator)
        self._window, self._session = window, window.session
        act = window.act
        act.save_as.triggered.connect(self.ask_where)
        act.open_game.triggered.connect(self.ask_which)
        act.copy_deal.triggered.connect(self.copy_deal)
        act.copy_position.triggered.connect(self.copy_position)
        act.paste.triggered.connect(self.paste)
        window.setAcceptDrops(True)
        window.view.setAcceptDrops(False)
        window.view.viewport().setAcceptDrops(False)
        window.installEventFilter(self)

    def ask_where(self) -> None:
        """Ask for a name, and save the game there."""
        dialog = self._dialog(self.tr("Save Game As"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        session = self._session
        name = words.title(session.game) + (f" {session.deal}" if session.deal else "")
        dialog.selectFile(f"{name}.json")
        dialog.fileSelected.connect(lambda chosen: self.save(Path(chosen)))
        dialog.open()

    def ask_which(self) -> None:
        """Ask for a saved game, and open it."""
        dialog = self._dialog(self.tr("Open Game"))
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda chosen: self.open(Path(chosen)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        from patience_qt.ui.file_dialog import file_dialog

        dialog = file_dialog(self._window, title, self._window.settings)
        dialog.setNameFilters([self.tr("Saved games (*.json)"), self.tr("All files (*)")])
        return dialog

    def save(self, path: Path) -> None:
        """Save the game in *path*."""
        try:
            write_whole(path, write(record_of(self._session.kept())))
        except OSError as error:
            text = self.tr("“{name}” cannot be written ({reason}). The game goes on.")
            self._say(text.format(name=path.name, reason=error.strerror), icon="lost")
        else:
            self._say(self.tr("Saved as “{name}”.").format(name=path.name))

    def open(self, path: Path) -> None:
        """Open the game saved in *path*; of a damaged one what can be read, told in a sentence."""
        try:
            record, fault = read_running(read_text(str(path)))
            kept = kept_game(record)
        except NotationError as error:
            self._say(str(error), icon="lost")
            return
        self._session.take_up(kept)
        if fault:
            text = self.tr("Only {moves} of “{name}” can be read. {copy}")
            readable, copy = moves(len(record.moves)), self._copied(path)
            self._say(text.format(moves=readable, name=path.name, copy=copy), icon="lost")
        else:
            self._say(self.tr("Opened “{name}”.").format(name=path.name))

    def _copied(self, path: Path) -> str:
        """Keep a copy of a damaged file beside it, and say where."""
        copy = copy_aside(path)
        return self.tr("It is kept as “{name}”.").format(name=copy.name) if copy else ""

    def copy_deal(self) -> None:
        """Copy the name of the deal."""
        session = self._session
        if session.deal is not None:
            text = deal_text(session.game, session.deal)
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("Copied: {text}").format(text=text))

    def copy_position(self) -> None:
        """Copy the position as the player sees it."""
        session = self._session
        QGuiApplication.clipboard().setText(seen(session.game, session.position.table))
        self._say(self.tr("The position is copied as text."))

    def paste(self) -> None:
        """Lay out the deal, the position or the saved game that the clipboard holds."""
        try:
            record = read_shared(QGuiApplication.clipboard().text(), self._session.game)
            kept = kept_game(record)
        except NotationError as error:
            self._say(str(error), icon="lost")
        else:
            self._session.take_up(kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that is dropped on the window."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return self._dragged(event)
        return super().eventFilter(watched, event)

    def _dragged(self, event: QEvent) -> bool:
        """Take the file that *event* brings, or say that it would be taken."""
        from PySide6.QtGui import QDropEvent

        path = _file(event) if isinstance(event, QDropEvent) else None
        if isinstance(event, QDropEvent) and path:
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.open(path)
        return path is not None or event.type() == QEvent.Type.Drop

    def _say(self, text: str, *, icon: str = "") -> None:
        self._window.status_line.say(Message(text, icon=icon), _TOLD)


def _file(event: QDropEvent) -> Path | None:
    """Return the one file that is being dragged."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
