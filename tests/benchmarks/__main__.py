"""All benchmarks, one after the other: ``python -m tests.benchmarks``."""

from __future__ import annotations

from tests.benchmarks import frames, keeping, rules, start

for part in (rules, frames, keeping, start):
    part.main()
