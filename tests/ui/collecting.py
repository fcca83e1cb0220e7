"""What of Qt Python's collector destroys: it should be nothing.

The collector runs at any moment, even while Qt destroys one object and holds the lock of another:
the program then hangs, or crashes.  So everything alive has an owner in Qt, or goes with its last
reference.
"""

from __future__ import annotations

import gc
from weakref import ref

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid, ownedByPython


def collected() -> list[str]:
    """Let the collector run, and return the types of the living objects that it destroyed."""
    alive = [(ref(one), type(one).__name__) for one in gc.get_objects() if _is_alive(one)]
    gc.collect()
    return sorted(name for seen, name in alive if seen() is None)


def _is_alive(one: object) -> bool:
    """Tell whether *one* does something in Qt that ends with its last reference in Python."""
    if isinstance(one, QPainter):
        return one.isActive()
    return isinstance(one, QObject | QGraphicsItem) and isValid(one) and ownedByPython(one)
