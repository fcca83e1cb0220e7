"""What is chosen in the appearance dialog is seen at once, and again at the next start."""

from __future__ import annotations

from itertools import cycle, islice, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from patience_qt.engine.piles import COLUMNS
from patience_qt.engine.rules import DEAL
from patience_qt.games import BY_KEY
from patience_qt.ui import looks
from patience_qt.ui.app import open_window
from patience_qt.ui.appearance_page import AppearancePage
from patience_qt.ui.decks import BACKS, DECKS
from patience_qt.ui.decor import Decor
from patience_qt.ui.table_scene import TableScene
from patience_qt.ui.tables import FELT, TABLES
from patience_qt.ui.taste import USUAL_TASTE, kept_taste
from patience_qt.ui.window_colours import Shade, colour_windows
from tests.ui.table.player import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.ui.settings import Settings
    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener

Button = QDialogButtonBox.StandardButton


@pytest.fixture(autouse=True)
def _as_usual_again() -> Iterator[None]:
    yield
    looks.lay(FELT)
    colour_windows(Shade.SYSTEM)


def opened(window: MainWindow) -> AppearancePage:
    """Open the dialog by its key."""
    QTest.keyClick(window.view, Qt.Key.Key_A, Qt.KeyboardModifier(0x06000000))
    pages = [page for page in window.findChildren(AppearancePage) if page.isVisible()]
    assert len(pages) == 1
    return pages[0]


def pick(page: AppearancePage, field: str, name: str) -> None:
    """Click a tile, or choose a word."""
    if field in page.tiles:
        tile = page.tiles[field].tiles[name]
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
        return
    words = page.words[field]
    words.setFocus()
    words.showPopup()
    row = words._names.index(name)
    QTest.keyClick(words.view(), Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(words.view(), Qt.Key.Key_Down)
    QTest.keyClick(words.view(), Qt.Key.Key_Return)


def scene_of(window: MainWindow) -> TableScene:
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    return scene


CHOICES = [
    ("deck", "four"),
    ("back", "quilt"),
    ("table", "linen"),
    ("figures", "large"),
    ("blocked", "strong"),
    ("motion", "slow"),
    ("window", "dark"),
]


@pytest.mark.parametrize(("field", "name"), CHOICES)
def test_a_choice_is_kept_and_chosen_again_at_the_next_start(
    open_game: Opener, settings: Settings, field: str, name: str
) -> None:
    page = opened(open_game())
    pick(page, field, name)
    page.accept()
    assert getattr(kept_taste(settings), field) == name
    page = opened(open_game())
    chosen = {**page.tiles, **page.words}[field]
    if field in page.tiles:
        assert page.tiles[field].tiles[name].isChecked()
    else:
        assert page.words[field]._names[page.words[field].currentIndex()] == name
    assert chosen.isVisible()


@pytest.mark.parametrize(("field", "name"), CHOICES[:5])
def test_a_choice_changes_the_table_itself_and_cancel_changes_it_back(
    open_game: Opener, settings: Settings, field: str, name: str
) -> None:
    window = open_game("babette" if field in ("blocked", "back") else "bakers-dozen")
    window.session.attempt(DEAL)
    before = settled(window)
    page = opened(window)
    pick(page, field, name)
    assert settled(window) != before
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert settled(window) == before
    assert kept_taste(settings) == USUAL_TASTE


def settled(window: MainWindow) -> QImage:
    """Return what the table shows when all its pictures are made."""
    faces = scene_of(window).pieces._faces
    while not faces.is_settled:
        QApplication.processEvents()
    return window.view.grab().toImage()


def test_speeds_are_those_of_the_clockwork(open_game: Opener) -> None:
    window = open_game()
    page = opened(window)
    for name, pace in (("quick", 0.5), ("slow", 1.8), ("none", 0.0), ("normal", 1.0)):
        pick(page, "motion", name)
        assert scene_of(window).animator.pace == pace


def test_a_dark_window_has_icons_and_text_that_can_be_read(open_game: Opener) -> None:
    window = open_game()
    page = opened(window)
    for name, is_dark in (("dark", True), ("light", False), ("dark", True)):
        pick(page, "window", name)
        QApplication.processEvents()
        palette = window.palette()
        ground, ink = (
            palette.color(role).lightness()
            for role in (QPalette.ColorRole.Window, QPalette.ColorRole.WindowText)
        )
        assert (ground < 100 < 180 < ink) if is_dark else (ink < 100 < 180 < ground)
        off = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        assert 45 < abs(off.lightness() - ground) < abs(ink - ground)
        icon = window.act.new_deal.icon().pixmap(24, 24).toImage()
        strokes = [
            icon.pixelColor(x, y).lightness()
            for x, y in product(range(icon.width()), range(icon.height()))
            if icon.pixelColor(x, y).alpha() > 250
        ]
        assert strokes
        assert (min(strokes) > 150) if is_dark else (max(strokes) < 110)


def test_the_usual_looks_come_back_with_one_button(open_game: Opener, settings: Settings) -> None:
    page = opened(open_game())
    for field, name in CHOICES:
        pick(page, field, name)
    page.left_handed.click()
    restore = page.buttons.button(Button.RestoreDefaults)
    restore.click()
    assert kept_taste(settings) == USUAL_TASTE
    assert not page.left_handed.isChecked()


def test_the_menu_and_the_dialog_agree(open_game: Opener) -> None:
    window = open_game("babette")
    window.act.left_handed.trigger()
    page = opened(window)
    assert page.left_handed.isChecked()
    page.left_handed.click()
    assert not window.act.left_handed.isChecked()


def test_the_dialog_fits_a_low_screen(open_game: Opener) -> None:
    hint = opened(open_game()).sizeHint()
    assert hint.width() <= 1000
    assert hint.height() <= 560


def test_nonsense_in_the_settings_looks_as_usual(settings: Settings) -> None:
    settings.figures, settings.motion, settings.window = "tiny", "?", ""
    assert kept_taste(settings) == USUAL_TASTE


def test_looks_may_change_a_hundred_times_while_a_card_is_in_hand_and_cards_fly(
    open_game: Opener,
) -> None:
    window = open_game()
    player = Player(window)
    scene = scene_of(window)
    decor = next(child for child in scene.children() if isinstance(child, Decor))
    every = cycle(product(DECKS, BACKS, TABLES, (True, False)))
    decor.change(motion="normal")
    for number, (deck, back, table, left) in enumerate(islice(every, 100)):
        if number % 3 == 0:
            player.lift(player.last(COLUMNS[number % 13]))
        elif number % 3 == 1:
            window.session.next_deal(1)
        decor.change(deck=deck, back=back, table=table, left_handed=left)
        QApplication.processEvents()
    scene.animator.finish()
    assert player.faults() == []


def test_the_table_for_the_left_hand_is_there_at_the_next_start(settings: Settings) -> None:
    settings.left_handed = True
    window = open_window(BY_KEY["babette"], 1, settings)
    assert scene_of(window).pieces.arrangement.mirrored
    assert window.act.left_handed.isChecked()
    window.close()
    window.deleteLater()


def test_the_dialog_lies_over_the_right_end_of_the_window_and_on_the_screen(
    open_game: Opener,
) -> None:
    window = open_game()
    page, free = opened(window), window.screen().availableGeometry()
    frame = 4
    assert free.adjusted(0, 0, frame, 0).contains(page.geometry())
    right = min(window.frameGeometry().right(), free.right())
    assert abs(page.geometry().right() - right) <= frame
