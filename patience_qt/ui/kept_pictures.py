"""Pictures kept from one start to the next, so that a start draws no card anew.

All cards of one size lie in one image, which names them in its text.  The folder is a cache: it may
vanish or be spoilt at any time, and nothing is lost but the time to draw.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QSaveFile, QStandardPaths
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Mapping

_ACROSS = 13
_NAMES = "cards"
_SIZES_KEPT = 3
_LOOSE = 30
"""How hard PNG packs, of 100: quick to write and to read."""


def cache_folder() -> Path:
    """Return where the desktop lets programs keep what can be made again."""
    kind = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(kind))


def load(folder: Path, key: str, ratio: float) -> dict[str, QPixmap]:
    """Return the pictures kept in *folder* under *key*; none where there are none."""
    sheet = QImage(str(_file(folder, key)))
    names = sheet.text(_NAMES).split()
    if sheet.isNull() or not names:
        return {}
    whole = QPixmap.fromImage(sheet)
    width, height = sheet.width() // _ACROSS, sheet.height() // -(-len(names) // _ACROSS)
    pictures = {}
    for number, name in enumerate(names):
        row, column = divmod(number, _ACROSS)
        picture = whole.copy(QRect(column * width, row * height, width, height))
        picture.setDevicePixelRatio(ratio)
        pictures[name] = picture
    return pictures


def keep(folder: Path, key: str, pictures: Mapping[str, QPixmap]) -> None:
    """Keep *pictures*, which are all of one size, in *folder* under *key*; a few sizes are kept."""
    size = next(iter(pictures.values())).size()
    rows = -(-len(pictures) // _ACROSS)
    sheet = QImage(size.width() * _ACROSS, size.height() * rows, QImage.Format.Format_ARGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    for number, picture in enumerate(pictures.values()):
        row, column = divmod(number, _ACROSS)
        place = QRect(column * size.width(), row * size.height(), size.width(), size.height())
        painter.drawPixmap(place, picture, picture.rect())
    painter.end()
    sheet.setText(_NAMES, " ".join(pictures))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _forget(folder)
    except OSError:
        return
    file = QSaveFile(str(_file(folder, key)))
    if file.open(QSaveFile.OpenModeFlag.WriteOnly):
        writer = QImageWriter(file, QByteArray(b"png"))
        writer.setCompression(_LOOSE)
        if writer.write(sheet):
            file.commit()


def _file(folder: Path, key: str) -> Path:
    return folder / f"cards-{key}.png"


def _forget(folder: Path) -> None:
    """Delete the oldest sizes, so that there is room for one more."""
    sheets = sorted(folder.glob("cards-*.png"), key=lambda sheet: sheet.stat().st_mtime)
    for sheet in sheets[: 1 - _SIZES_KEPT]:
        sheet.unlink()
