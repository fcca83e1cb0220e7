"""A painter is put away even where painting fails; one left on a window spoils what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from patience_qt.games import GAMES
from patience_qt.ui.elided_label import ElidedLabel
from patience_qt.ui.game_figures import GameFigures
from patience_qt.ui.game_tile import GameTile
from patience_qt.ui.win_panel import WinPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.logging import _QtMessageCapture as QtLog
    from pytestqt.qtbot import QtBot


class Broken(QPainter):
    """A painter that fails."""

    def drawText(self, *_: object) -> NoReturn:  # noqa: N802
        raise ValueError

    def drawPolygon(self, *_: object) -> NoReturn:  # noqa: N802
        raise ValueError


def tile(parent: QWidget) -> GameTile:
    return GameTile(GAMES[0], parent)


def figures(parent: QWidget) -> GameFigures:
    made = GameFigures(parent)
    made.show_game("Baker's Dozen", 1)
    made.fit(400)
    return made


def label(parent: QWidget) -> ElidedLabel:
    made = ElidedLabel(parent)
    made.say("No card can be moved.")
    return made


def win(parent: QWidget) -> WinPanel:
    return WinPanel(parent, QRectF)


@pytest.mark.parametrize("make", [tile, figures, label, win])
def test_no_painter_is_left_on_the_window_where_painting_fails(
    qtbot: QtBot,
    qtlog: QtLog,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[QWidget], QWidget],
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    painted = make(window)
    painted.setGeometry(0, 0, 240, 240)
    window.show()
    painted.show()
    monkeypatch.setattr(f"{type(painted).__module__}.QPainter", Broken)
    with qtbot.captureExceptions() as failed:
        painted.repaint()
        QApplication.processEvents()
        window.hide()
    assert {kind for kind, _, _ in failed} == {ValueError}
    assert [record.message for record in qtlog.records] == []
