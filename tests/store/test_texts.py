"""Text from files."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from patience_qt.store.texts import MissingFileError, ReadError, read_text

if TYPE_CHECKING:
    from pathlib import Path


def refusal(name: Path | str) -> str:
    with pytest.raises(ReadError) as caught:
        read_text(str(name))
    return str(caught.value)


def test_text_is_read_with_or_without_a_mark(tmp_path: Path) -> None:
    for content in ("“AC”\n".encode(), "“AC”\n".encode("utf-8-sig")):
        (tmp_path / "f").write_bytes(content)
        assert read_text(str(tmp_path / "f")) == "“AC”\n"


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(MissingFileError) as caught:
        read_text("nothing")
    assert str(caught.value) == "There is no file “nothing”."


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"“{tmp_path}” is a folder, not a file."


def test_other_encodings(tmp_path: Path) -> None:
    for content in ("AC".encode("utf-16"), b"\xe9", bytes(range(256))):
        (tmp_path / "f").write_bytes(content)
        assert refusal(tmp_path / "f") == f"The file “{tmp_path / 'f'}” is not text in UTF-8."


def test_a_file_that_is_far_too_long(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b" " * 4_000_001)
    assert refusal(tmp_path / "f") == f"The file “{tmp_path / 'f'}” is too long to be a game."


def test_a_name_that_no_file_can_have() -> None:
    assert refusal("a\0b").startswith("The file “a?b” cannot be read: ")
    assert refusal("x" * 5000).startswith("The file “xxx")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "f").touch(mode=0)
    assert "cannot be read: Permission denied." in refusal(tmp_path / "f")


def test_no_standard_input_is_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert read_text("-") == ""
