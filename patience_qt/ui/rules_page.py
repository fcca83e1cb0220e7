"""The rules of a game, to be read beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from patience_qt import assets
from patience_qt.ui import words

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant

_SIZE = 600, 640


def page(key: str) -> str:
    """Return the rules of the game *key* as Markdown; raise OSError where there are none."""
    return (assets.folder() / "rules" / f"{key}.md").read_text(encoding="utf-8")


class RulesPage(QDialog):
    """Shows one page of the rule book; play goes on beside it."""

    def __init__(self, parent: QWidget) -> None:
        """Be empty."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Dialog)
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(False)
        self.text.document().setDocumentMargin(16)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(self.text)
        rows.addWidget(buttons)
        room = self.screen().availableSize()
        self.resize(min(_SIZE[0], room.width() - 40), min(_SIZE[1], room.height() - 80))

    def open_at(self, game: Variant) -> None:
        """Show the rules of *game*."""
        title = self.tr("Rules of {game}").format(game=words.title(game))
        if title != self.windowTitle():
            self.setWindowTitle(title)
            self.text.setMarkdown(page(game.key))
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()
