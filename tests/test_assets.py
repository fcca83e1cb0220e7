"""The pictures are found from wherever the program is started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patience_qt import assets
from patience_qt.needs import NoWindowError

CHECKOUT = Path(__file__).parents[1]


def test_the_assets_of_a_checkout_are_found_from_another_folder(tmp_path: Path) -> None:
    code = "from patience_qt import assets; print(assets.folder())"
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()) == CHECKOUT / "assets"


def test_an_installed_package_holds_its_assets(tmp_path: Path) -> None:
    (tmp_path / "assets" / "cards").mkdir(parents=True)
    inside = tmp_path / "patience_qt" / "assets"
    (inside / "cards").mkdir(parents=True)
    assert assets.folder(tmp_path / "patience_qt") == inside


def test_missing_assets_are_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoWindowError, match=r"^The pictures .* are missing from .*\.$"):
        assets.folder(tmp_path)
