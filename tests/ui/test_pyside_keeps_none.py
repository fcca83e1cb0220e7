"""PySide6 must not lose references to None: 6.12.0 does, and Python 3.11 dies of it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 20_000


def call_void_methods() -> None:
    for _ in range(CALLS):
        QObject().setObjectName("x")


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_methods_give_back_a_whole_none() -> None:
    before = sys.getrefcount(None)
    call_void_methods()
    assert sys.getrefcount(None) - before > -CALLS // 100


def test_a_program_outlives_many_calls() -> None:
    code = (
        "from PySide6.QtCore import QObject\n"
        f"for _ in range({CALLS}): QObject().setObjectName('x')\n"
        "print('alive')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "alive\n", "")
