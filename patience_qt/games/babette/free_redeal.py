"""A house rule of ours: the redeal may be taken whenever the stock is empty."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.babette.board import BabetteBoard
from patience_qt.games.babette.rules import BabetteRules
from patience_qt.games.layouts import EIGHT_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BabetteRules(waits=False)
BABETTE_FREE_REDEAL = Variant(
    key="babette-free-redeal",
    title=QT_TRANSLATE_NOOP("games", "Babette (Free Redeal)"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "As Babette, but you may gather whenever the stock is empty."
    ),
    rules=_RULES,
    board=BabetteBoard(_RULES),
    layout=EIGHT_COLUMNS,
    packs=2,
)
