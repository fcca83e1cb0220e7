"""A deal can be asked for by its number, however it is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from patience_qt.ui.deal_number import DealNumber, read_deal

if TYPE_CHECKING:
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1),
        (" 27 154 ", 27154),
        ("27\u00a0154", 27154),
        ("27,154", 27154),
        ("9007199254740991", 2**53 - 1),
        ("9007199254740992", None),
        ("0", None),
        ("-3", None),
        ("", None),
        ("x", None),
        ("٣", None),
        ("1" * 5000, None),
    ],
)
def test_what_counts_as_a_deal_number(text: str, number: int | None) -> None:
    assert read_deal(text) == number


@pytest.fixture
def asking(open_game: Opener) -> tuple[MainWindow, DealNumber]:
    window = open_game(deal=5)
    window.act.deal_number.trigger()
    dialog = window.findChild(DealNumber)
    assert isinstance(dialog, DealNumber)
    return window, dialog


def test_a_number_and_enter_deal(asking: tuple[MainWindow, DealNumber]) -> None:
    window, dialog = asking
    assert dialog.number.text() == "5"
    QTest.keyClicks(dialog.number, "27 154")
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert window.session.deal == 27154
    assert window.session.previous is not None


def test_a_wrong_number_is_explained_and_not_dealt(asking: tuple[MainWindow, DealNumber]) -> None:
    window, dialog = asking
    QTest.keyClicks(dialog.number, "0")
    assert dialog.note.text().startswith("A deal number is a whole number from 1 to")
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert (window.session.deal, window.session.previous) == (5, None)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.session.deal == 5


def test_another_game_can_be_named(asking: tuple[MainWindow, DealNumber]) -> None:
    window, dialog = asking
    dialog.game.setCurrentText("Babette")
    assert "two packs" in dialog.note.text()
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert (window.session.game.key, window.session.deal) == ("babette", 5)
