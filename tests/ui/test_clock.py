"""The clock counts only while it runs."""

from __future__ import annotations

import pytest

from patience_qt.ui.clock import Clock


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give the one-item list that says how late it is."""
    time = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: time[0])
    return time


def test_only_the_time_between_running_and_halting_counts(now: list[float]) -> None:
    clock = Clock(5.0)
    now[0] += 10
    assert clock.seconds == 5.0
    clock.run(on=True)
    now[0] += 3
    assert (clock.seconds, clock.is_running) == (8.0, True)
    clock.run(on=False)
    now[0] += 20
    assert (clock.seconds, clock.is_running) == (8.0, False)


def test_starting_twice_is_starting_once(now: list[float]) -> None:
    clock = Clock()
    clock.run(on=True)
    now[0] += 2
    clock.run(on=True)
    now[0] += 2
    clock.run(on=False)
    clock.run(on=False)
    assert clock.seconds == 4.0
