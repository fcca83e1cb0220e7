"""The page of all games, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from patience_qt.engine.piles import COLUMNS
from patience_qt.games import BY_KEY, GAMES
from patience_qt.ui import rendering
from patience_qt.ui.choose_game import ChooseGame
from patience_qt.ui.faces import SETTLE
from patience_qt.ui.game_tile import GameTile
from patience_qt.ui.rendering import Form
from patience_qt.ui.sample import Samples, sample
from tests.ui.lines import play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from patience_qt.games.variant import Variant
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


@pytest.fixture
def window(open_game: Opener) -> MainWindow:
    opened = open_game("good-measure")
    play(opened.session, "c7.5-f1")
    opened.act.choose_game.trigger()
    return opened


def tiles(window: MainWindow) -> list[GameTile]:
    return window.pages.findChildren(GameTile)


def press(*keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


def test_all_nine_are_there_and_the_present_one_is_chosen(window: MainWindow) -> None:
    assert [tile.game for tile in tiles(window)] == list(GAMES)
    page = window.pages.currentWidget()
    assert isinstance(page, ChooseGame)
    assert page.game.key == "good-measure"


def test_enter_on_the_present_game_goes_back_to_it(window: MainWindow) -> None:
    press(Qt.Key.Key_Return)
    assert window.view.isVisible()
    assert (window.session.deal, window.session.history.index()) == (1, 1)


def test_arrows_and_enter_choose_another(window: MainWindow) -> None:
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert window.session.game.packs == 2
    assert window.view.isVisible()
    window.act.back_to_previous.trigger()
    assert (window.session.game.key, window.session.history.index()) == ("good-measure", 1)


def test_arrows_reach_every_tile(window: MainWindow) -> None:
    press(*[Qt.Key.Key_Left] * 9)
    reached = []
    for _ in GAMES:
        focus = QApplication.focusWidget()
        assert isinstance(focus, GameTile)
        reached.append(focus.game)
        press(Qt.Key.Key_Right)
    assert reached == list(GAMES)


def test_escape_goes_back_to_the_game(window: MainWindow) -> None:
    press(Qt.Key.Key_Escape)
    assert window.view.isVisible()
    assert window.session.history.index() == 1
    assert window.view.hasFocus()


def test_a_click_deals_the_game(window: MainWindow) -> None:
    tile = next(tile for tile in tiles(window) if tile.game.key == "spanish-patience")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.session.game.key == "spanish-patience"
    assert window.windowTitle().startswith("Spanish Patience ")


def test_keys_of_the_table_do_nothing_on_the_page(window: MainWindow) -> None:
    press(Qt.Key.Key_Home)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.history.index() == 1


def test_nothing_of_the_table_is_seen_or_done_on_the_page(window: MainWindow) -> None:
    press(Qt.Key.Key_Escape)
    window.act.history.trigger()
    assert window.history.isVisible()
    window.act.choose_game.trigger()
    assert not window.history.isVisible()
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.session.history.index() == 1
    press(Qt.Key.Key_Escape)
    assert window.history.isVisible()


def test_f1_opens_the_rules_of_the_tile(qtbot: QtBot, window: MainWindow) -> None:
    press(Qt.Key.Key_Right, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is not window)
    active = QApplication.activeWindow()
    assert active is not None
    assert active.windowTitle() == "Rules of Spanish Patience"
    active.close()


@pytest.mark.parametrize("width", [640, 800, 1280])
def test_tiles_stand_side_by_side_at_any_width(window: MainWindow, width: int) -> None:
    window.resize(width, 480)
    places = [tile.geometry() for tile in tiles(window)]
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[number + 1 :])
        assert place.right() < width
    in_first_row = sum(place.top() == places[0].top() for place in places)
    assert in_first_row == {640: 2, 800: 3, 1280: 5}[width]


def test_the_pictures_come_one_in_each_turn_of_the_event_loop(qtbot: QtBot) -> None:
    drawn: list[str] = []

    def draw(game: Variant, size: QSize, ratio: float) -> QPixmap:
        drawn.append(game.key)
        return QPixmap(size * ratio)

    page = ChooseGame(GAMES, draw)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    for number in range(len(GAMES)):
        page._draw_next()
        assert len(drawn) == number + 1
    page._draw_next()
    assert drawn == [game.key for game in GAMES]


def test_a_sample_is_the_real_opening() -> None:
    assert len(sample(BY_KEY["babette"])[COLUMNS[0]]) == 4
    assert len(sample(BY_KEY["bakers-dozen"])[COLUMNS[0]]) == 4
    assert len(sample(BY_KEY["good-measure"])[COLUMNS[0]]) == 5


@pytest.mark.usefixtures("qapp")
def test_samples_of_one_size_share_their_cards_and_make_none_ahead(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    render = rendering.rendered

    def noted(file: Path, form: Form, ground: QImage) -> QImage:
        if file.parent.name != "marks":
            made.append(f"{file.stem} {form.card.width()}")
        return render(file, form, ground)

    monkeypatch.setattr("patience_qt.ui.faces.rendered", noted)
    samples, drawn = Samples(), dict[str, int]()
    for game in GAMES:
        samples.draw(game, QSize(232, 116), 1.0)
        drawn[game.key] = len(made)
    assert sorted(made) == sorted({*made})
    assert drawn["portuguese-solitaire"] == drawn["spanish-patience"]
    assert drawn["babette-cadogan"] == drawn["babette"]
    qtbot.wait(2 * SETTLE)
    assert len(made) == drawn["babette"]


@pytest.mark.usefixtures("qapp")
def test_samples_of_a_former_size_keep_no_cards() -> None:
    samples = Samples()
    for width in (232, 300):
        for game in GAMES:
            samples.draw(game, QSize(width, width // 2), 1.0)
    assert len(samples._faces) == len({game.layout.columns for game in GAMES})


@pytest.mark.usefixtures("qapp")
def test_a_picture_has_the_size_and_the_ratio_asked_for() -> None:
    picture = Samples().draw(BY_KEY["bakers-dozen"], QSize(232, 116), 1.5)
    assert picture.size() == QSize(348, 174)
    assert picture.devicePixelRatio() == 1.5
