"""The table in windows of all sizes: whole, readable, and under the pointer where it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtWidgets import QApplication

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS, Role
from patience_qt.games import BY_KEY
from patience_qt.ui.card_item import CardItem
from patience_qt.ui.looks import Ring
from patience_qt.ui.sizes import CHANGE_FROM
from tests.ui.table.player import Player, pile, spot
from tests.ui.table.positions import lay_out_columns

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.conftest import SitDown

SIXTEEN = """
    : KC KD KH KS QC JD TC 9D 8C 7D 6C 5D 4C 3D 2C AH
    : 2D
"""
WINDOWS = [(640, 480), (800, 600), (1024, 600), (1366, 768)]


def shown(player: Player) -> QRectF:
    """Return the part of the table that is seen."""
    return QRectF(player.ground.rect())


def cards(player: Player) -> list[CardItem]:
    """Return the items of the cards that are seen."""
    items = (item for item in player.scene.items() if isinstance(item, CardItem))
    return [item for item in items if item.isVisible()]


def snapshot(player: Player) -> list[str]:
    """Return the cards that are seen: which, where, at what height, and which side is up."""
    return sorted(
        f"{item.card} {item.pos().toTuple()} {item.zValue()} {item.face_up}"
        for item in cards(player)
    )


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_the_last_card_of_sixteen_is_whole_and_can_be_dragged(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    player = sit_down(size=size)
    lay_out_columns(player, SIXTEEN)
    last = player.item(spot("c1.16"))
    assert shown(player).contains(last.face_rect())
    middle = last.face_rect().center().toPoint()
    assert player.scene.spot_at(middle.toPointF()) == spot("c1.16")
    player.drag_onto(spot("c1.16"), pile("c2"))
    assert (player.moves, player.faults()) == (1, [])
    player.session.history.undo()
    player.drag_onto(spot("c1.16"), FOUNDATIONS[2])
    assert (player.moves, player.faults()) == (1, [])


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_rank_and_suit_of_each_of_sixteen_cards_are_seen(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    player = sit_down(size=size)
    lay_out_columns(player, SIXTEEN)
    figures = player.scene.pieces.arrangement.size.figures
    for row in range(15):
        card, below = (player.item(spot(f"c1.{row + n}")).face_rect() for n in (1, 2))
        strip = below.top() - card.top()
        assert strip >= figures.least * card.height() - 1
        index = card.topLeft() + QPoint(3, round(strip) - 2)
        assert player.scene.spot_at(index) == spot(f"c1.{row + 1}")


@pytest.mark.parametrize("key", BY_KEY)
def test_in_the_smallest_window_nothing_is_outside(sit_down: SitDown, key: str) -> None:
    player = sit_down(key, size=(640, 480))
    for toggle in (None, player.window.act.history):
        if toggle:
            toggle.setChecked(True)
            QApplication.processEvents()
        for move in [move for move in player.session.position.moves if str(move) == "deal"]:
            for _ in range(12):
                player.session.play(move)
        assert all(shown(player).contains(card.face_rect()) for card in cards(player))
        assert player.faults() == []
        player.session.go_to(0)
    assert player.window.size().toTuple() == (640, 480)


def test_the_program_never_changes_the_size_of_its_window(sit_down: SitDown) -> None:
    player = sit_down(size=(911, 623))
    before = player.window.geometry()
    for key in list(BY_KEY)[:5]:
        player.window.act.new_deal.trigger()
        player.session.start(BY_KEY[key], 4)
        player.play(player.session.position.moves[0])
        player.window.act.restart.trigger()
        player.window.act.history.toggle()
        QApplication.processEvents()
    assert player.window.geometry() == before


@pytest.mark.parametrize("size", [(1, 1), (100, 100), (320, 240)], ids=str)
def test_a_window_made_absurdly_small_stays_usable_and_comes_back_whole(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    player = sit_down(size=(1000, 700))
    before = snapshot(player)
    player.window.resize(*size)
    QApplication.processEvents()
    assert player.window.size().toTuple() == (640, 480)
    assert player.faults() == []
    player.scene.fit(*size, 1.0, CHANGE_FROM)
    player.window.resize(1000, 700)
    QApplication.processEvents()
    assert snapshot(player) == before


def test_after_many_resizes_all_cards_are_of_one_size_and_nothing_runs(
    sit_down: SitDown,
) -> None:
    player = sit_down("babette")
    items = len(player.scene.items())
    for number in range(200):
        player.window.resize(700 + number % 50 * 20, 500 + number % 7 * 60)
        if number % 10 == 0:
            QApplication.processEvents()
    QApplication.processEvents()
    sizes = {card.face_rect().size().toTuple() for card in cards(player)}
    assert sizes == {player.scene.pieces.arrangement.card.toTuple()}
    assert len(player.scene.items()) == items
    assert not player.scene.animator.is_running
    assert player.faults() == []


def leave(player: Player) -> None:
    """Leave the window as it is."""


def maximise(player: Player) -> None:
    player.window.showMaximized()
    QApplication.processEvents()


@pytest.mark.parametrize("change", [leave, maximise])
def test_a_click_on_a_card_means_that_card_after_a_restart(
    sit_down: SitDown, change: Callable[[Player], None]
) -> None:
    first = sit_down(size=(720, 600))
    change(first)
    first.window.close()
    player = sit_down(size=None)
    assert player.window.size() == first.window.size()
    assert player.window.isMaximized() == first.window.isMaximized()
    for name in COLUMNS[:13]:
        where = player.last(name)
        player.click(player.item(where).face_rect().center().toPoint())
        assert player.item(where).ring is Ring.LIFTED
        assert player.scene.hand.spot == where
        player.scene.hand.cancel()


def test_a_click_on_a_card_means_that_card_on_a_screen_of_another_scale(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit_down()
    view = player.window.view
    for ratio in (1.25, 1.5, 2.0, 1.0):
        monkeypatch.setattr(type(view), "devicePixelRatioF", lambda _, ratio=ratio: ratio)
        QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert player.scene.pieces.arrangement.ratio == ratio
        assert player.faults() == []
        for name, _ in player.table.all(Role.COLUMN):
            where = player.last(name)
            player.click(player.item(where).face_rect().center().toPoint())
            assert player.scene.hand.spot == where
            player.scene.hand.cancel()
