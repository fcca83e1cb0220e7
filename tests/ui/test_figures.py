"""Figures are written as people read them."""

from __future__ import annotations

import pytest

from patience_qt.ui.figures import deal_number, duration


@pytest.mark.parametrize(
    ("number", "text"),
    [(7, "7"), (4711, "4 711"), (27154, "27 154"), (2**53 - 1, "9 007 199 254 740 991")],
)
def test_digits_stand_in_threes(number: int, text: str) -> None:
    assert deal_number(number) == text.replace(" ", "\u00a0")


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.9, "0:00"), (400.2, "6:40"), (3599, "59:59"), (4000, "1:06:40")]
)
def test_a_time_has_minutes_and_seconds(seconds: float, text: str) -> None:
    assert duration(seconds) == text
