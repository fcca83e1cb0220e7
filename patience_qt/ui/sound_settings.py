"""Settings whose file may have been damaged: defaults then, and the file is kept aside."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

from patience_qt.store.files import copy_aside, set_aside
from patience_qt.ui.settings import Settings

LARGEST = 200_000
"""So many bytes our settings never have; Qt takes its time over more, whatever they say."""


def sound_settings(file: Path | None = None) -> Settings:
    """Return the settings in *file*, or where the desktop keeps them."""
    # Before Qt is told of the file, for it reads all of it at once.
    _set_aside_if_large(file or usual_file())
    settings = Settings(QSettings(str(file), QSettings.Format.IniFormat) if file else None)
    path = Path(settings.store.fileName())
    if _is_damaged(path):
        copy_aside(path)
        settings.store.clear()
        settings.store.sync()
    return settings


def usual_file() -> Path:
    """Return the file of the settings where the desktop keeps them in one, read or not."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    app = QCoreApplication
    return Path(folder) / app.organizationName() / f"{app.applicationName()}.conf"


def _set_aside_if_large(path: Path) -> None:
    with suppress(OSError):
        if path.stat().st_size > LARGEST:
            set_aside(path)


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
