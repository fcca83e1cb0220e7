"""Whether there is a display to open a window on: without one, Qt would abort."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from patience_qt.engine.notation import quoted
from patience_qt.needs import NoWindowError, lacking, missing_library

_ADVICE = (
    "start Patience Qt on a desktop, or type “patience-qt demo” to have a deal played "
    "into a picture."
)
_NONE = f"There is no display to open a window on; {_ADVICE}"
_NAMED_BY = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""The platforms that need a display, and the variable that names it."""
_PLUGIN_PATHS = ("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH")
_XCB = "libxcb.so.1"


def check_named() -> None:
    """Raise NoWindowError where nothing names a display; costs nothing, so it comes first."""
    if sys.platform == "linux" and not _platforms():
        raise NoWindowError(_NONE)


def check_reached() -> None:
    """Raise NoWindowError where Qt, which must have been imported, could open no window."""
    faults = []
    for platform in _platforms() if sys.platform == "linux" else ():
        if not (fault := _fault(platform)):
            return
        faults.append(fault)
    if faults:
        raise NoWindowError(faults[0])


def _platforms() -> list[str]:
    """Return the platforms that Qt may use: of those asked for or usual, those with a display."""
    asked = os.environ.get("QT_QPA_PLATFORM")
    # What follows a colon sets the platform up; what follows a hyphen is one way to draw on it.
    names = re.findall(r"(?:^|;)([^:;-]*)", asked) if asked else [*_NAMED_BY]
    return [name for name in names if name not in _NAMED_BY or os.environ.get(_NAMED_BY[name])]


def _fault(platform: str) -> str | None:
    """Return the sentence that says why *platform* cannot be used, or None where it can."""
    if platform not in _NAMED_BY:
        return _unknown_fault(platform)
    if fault := _plugin_fault(platform):
        return fault
    if _x_answers() if platform == "xcb" else _wayland_answers():
        return None
    return f"The display {quoted(os.environ[_NAMED_BY[platform]])} cannot be opened; {_ADVICE}"


def _plugins() -> Path:
    """Return the folder of Qt's plugins; a distribution's own PySide6 keeps them elsewhere."""
    return Path(sys.modules["PySide6"].__path__[0], "Qt", "plugins", "platforms")


def _unknown_fault(platform: str) -> str | None:
    """Return the sentence that Qt has no plugin for *platform*, or None where it may have one."""
    known = {plugin.stem.removeprefix("libq") for plugin in _plugins().glob("libq*.so")}
    if not known or platform in known or any(map(os.environ.get, _PLUGIN_PATHS)):
        return None
    names = ", ".join(sorted(known))
    return f"Qt knows no platform {quoted(platform)}: set QT_QPA_PLATFORM to one of {names}."


def _plugin_fault(platform: str) -> str | None:
    """Return why Qt's plugin for *platform* cannot be loaded, or None."""
    from ctypes import CDLL

    plugin = _plugins() / f"libq{platform}.so"
    if not plugin.exists():
        return None
    try:
        CDLL(str(plugin))
    except OSError as error:
        library = missing_library(error)
        return lacking(library) if library else f"Qt cannot open a window here ({error})."
    return None


def _x_answers() -> bool:
    """Tell whether the X server that DISPLAY names can be reached."""
    from ctypes import CDLL, c_void_p

    xcb = CDLL(_XCB)
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    has_failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not has_failed


def _wayland_answers() -> bool:
    """Tell whether the socket that WAYLAND_DISPLAY names is there."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return Path(folder, os.environ["WAYLAND_DISPLAY"]).is_socket()
