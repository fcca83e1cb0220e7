"""Pictures kept from one start to the next, so that a start draws no card anew.

All cards of one form and the marks of places lie on one sheet: a line with their names, then the
pixels as they are drawn, for unpacking them would cost as much as drawing some.  The folder is a
cache: it may vanish or be spoilt at any time, and nothing is lost but the time to draw.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QStandardPaths
from PySide6.QtGui import QImage, QPainter

from patience_qt import __version__
from patience_qt.assets import folder as assets_folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QSize

    from patience_qt.ui.rendering import Form

_ACROSS = 13
_SHEETS_KEPT = 3
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
"""How pixels are drawn fastest, and so how they are kept."""


def cache_folder() -> Path:
    """Return where the desktop lets programs keep what can be made again."""
    kind = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(kind))


def sheet_of(folder: Path, form: Form) -> Path:
    """Return the file in *folder* for cards of that *form*, named after all they depend on."""
    pixels, figures = form.pixels, form.figures.folder
    changed = round((assets_folder() / "cards" / figures).stat().st_mtime)
    size = f"{pixels.width()}x{pixels.height()}-{form.ratio:g}"
    look = "-".join([figures, *(part.name for part in form.appearance)])
    return folder / f"cards-{look}-{size}-{__version__}-{changed}.sheet"


def load(file: Path, size: QSize, ratio: float) -> tuple[QImage, dict[str, QRect]]:
    """Return the sheet *file*, and where on it each picture of that *size* in pixels lies."""
    try:
        with file.open("rb") as stream:
            first = stream.readline()
            on_sheet = _names_in(first)
            whole = _whole(size, len(on_sheet))
            length = len(first) + 4 * whole.width() * whole.height()
            if not on_sheet or file.stat().st_size != length:
                return QImage(), {}
            sheet = QImage(whole, _FORMAT)
            stream.readinto(sheet.bits())
    except OSError:
        return QImage(), {}
    sheet.setDevicePixelRatio(ratio)
    return sheet, {name: _place(number, size) for number, name in enumerate(on_sheet)}


def keep(file: Path, pictures: Mapping[str, QImage]) -> None:
    """Keep *pictures*, all of one size, on the sheet *file*; a few older sheets stay beside it."""
    size = next(iter(pictures.values())).size()
    sheet = QImage(_whole(size, len(pictures)), _FORMAT)
    sheet.fill(0)
    with QPainter(sheet) as painter:
        for number, picture in enumerate(pictures.values()):
            painter.drawImage(_place(number, size), picture, picture.rect())
    first = " ".join(pictures).encode("ascii") + b"\n"
    unfinished = file.with_suffix(".new")
    # Where this fails, the next start draws the cards again.
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        _forget(file.parent)
        unfinished.write_bytes(first + bytes(sheet.constBits()))
        unfinished.replace(file)


def _names_in(first: bytes) -> list[str]:
    return first.decode("ascii", "ignore").split()


def _whole(size: QSize, count: int) -> QSize:
    """Return the size of a sheet with *count* pictures."""
    return QRect(0, 0, size.width() * _ACROSS, size.height() * -(-count // _ACROSS)).size()


def _place(number: int, size: QSize) -> QRect:
    """Return where a picture lies on its sheet."""
    row, column = divmod(number, _ACROSS)
    return QRect(column * size.width(), row * size.height(), size.width(), size.height())


def _forget(folder: Path) -> None:
    """Delete the oldest sheets, so that there is room for one more."""
    sheets = sorted(folder.glob("cards-*.sheet"), key=lambda sheet: sheet.stat().st_mtime)
    for sheet in sheets[: 1 - _SHEETS_KEPT]:
        sheet.unlink(missing_ok=True)
