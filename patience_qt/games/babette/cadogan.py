"""Babette as first printed: two redeals, the columns gathered each underneath the one before."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.babette.board import BabetteBoard
from patience_qt.games.babette.gathering import each_underneath
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BabetteRules(redeals=2, gathering=each_underneath)
BABETTE_CADOGAN = Variant(
    key="babette-cadogan",
    title=QT_TRANSLATE_NOOP("games", "Babette (Cadogan)"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "The Victorian form: two redeals; the last column is dealt first."
    ),
    rules=_RULES,
    board=BabetteBoard(_RULES),
    layout=EIGHT_COLUMNS,
    packs=2,
)
