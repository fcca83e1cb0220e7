"""The whole program in a process of its own, with folders of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]
_OPENING = """
import signal, sys
from PySide6.QtCore import QTimer
from patience_qt.__main__ import opened
from patience_qt.ui.app import run
window = opened(sys.argv[1:])
{script}
sys.exit(run(window))
"""


def run_program(home: Path, script: str, *words: str) -> tuple[int, str]:
    """Open *window* on *words*, do what *script* says, and run; return exit code and complaint."""
    folders = {
        name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    }
    done = subprocess.run(
        [sys.executable, "-c", _OPENING.format(script=script), *words],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), **folders},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


def found(home: Path, name: str) -> Path:
    """Return the one file *name* that the program left."""
    (path,) = home.rglob(name)
    return path
