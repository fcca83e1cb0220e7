"""Every file and every function is small enough to be read at one sitting."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FILE, FUNCTION = 300, 40
SOURCES = sorted(
    path
    for folder in ("patience_qt", "assets", "packaging", "tests")
    for path in (ROOT / folder).rglob("*.py")
)


def functions(text: str) -> Iterator[tuple[str, int]]:
    """Yield the name and the length of every function in *text*."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or 0) - node.lineno + 1


def test_no_file_and_no_function_is_long() -> None:
    long = []
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(ROOT)
        if (lines := len(text.splitlines())) > FILE:
            long.append(f"{name}: {lines}")
        long += [f"{name} {each}: {lines}" for each, lines in functions(text) if lines > FUNCTION]
    assert len(SOURCES) > 100
    assert long == []
