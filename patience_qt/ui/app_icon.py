"""The program's icon, with a drawing of its own where there are few pixels."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImageReader, QPixmap

from patience_qt.assets import folder

SIZES = {16: "icon-16", 24: "icon-24", 32: "icon", 48: "icon", 64: "icon", 128: "icon"}
"""The sizes that desktops ask for, and which drawing each of them has."""


def app_icon() -> QIcon:
    """Return the icon in all its sizes."""
    icon = QIcon()
    for size, name in SIZES.items():
        reader = QImageReader(str(folder() / "cards" / f"{name}.svg"), b"svg")
        reader.setScaledSize(QSize(size, size))
        icon.addPixmap(QPixmap.fromImage(reader.read()))
    return icon
