"""An unexpected fault never ends the game: it is written down, and a report of it is offered."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from patience_qt.engine.notation import write_groups

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtWidgets import QMessageBox

    from patience_qt.ui.window import MainWindow

_LARGEST, _OLDER = 400_000, 1
"""Bytes of a log, and how many older ones are kept."""
_MOST = 50
"""Faults written down in one run: one that repeats itself must not fill the disk."""
_PATH = re.compile(r"(?:[A-Za-z]:)?(?:[\\/][^\\/\s'\"<>|:]+){2,}")


class Faults(QObject):
    """Hears of every fault that nobody else takes care of, while *window* lives."""

    _happened = Signal(str)

    def __init__(self, window: MainWindow, log: Path) -> None:
        """Write faults into the file *log*."""
        super().__init__(window.narrator)
        self._window, self._log = window, log
        self._told: set[str] = set()
        self._number = 0
        self.dialog: QMessageBox | None = None
        self._happened.connect(self._offer, Qt.ConnectionType.QueuedConnection)

    def take_over(self) -> None:
        """Be told of faults instead of the terminal alone."""
        sys.excepthook = self.hear

    def hear(
        self, kind: type[BaseException], fault: BaseException, where: TracebackType | None
    ) -> None:
        """Write *fault* down, and offer a report where it is a new one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        # What only a fault needs, no start waits for.
        import traceback

        text = "".join(traceback.format_exception(kind, fault, where))
        print(text, file=sys.stderr or sys.__stderr__)
        self._number += 1
        if self._number <= _MOST:
            self._write(text)
        lines = traceback.extract_tb(where)
        place = f"{kind.__name__} {lines[-1].filename}:{lines[-1].lineno}" if lines else str(kind)
        if place not in self._told:
            self._told.add(place)
            self._happened.emit(text)

    def _write(self, text: str) -> None:
        import logging
        from logging.handlers import RotatingFileHandler

        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(
                self._log, maxBytes=_LARGEST, backupCount=_OLDER, encoding="utf-8"
            )
        except OSError:
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        handler.handle(
            logging.LogRecord("faults", logging.ERROR, "", 0, without_names(text), None, None)
        )
        handler.close()

    def _offer(self, text: str) -> None:
        """Say that something went wrong, and offer to copy a report."""
        if self.dialog:
            return
        from PySide6.QtGui import QGuiApplication
        from PySide6.QtWidgets import QMessageBox

        box = self.dialog = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setModal(False)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Patience Qt"))
        box.setText(self.tr("Something went wrong in Patience Qt. Your game is safe; play on."))
        box.setInformativeText(
            self.tr("A report without your name helps to mend it: copy it and send it to us.")
        )
        copy = box.addButton(self.tr("Copy Report"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Close)
        report = self.report(text)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        box.destroyed.connect(self._closed)
        box.show()

    def _closed(self) -> None:
        self.dialog = None

    def report(self, text: str) -> str:
        """Return version, game, deal, moves and *text*, without names and paths of the player."""
        from patience_qt.ui.about import details

        kept = self._window.session.kept()
        moves = write_groups(each.moves for each in kept.transitions)
        return without_names(
            f"{details()}\n{kept.game.key} {kept.deal or ''}\n"
            f"moves: {moves}\nplayed: {kept.index}\n\n{text}"
        )


def without_names(text: str) -> str:
    """Return *text* with only the last part of every path, and without the player's name."""
    text = _PATH.sub(lambda path: _last(path[0]), text)
    try:
        home = Path.home().name
    except RuntimeError:
        home = ""
    names = {home, os.environ.get("USER", ""), os.environ.get("USERNAME", "")}
    for name in names - {"", "root", "user", "home"}:
        text = re.sub(rf"(?i)\b{re.escape(name)}\b", "…", text)
    return text


def _last(path: str) -> str:
    """Return the part of *path* that lies in this program, or its last part."""
    parts = re.split(r"[\\/]", path)
    if "patience_qt" in parts:
        return "/".join(parts[parts.index("patience_qt") :])
    return f"…/{parts[-1]}"
