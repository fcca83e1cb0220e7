"""What is kept between two starts may vanish or be spoilt; it is used where it is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QImage

from patience_qt.ui import kept_pictures
from patience_qt.ui.deck_figures import CLASSIC, LARGE
from patience_qt.ui.rendering import Form

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SIZE = QSize(6, 8)


def pictures(count: int) -> dict[str, QImage]:
    """Return pictures in different colours."""
    made = {}
    for number in range(count):
        image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(number * 4, 100, 50, 255))
        made[f"picture{number}"] = image
    return made


def loaded(sheet: Path, size: QSize = SIZE) -> dict[str, QImage]:
    """Return the pictures on *sheet*, each by itself."""
    image, parts = kept_pictures.load(sheet, size, 1.0)
    return {name: image.copy(part) for name, part in parts.items()}


@pytest.mark.parametrize("count", [1, 13, 14, 53])
def test_pictures_come_back_as_they_were(tmp_path: Path, count: int) -> None:
    sheet = tmp_path / "deeper" / "cards-x.sheet"
    kept_pictures.keep(sheet, pictures(count))
    assert loaded(sheet) == pictures(count)


def test_nothing_kept_is_no_fault(tmp_path: Path) -> None:
    assert loaded(tmp_path / "cards-x.sheet") == {}


@pytest.mark.parametrize("spoilt", [b"", b"no picture"])
def test_a_spoilt_sheet_is_passed_over(tmp_path: Path, spoilt: bytes) -> None:
    sheet = tmp_path / "cards-x.sheet"
    sheet.write_bytes(spoilt)
    assert loaded(sheet) == {}


@pytest.mark.parametrize("change", [lambda whole: whole[:-1], lambda whole: whole + b"0"])
def test_a_sheet_with_too_few_or_too_many_pixels_is_passed_over(
    tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    sheet = tmp_path / "cards-x.sheet"
    kept_pictures.keep(sheet, pictures(5))
    sheet.write_bytes(change(sheet.read_bytes()))
    assert loaded(sheet) == {}


def test_a_sheet_of_another_size_is_passed_over(tmp_path: Path) -> None:
    sheet = tmp_path / "cards-x.sheet"
    kept_pictures.keep(sheet, pictures(5))
    assert loaded(sheet, QSize(7, 8)) == {}


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept_pictures.keep(tmp_path / "file" / "cards-x.sheet", pictures(2))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_only_a_few_sheets_stay(tmp_path: Path) -> None:
    for name in "abcdef":
        kept_pictures.keep(tmp_path / f"cards-{name}.sheet", pictures(2))
    left = {path.name for path in tmp_path.iterdir()}
    assert len(left) == 3
    assert "cards-f.sheet" in left


def test_each_form_has_a_sheet_of_its_own(tmp_path: Path) -> None:
    forms = [
        Form(QSizeF(50, 70), 1.0, CLASSIC),
        Form(QSizeF(50, 70), 2.0, CLASSIC),
        Form(QSizeF(100, 140), 1.0, CLASSIC),
        Form(QSizeF(50, 70), 1.0, LARGE),
    ]
    assert len({kept_pictures.sheet_of(tmp_path, form) for form in forms}) == len(forms)
