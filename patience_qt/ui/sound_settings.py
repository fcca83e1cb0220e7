"""Settings whose file may have been damaged: defaults then, and the file is kept aside."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from patience_qt.store.files import copy_aside
from patience_qt.ui.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings


def sound_settings(store: QSettings | None = None) -> Settings:
    """Return the settings in *store*, or where the desktop keeps them."""
    settings = Settings(store)
    path = Path(settings.store.fileName())
    if _is_damaged(path):
        copy_aside(path)
        settings.store.clear()
        settings.store.sync()
    return settings


def _is_damaged(path: Path) -> bool:
    """Tell whether *path* is a file, but no text: Qt itself never complains of one."""
    try:
        content = path.read_bytes()
        content.decode("utf-8")
    except UnicodeDecodeError:
        return True
    except OSError:
        # There is none yet, or the desktop keeps settings elsewhere.
        return False
    return b"\0" in content
