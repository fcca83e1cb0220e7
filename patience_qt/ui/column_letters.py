"""The letters by which columns are called, from the left."""

from __future__ import annotations

COLUMN_LETTERS = "abcdefghijklm"
