"""The demonstration: a winning line is played off screen, and a picture of the table is left."""

from __future__ import annotations

from PySide6.QtCore import QSize

PICTURE = QSize(1280, 800)
