"""The study says how sure its shares are, and goes on where it was broken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from patience_qt.solver.verdict import Outcome
from tests.study.deals import Found, go_on, kept
from tests.study.figures import interval, told

if TYPE_CHECKING:
    from pathlib import Path

SPANISH = [BY_KEY["spanish-patience"]]


def test_a_share_comes_with_the_interval_of_wilson() -> None:
    # The textbook case: 8 of 10.
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert told(1000, 1000) == "100.00% [99.62, 100.00]"
    assert told(0, 1000) == "0.00% [0.00, 0.38]"


def test_a_study_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    whole = list(go_on(file, SPANISH, range(1, 4), 10))
    assert [one.outcome for one in whole] == [Outcome.WON] * 3
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: len(text) - 20], encoding="utf-8")
    again = list(go_on(file, SPANISH, range(1, 4), 10))
    assert again[:2] == whole[:2]
    assert [one.deal for one in kept(file)] == [1, 2, 3]


def test_what_was_found_within_another_limit_is_looked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    list(go_on(file, SPANISH, range(1, 2), 5))
    (found,) = go_on(file, SPANISH, range(1, 2), 10)
    assert isinstance(found, Found)
    assert found.limit == 10
