"""Files and the clipboard: what comes in is checked, and what lay on the table is not lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from patience_qt.games import BY_KEY
from patience_qt.store import saves
from patience_qt.ui.game_files import GameFiles
from tests.ui.lines import play

if TYPE_CHECKING:
    from pathlib import Path

    from patience_qt.ui.window import MainWindow
    from tests.ui.conftest import Opener


def files(window: MainWindow) -> GameFiles:
    found = window.findChild(GameFiles)
    assert isinstance(found, GameFiles)
    return found


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left = Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), copy, data, left, none))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), copy, data, left, none))


def test_a_saved_game_is_opened_again_with_its_redo(open_game: Opener, tmp_path: Path) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    window.session.history.undo()
    files(window).save(tmp_path / "a.json")
    assert window.status_line.sentence == "Saved as “a.json”."
    record = saves.read((tmp_path / "a.json").read_text("utf-8"))
    assert (len(record.moves), record.played, record.undone) == (2, 1, True)
    window.session.start(BY_KEY["babette"], 3)
    drop(window, tmp_path / "a.json")
    session = window.session
    assert (session.game.key, session.deal, session.history.index()) == ("bakers-dozen", 1, 1)
    assert (session.history.canRedo(), session.notes.id) == (True, record.id)
    session.back_to_previous()
    assert (session.game.key, session.deal) == ("babette", 3)


def test_of_a_damaged_game_the_beginning_is_opened_and_a_copy_is_kept(
    open_game: Opener, tmp_path: Path
) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    path = tmp_path / "a.json"
    files(window).save(path)
    damaged = path.read_text("utf-8").replace("c8.4-c6", "c8.1-c6")
    path.write_text(damaged, "utf-8")
    files(window).open(path)
    assert window.session.history.index() == 1
    assert window.status_line.sentence == (
        "Only 1 move of “a.json” can be read. It is kept as “a (damaged).json”."
    )
    files(window).save(path)
    assert (tmp_path / "a (damaged).json").read_text("utf-8") == damaged


@pytest.mark.parametrize("text", ["", "{", "x" * 1000, '{"format": 2}'])
def test_what_is_no_game_is_refused_and_left_as_it_is(
    open_game: Opener, tmp_path: Path, text: str
) -> None:
    window = open_game()
    path = tmp_path / "a.json"
    path.write_text(text, "utf-8")
    before = window.session.position
    files(window).open(path)
    assert window.session.position is before
    assert window.status_line.sentence.endswith(".")
    assert [(each.name, each.read_text("utf-8")) for each in tmp_path.glob("a*")] == [
        ("a.json", text)
    ]


def test_where_nothing_can_be_written_the_game_goes_on(open_game: Opener, tmp_path: Path) -> None:
    window = open_game()
    (tmp_path / "file").write_text("")
    files(window).save(tmp_path / "file" / "a.json")
    assert window.status_line.sentence.startswith("“a.json” cannot be written (")


def test_a_deal_is_copied_and_pasted(open_game: Opener) -> None:
    window = open_game("good-measure", 4711)
    window.act.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "good-measure 4711"
    window.session.start(BY_KEY["babette"], 1)
    window.act.paste.trigger()
    assert (window.session.game.key, window.session.deal) == ("good-measure", 4711)
    QGuiApplication.clipboard().setText("nonsense")
    window.act.paste.trigger()
    assert window.status_line.sentence.startswith("There is no deal on the clipboard")
    assert window.session.deal == 4711


def test_a_position_is_copied_and_pasted(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3")
    board = window.session.game.board.write(window.session.position.table)
    window.act.copy_position.trigger()
    window.session.new_deal()
    window.act.paste.trigger()
    assert window.session.game.board.write(window.session.position.table) == board
    assert window.session.deal is None
    assert not window.act.copy_deal.isEnabled()


def test_the_dialogs_ask_for_a_name(open_game: Opener, tmp_path: Path) -> None:
    window = open_game()
    window.act.save_as.trigger()
    (asking,) = window.findChildren(QFileDialog)
    assert asking.selectedFiles()[0].endswith("Baker's Dozen 1.json")
    asking.fileSelected.emit(str(tmp_path / "b.json"))
    asking.close()
    assert (tmp_path / "b.json").exists()
    window.session.new_deal()
    window.act.open_game.trigger()
    opening = window.findChildren(QFileDialog)[-1]
    opening.fileSelected.emit(str(tmp_path / "b.json"))
    opening.close()
    assert window.session.deal == 1


def test_the_dialogs_open_where_the_last_file_was_chosen_at_first_at_home(
    open_game: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, chosen = tmp_path / "home", tmp_path / "chosen"
    home.mkdir()
    chosen.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(home / "Documents"))
    window = open_game()
    window.act.save_as.trigger()
    (asking,) = window.findChildren(QFileDialog)
    assert asking.directory().absolutePath() == str(home)
    asking.fileSelected.emit(str(chosen / "b.json"))
    asking.close()
    window.act.open_game.trigger()
    opening = window.findChildren(QFileDialog)[-1]
    assert opening.directory().absolutePath() == str(chosen)
    opening.close()
