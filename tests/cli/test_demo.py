"""The demonstration, with a stand-in for the picture."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from patience_qt.games import BY_KEY
from tests.cli.asking import Ask, is_one_sentence

if TYPE_CHECKING:
    from patience_qt.engine.table import Table
    from patience_qt.games.variant import Variant

PICTURE = b"a picture " * 10_000
FULL = Path("/dev/full")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Variant, bool]]:
    """Return the list of the games that are drawn, each with whether it is won."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    games: list[tuple[Variant, bool]] = []

    def draw(game: Variant, table: Table) -> bytes:
        games.append((game, game.rules.is_won(table)))
        return PICTURE

    module = ModuleType("patience_qt.ui.demo")
    module.drawn = draw  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return games


def test_it_needs_no_word_and_no_display(ask: Ask, drawn: list[tuple[Variant, bool]]) -> None:
    code, out, err = ask("demo")
    assert (code, err) == (0, "")
    assert out == (
        "Baker's Dozen 1 is won in 98 moves; the table is drawn in patience-qt-demo.png.\n"
    )
    assert Path("patience-qt-demo.png").read_bytes() == PICTURE
    assert drawn == [(BY_KEY["bakers-dozen"], True)]


def test_the_picture_goes_where_it_is_wanted(ask: Ask, drawn: list[tuple[Variant, bool]]) -> None:
    assert ask("demo", "babette", "1", "--picture", "p.jpg").code == 0
    assert Path("p.jpg").read_bytes() == PICTURE
    assert drawn == [(BY_KEY["babette"], True)]


def test_a_deal_without_a_recorded_line_is_solved_and_played(
    ask: Ask, drawn: list[tuple[Variant, bool]]
) -> None:
    code, out, err = ask("demo", "spanish-patience", "2")
    assert (code, err) == (0, "")
    assert out.startswith("Spanish Patience 2 is won in ")
    assert drawn == [(BY_KEY["spanish-patience"], True)]


def test_a_deal_that_is_lost_is_not_played(ask: Ask, drawn: list[tuple[Variant, bool]]) -> None:
    assert ask("demo", "good-measure", "31") == (
        1,
        "",
        "Good Measure 31 cannot be won; choose another deal.\n",
    )
    assert drawn == []


def test_a_deal_that_takes_too_long_is_not_played(
    ask: Ask, drawn: list[tuple[Variant, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patience_qt.cli.demo.SECONDS", 0)
    assert ask("demo", "good-measure", "21") == (
        1,
        "",
        "No winning line of Good Measure 21 was found in time; deal 1 has one.\n",
    )
    assert drawn == []


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("picture", ["", ".", "nowhere/p.png", "no\nwhere/p.png"])
def test_a_picture_that_cannot_be_written_is_told(ask: Ask, picture: str) -> None:
    code, out, err = ask("demo", "--picture", picture)
    assert (code, out) == (1, "")
    assert is_one_sentence(err)


@pytest.mark.usefixtures("drawn")
@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_told(ask: Ask) -> None:
    assert ask("demo", "--picture", str(FULL)) == (
        1,
        "",
        "The picture could not be written to /dev/full: No space left on device.\n",
    )
    assert FULL.exists()


@pytest.mark.usefixtures("drawn")
def test_nothing_half_written_is_left(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    monkeypatch.setattr(sys, "stdout", sys.__stdout__)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(PICTURE) // 2, limits[1]))
    try:
        reply = ask("demo", "--picture", "p.png")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, ignored)
    assert reply.code == 1
    assert reply.err == "The picture could not be written to p.png: File too large.\n"
    assert [*tmp_path.iterdir()] == []
