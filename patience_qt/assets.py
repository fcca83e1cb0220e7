"""Where the pictures and the pages lie."""

from __future__ import annotations

from pathlib import Path

from patience_qt.needs import NoWindowError

_PACKAGE = Path(__file__).resolve().parent


def folder(package: Path = _PACKAGE) -> Path:
    """Return the folder of the assets: inside the installed *package*, or beside it in a checkout.

    The wheel and the bundle put it inside.  Raise NoWindowError where it is in neither place.
    """
    for place in (package, package.parent):
        if (place / "assets" / "cards").is_dir():
            return place / "assets"
    raise NoWindowError(
        f"The pictures of the cards are missing from {package}: install Patience Qt again."
    )
