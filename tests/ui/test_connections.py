"""Every connection of the window ends as Qt ends it: with the object that is called.

Where Qt knows no such object, or a slot of Qt's own is overridden, PySide ends the connection when
Python forgets the object: that may be late, or while Qt holds a lock.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING
from weakref import getweakrefs

import pytest
from PySide6.QtCore import QObject, QTimer

from tests.ui.lines import win

if TYPE_CHECKING:
    from tests.ui.conftest import Opener


def followed() -> set[str]:
    """Return the types of those whose end in Python PySide waits for."""
    return {
        type(one).__qualname__
        for one in gc.get_objects()
        if isinstance(one, QObject) or type(one).__module__.startswith(("patience_qt.", __name__))
        if not isinstance(one, type)
        if any(each.__callback__ for each in getweakrefs(one))
    }


class Listener:
    """What Qt does not know."""

    def hear(self) -> None:
        """Do nothing."""


@pytest.mark.usefixtures("qapp")
def test_a_method_of_what_qt_does_not_know_is_found_out() -> None:
    timer, listener = QTimer(), Listener()
    timer.timeout.connect(listener.hear)
    assert followed() == {"Listener"}


def test_no_connection_of_the_window_waits_for_python(open_game: Opener) -> None:
    window = open_game("babette")
    win(window.session)
    for action in (window.act.about, window.act.rules, window.act.deal_number):
        action.trigger()
    window.choose_game()
    assert followed() == set()
