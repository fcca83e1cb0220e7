"""Every game has a page of the rule book, and the page says what the program does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.cards import KING
from patience_qt.games import BY_KEY, GAMES
from patience_qt.games.babette.gathering import each_on_top
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.bakers_dozen.rules import NO_CARD, BakersDozenRules
from patience_qt.ui.rules_page import RulesPage, page

if TYPE_CHECKING:
    from tests.ui.conftest import Opener

SECTIONS = [
    "In short",
    "Setup",
    "Playing",
    "Redeal",
    "Winning and losing",
    "Hints for beginners",
    "In other programs",
    "Where these rules come from",
]
KEYS = [game.key for game in GAMES]


@pytest.mark.parametrize("key", KEYS)
def test_a_page_has_its_sections_in_order(key: str) -> None:
    game = BY_KEY[key]
    headings = re.findall(r"^## (.*)$", page(key), re.MULTILINE)
    assert page(key).startswith(f"# {game.title}\n")
    assert headings == [one for one in SECTIONS if one != "Redeal" or game.packs == 2]


@pytest.mark.parametrize("key", KEYS)
def test_a_page_says_what_the_rules_do(key: str) -> None:
    rules = BY_KEY[key].rules
    text = page(key).partition("## In other programs")[0]
    if isinstance(rules, BakersDozenRules):
        says = {
            "ten columns": rules.columns == 10,
            "thirteen columns": rules.columns == 13,
            "first two Aces": rules.aces_out == 2,
            "face down": rules.face_down,
            "Any last card may go there": 1 in rules.fills_gap,
            "Only a King may go there": KING in rules.fills_gap and 1 not in rules.fills_gap,
            "nothing may be put there": rules.fills_gap is NO_CARD and not rules.face_down,
        }
    else:
        assert isinstance(rules, BabetteRules)
        says = {
            "may gather once": rules.redeals == 1,
            "**twice**": rules.redeals == 2,
            "column 1 is dealt first": rules.gathering is each_on_top,
            "column 8 is dealt first": rules.gathering is not each_on_top,
            "and no free card can go up": rules.waits,
            "**at any time**": not rules.waits,
            "**Transfers.**": rules.transfers,
            "Cards stay on the foundations": not rules.transfers,
        }
    assert {phrase: phrase in text for phrase in says} == says


def test_play_goes_on_beside_the_rules(open_game: Opener) -> None:
    window = open_game("babette")
    window.act.rules.trigger()
    rules = window.findChild(RulesPage)
    assert isinstance(rules, RulesPage)
    assert (rules.isVisible(), rules.isModal()) == (True, False)
    assert rules.text.toPlainText().startswith("Babette\n")
    window.act.deal_row.trigger()
    assert window.session.history.index() == 1
