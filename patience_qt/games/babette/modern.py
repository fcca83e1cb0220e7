"""Babette as played now: one redeal, the columns gathered each on top of the one before."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.babette.board import BabetteBoard
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BabetteRules()
BABETTE = Variant(
    key="babette",
    title=QT_TRANSLATE_NOOP("games", "Babette"),
    sentence=QT_TRANSLATE_NOOP("games", "Eight cards a row; gaps decide what is free. One redeal."),
    rules=_RULES,
    board=BabetteBoard(_RULES),
    layout=EIGHT_COLUMNS,
    packs=2,
)
