"""The dialog that asks for a file of the player's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from patience_qt.ui.settings import Settings


def file_dialog(parent: QWidget, title: str, settings: Settings) -> QFileDialog:
    """Return a dialog in the folder chosen last, at first in that for documents.

    The folder in which the program was started has nothing to do with the player's files.
    """
    dialog = QFileDialog(parent, title, _folder(settings))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def remember(chosen: str) -> None:
        settings.folder = str(Path(chosen).parent)

    dialog.fileSelected.connect(remember)
    return dialog


def _folder(settings: Settings) -> str:
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    for folder in filter(None, (settings.folder, documents)):
        if Path(folder).is_dir():
            return folder
    return QDir.homePath()
