"""The catalogue has every rule set there is, under the names that people know it by."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from patience_qt import assets, games
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.variant import Variant
from tests.games.positions import DATA

NAMES = [
    ("bakers-dozen", "Baker's Dozen", 1),
    ("bakers-dozen-1883", "Baker's Dozen (1883)", 1),
    ("good-measure", "Good Measure", 1),
    ("spanish-patience", "Spanish Patience", 1),
    ("portuguese-solitaire", "Portuguese Solitaire", 1),
    ("babette", "Babette", 2),
    ("babette-free-redeal", "Babette (Free Redeal)", 2),
    ("babette-transfers", "Babette with Transfers", 2),
    ("babette-cadogan", "Babette (Cadogan)", 2),
]
RULES_PAGES = assets.folder() / "rules"


def variants() -> list[tuple[str, Variant]]:
    """Return each rule set that a module of the games defines, with the module's name."""
    modules = pkgutil.walk_packages(games.__path__, f"{games.__name__}.")
    return [
        (module.name, value)
        for module in modules
        for value in vars(importlib.import_module(module.name)).values()
        if isinstance(value, Variant)
    ]


def test_there_are_nine_rule_sets_in_the_order_of_the_menu() -> None:
    assert [(game.key, game.title, game.packs) for game in GAMES] == NAMES


def test_every_file_holds_one_rule_set_and_the_catalogue_has_them_all() -> None:
    found = variants()
    assert len({name for name, _ in found}) == len(found)
    assert {id(game) for _, game in found} == {id(game) for game in GAMES}


def test_no_key_and_no_title_is_given_twice() -> None:
    assert len(BY_KEY) == len(GAMES)
    assert len({game.title for game in GAMES}) == len(GAMES)
    assert [BY_KEY[key].key for key in BY_KEY] == list(BY_KEY)


def test_every_game_is_told_in_one_sentence() -> None:
    assert len({game.sentence for game in GAMES}) == len(GAMES)
    for game in GAMES:
        assert game.sentence.endswith(".")
        assert len(game.sentence) <= 70


@pytest.mark.parametrize("key", BY_KEY)
def test_every_game_has_its_perft_lines_and_openings(key: str) -> None:
    for file in ("perft.txt", "openings.txt"):
        lines = (DATA / file).read_text().splitlines()
        assert any(line.startswith(f"{key} ") for line in lines)


def test_every_game_has_a_rules_page_and_every_page_a_game() -> None:
    assert {page.stem for page in RULES_PAGES.glob("*.md")} == set(BY_KEY)
