"""Spanish Patience: as Baker's Dozen, but an empty column takes any card."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.bakers_dozen.board import BakersDozenBoard
from patience_qt.games.bakers_dozen.rules import ANY_CARD, BakersDozenRules
from patience_qt.games.layouts import THIRTEEN_FOR_ANY_CARD
from patience_qt.games.variant import Variant

_RULES = BakersDozenRules(fills_gap=ANY_CARD)
SPANISH_PATIENCE = Variant(
    key="spanish-patience",
    title=QT_TRANSLATE_NOOP("games", "Spanish Patience"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "An empty column takes any card: the gentlest of the five."
    ),
    rules=_RULES,
    board=BakersDozenBoard(_RULES),
    layout=THIRTEEN_FOR_ANY_CARD,
)
