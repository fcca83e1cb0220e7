"""Light or dark: the colours of window and dialogs, where they shall not be the desktop's."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication


class Shade(StrEnum):
    """The colours to choose from."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_SCHEMES = {
    Shade.SYSTEM: Qt.ColorScheme.Unknown,
    Shade.LIGHT: Qt.ColorScheme.Light,
    Shade.DARK: Qt.ColorScheme.Dark,
}
_LIGHT, _DARK = QColor("#F2F1ED"), QColor("#2A2B2F")
_LINK, _LINK_ON_DARK = QColor("#1F5FA8"), QColor("#8AB8F0")
_FADED, _FADED_ON_DARK = QColor("#96979B"), QColor("#808389")
Role = QPalette.ColorRole


def colour_windows(shade: Shade) -> None:
    """Give all windows of the program the colours of *shade*, from now on.

    Where the desktop does not heed the wish, the palette is one of our own.
    """
    QApplication.setPalette(QPalette())
    QGuiApplication.styleHints().setColorScheme(_SCHEMES[shade])
    if shade is not Shade.SYSTEM and _is_dark(QGuiApplication.palette()) != (shade is Shade.DARK):
        QApplication.setPalette(_palette(dark=shade is Shade.DARK))


def _is_dark(palette: QPalette) -> bool:
    return palette.color(QPalette.ColorGroup.Active, Role.Window).lightness() < 128


def _palette(*, dark: bool) -> QPalette:
    palette = QPalette(_DARK if dark else _LIGHT)
    palette.setColor(Role.Link, _LINK_ON_DARK if dark else _LINK)
    faded = _FADED_ON_DARK if dark else _FADED
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    highlight = Role.Highlight
    palette.setColor(highlight, QGuiApplication.palette().color(highlight))
    return palette
