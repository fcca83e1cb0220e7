"""All benchmarks, one after the other: ``python -m tests.benchmarks``."""

from __future__ import annotations

from tests.benchmarks import frames, rules, start

for part in (rules, frames, start):
    part.main()
