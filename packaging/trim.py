"""Which of the files that PyInstaller finds the bundle can do without."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from pathlib import Path

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: place in the bundle, place on this machine, kind."""

_UNWANTED = re.compile(
    r"""
      # Devices, protocols and platforms other than an X11 or Wayland desktop and off screen.
      plugins/(tls|networkinformation|generic|egldeviceintegrations|xcbglintegrations
               |printsupport|sqldrivers|qmltooling|vectorimageformats)/
    | plugins/platforms/libq(eglfs|linuxfb|minimal|minimalegl|vnc|vkkhrdisplay)\.
    | plugins/platforminputcontexts/libqtvirtual
    | plugins/wayland-graphics-integration-client/
    | plugins/wayland-shell-integration/lib(ivi|qt-shell|fullscreen|wl-shell)
    | libQt6(Network|OpenGL|EglFS|EglFs|WlShell)
      # GTK and some twenty-five libraries behind it, for the colours of one desktop.
    | plugins/platformthemes/libqgtk3
      # Pictures in formats that the program has none of; PNG is part of Qt itself.
    | plugins/imageformats/libq(gif|icns|ico|jpeg|pdf|tga|tiff|wbmp|webp)\.
      # Qt's own words in other languages: the program speaks English.
    | PySide6/Qt/translations/
    """,
    re.VERBOSE,
)


def is_wanted(name: str) -> bool:
    """Tell whether the file of that place in the bundle may be of use."""
    return _UNWANTED.search(name) is None


def still_needed(binaries: list[Entry]) -> list[Entry]:
    """Return those *binaries* that the program loads, or that one of these is linked to."""
    by_name = defaultdict(list)
    for entry in binaries:
        by_name[Path(entry[0]).name].append(entry)
    to_do = [entry for entry in binaries if _is_loaded_by_name(entry)]
    kept: dict[str, Entry] = {}
    while to_do:
        entry = to_do.pop()
        if entry[0] not in kept:
            kept[entry[0]] = entry
            to_do += [other for name in _linked_to(entry[1]) for other in by_name[name]]
    return list(kept.values())


def _is_loaded_by_name(entry: Entry) -> bool:
    """Tell plugins, extension modules and Python itself from libraries that others link to."""
    place, _, kind = entry
    return kind == "EXTENSION" or any(
        sign in place for sign in ("plugins/", ".abi3.so", "lib-dynload", "libpython")
    )


def _linked_to(library: str) -> list[str]:
    """Return the names of the libraries that *library* is linked to."""
    told = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True)
    return re.findall(r"^\s+NEEDED\s+(\S+)", told.stdout, re.MULTILINE)
