"""Babette with cards passing between the two foundations of a suit."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.babette.board import BabetteBoard
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BabetteRules(transfers=True)
BABETTE_TRANSFERS = Variant(
    key="babette-transfers",
    title=QT_TRANSLATE_NOOP("games", "Babette with Transfers"),
    sentence=QT_TRANSLATE_NOOP("games", "Cards may pass between the two foundations of a suit."),
    rules=_RULES,
    board=BabetteBoard(_RULES),
    layout=EIGHT_COLUMNS,
    packs=2,
)
