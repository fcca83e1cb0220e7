"""Portuguese Solitaire: as Baker's Dozen, but an empty column takes a King."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.bakers_dozen.board import BakersDozenBoard
from patience_qt.games.bakers_dozen.rules import A_KING, BakersDozenRules
from patience_qt.games.layouts import THIRTEEN_FOR_KINGS
from patience_qt.games.variant import Variant

_RULES = BakersDozenRules(fills_gap=A_KING)
PORTUGUESE_SOLITAIRE = Variant(
    key="portuguese-solitaire",
    title=QT_TRANSLATE_NOOP("games", "Portuguese Solitaire"),
    sentence=QT_TRANSLATE_NOOP("games", "As Baker's Dozen, but an empty column may take a King."),
    rules=_RULES,
    board=BakersDozenBoard(_RULES),
    layout=THIRTEEN_FOR_KINGS,
)
