"""The pictures in assets/cards are those that the generator draws, byte for byte."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from assets.draw import __main__ as command
from tests.art.paint import PICTURES

CHECKOUT = Path(__file__).parents[2]
ELSEWHERE = """
import hashlib, sys
from assets.draw.deck import pictures
text = "".join(name + text for name, text in pictures())
print(hashlib.sha256(text.encode("utf-8")).hexdigest())
print([name for name in sys.modules if name.startswith(("PySide6", "patience_qt"))])
"""


def test_the_pictures_kept_are_those_drawn_and_no_others() -> None:
    drawn = {name: text.encode("utf-8") for name, text in PICTURES.items()}
    kept = {
        file.relative_to(command.CARDS).as_posix(): file.read_bytes()
        for file in command.CARDS.rglob("*")
        if file.is_file()
    }
    assert sorted(kept) == sorted(drawn)
    assert [name for name in drawn if kept[name] != drawn[name]] == []


def test_another_process_draws_the_same_without_qt_and_without_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    text = "".join(name + text for name, text in PICTURES.items())
    here = hashlib.sha256(text.encode("utf-8")).hexdigest()
    assert done.stdout.split("\n")[:2] == [here, "[]"]


def test_only_what_has_changed_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "pictures", lambda: iter(PICTURES.items()))
    assert command.write(tmp_path) == list(PICTURES)
    assert command.write(tmp_path) == []
    (tmp_path / "icon.svg").write_text("spoilt", encoding="utf-8")
    assert command.write(tmp_path) == ["icon.svg"]
