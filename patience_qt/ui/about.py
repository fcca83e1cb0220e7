"""What this program is."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QWidget

from patience_qt import __version__

_ICON = 96


class About(QDialog):
    """Names the program, its version and its licence."""

    def __init__(self, parent: QWidget) -> None:
        """Be deleted when closed."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Patience Qt"))
        picture = QLabel()
        size, ratio = QSize(_ICON, _ICON), self.devicePixelRatioF()
        picture.setPixmap(QGuiApplication.windowIcon().pixmap(size, ratio))
        text = QLabel(
            self.tr(
                "<h2>Patience Qt</h2>"
                "<p>Version {version}</p>"
                "<p>Babette and the Baker's Dozen family, played by their oldest rules.</p>"
            ).format(version=__version__)
        )
        more = QLabel(
            self.tr(
                "The cards were drawn for this program. It is free software under the MIT "
                "licence. Your games stay on this computer; the program never uses the network."
            )
        )
        for label in (text, more):
            label.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(24, 20, 24, 20)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(16)
        grid.addWidget(picture, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, 0, 1)
        grid.addWidget(more, 1, 0, 1, 2)
        grid.addWidget(self._buttons(), 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self.setMinimumWidth(440)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = box.addButton(self.tr("Copy Details"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details()))
        box.rejected.connect(self.reject)
        return box


def details() -> str:
    """Return what a report of a fault should say about the program and its surroundings."""
    return (
        f"Patience Qt {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}, {QGuiApplication.platformName()}"
    )
