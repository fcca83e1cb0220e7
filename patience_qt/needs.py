"""What the window needs of the system, and a sentence for each thing that is not there."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PYSIDE = "PySide6-Essentials>=6.10,<6.12"
"""What pip is to install."""
PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""The libraries that Qt loads, and Debian's package of each."""
_SELDOM_MISSED = {
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""More of them, which are named only where Qt asks for them."""

_OLDEST, _LOSES_NONE = (6, 10), (6, 12)
_PIP = f'type “python -m pip install "{PYSIDE}"” to install'
_MISSING = re.compile(r"(\S+\.so\S*): cannot open shared object file")


class NoWindowError(Exception):
    """No window can be opened; the message is one plain sentence that says what to do."""


@contextmanager
def qt_imported() -> Iterator[None]:
    """Let Qt be imported within; raise NoWindowError where that fails or brings a wrong one."""
    try:
        yield
    except ImportError as error:
        _check_version()
        raise NoWindowError(_why(error)) from error
    except AttributeError:
        _check_version()
        raise
    _check_version()


def _check_version() -> None:
    qt = sys.modules.get("PySide6")
    version: tuple[int, ...] = getattr(qt, "__version_info__", _OLDEST)
    if version < _OLDEST:
        fault = "is too old"
    elif version >= _LOSES_NONE and sys.version_info < (3, 12):
        fault = "aborts under Python 3.11"
    else:
        return
    found = ".".join(map(str, version[:3]))
    raise NoWindowError(f"PySide6 {found} {fault}: {_PIP} another.")


def _why(error: ImportError) -> str:
    if library := missing_library(error):
        return lacking(library)
    if error.name == "PySide6":
        return f"PySide6, which draws the window, is not installed: {_PIP} it."
    return f"Patience Qt is not wholly installed ({error}): install it again."


def missing_library(error: Exception) -> str | None:
    """Return the library that could not be loaded, where *error* says so."""
    # In the bundle, what the system said is the cause of what PyInstaller says.
    match = _MISSING.match(str(error.__cause__ or error))
    return match[1] if match else None


def lacking(library: str) -> str:
    """Return the sentence that *library*, and whatever else Qt needs, is not on this system."""
    libraries = [library, *(name for name in PACKAGES if name != library and not _loads(name))]
    known = PACKAGES | _SELDOM_MISSED
    packages = " ".join(known[name] for name in libraries if name in known)
    advice = f"; on Debian or Ubuntu, “sudo apt install {packages}” brings them" if packages else ""
    return f"Qt needs libraries that are missing here: {', '.join(libraries)}{advice}."


def _loads(library: str) -> bool:
    from ctypes import CDLL

    try:
        CDLL(library)
    except OSError:
        return False
    return True
