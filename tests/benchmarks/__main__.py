"""All benchmarks, or the parts named: ``python -m tests.benchmarks [PART] [N]``.

*N* is how many deals the solver is given.
"""

from __future__ import annotations

import sys

from tests.benchmarks import frames, keeping, last_pass, rules, solver, start

PARTS = {
    "rules": rules.main,
    "frames": frames.main,
    "keeping": keeping.main,
    "start": start.main,
    "last-pass": last_pass.main,
    "solver": solver.main,
}

names = [word for word in sys.argv[1:] if not word.isdigit()] or list(PARTS)
if unknown := set(names) - set(PARTS):
    sys.exit(f"There is no benchmark {min(unknown)}: the parts are {', '.join(PARTS)}.")
deals = next((int(word) for word in sys.argv[1:] if word.isdigit()), solver.DEALS)
for name in names:
    if name == "solver":
        solver.main(deals)
    else:
        PARTS[name]()
