"""What the window is opened on; the window itself is a stand-in here."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from patience_qt.store import saves

if TYPE_CHECKING:
    from tests.cli.asking import Ask

Opened = list[tuple[object, ...]]
SAVE = Path(__file__).parents[1] / "store" / "data" / "format-1.json"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Return the list of what windows were opened on."""
    calls: Opened = []

    app = ModuleType("patience_qt.ui.app")
    app.window_on = lambda *wanted: calls.append(wanted)  # type: ignore[attr-defined]
    app.run = lambda _: 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, app.__name__, app)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return calls


def test_without_words_nothing_is_named(ask: Ask, opened: Opened) -> None:
    assert ask() == (0, "", "")
    assert opened == [(None, None, None)]


def test_a_game_and_its_deal(ask: Ask, opened: Opened) -> None:
    assert ask("babette").code == 0
    assert ask("babette-cadogan", "9007199254740991").code == 0
    assert opened == [
        (BY_KEY["babette"], None, None),
        (BY_KEY["babette-cadogan"], 2**53 - 1, None),
    ]


def test_any_other_word_is_a_file(ask: Ask, opened: Opened) -> None:
    assert ask(str(SAVE)).code == 0
    record = saves.read(SAVE.read_text(encoding="utf-8"))
    assert opened == [(None, None, record)]


def test_a_command_or_game_is_no_file_though_one_be_there(
    ask: Ask, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("babette", "games"):
        Path(name).write_text("{}", encoding="utf-8")
    assert ask("games").out
    assert ask("babette").code == 0
    assert opened == [(BY_KEY["babette"], None, None)]
    assert ask("./babette").code == 1


def test_no_window_is_opened_on_a_broken_game(ask: Ask, opened: Opened, tmp_path: Path) -> None:
    broken = tmp_path / "save.json"
    saved = json.loads(SAVE.read_text(encoding="utf-8"))
    broken.write_text(json.dumps({**saved, "moves": "c1.1-f1", "played": 0}), encoding="utf-8")
    refused = ask(str(broken))
    assert refused.code == 1
    assert refused.err.endswith("Open Game, in the Game menu, takes up what goes before it.\n")
    assert ask("nonsense").code == 1
    assert ask("babette", "0").code == 2
    assert opened == []


def test_the_exit_code_is_the_windows_own(
    ask: Ask, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["patience_qt.ui.app"], "run", lambda *_: 3)
    assert ask().code == 3


@pytest.mark.parametrize("words", [(), ("nonsense",)])
def test_garbage_is_collected_once_the_window_is_there_or_refused(
    ask: Ask, opened: Opened, words: tuple[str, ...]
) -> None:
    ask(*words)
    assert len(opened) == (not words)
    assert gc.isenabled()
