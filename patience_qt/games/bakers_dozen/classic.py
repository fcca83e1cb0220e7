"""Baker's Dozen: everything open, Kings at the far end, an empty column stays empty."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.bakers_dozen.board import BakersDozenBoard
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.games.layouts import THIRTEEN_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BakersDozenRules()
BAKERS_DOZEN = Variant(
    key="bakers-dozen",
    title=QT_TRANSLATE_NOOP("games", "Baker's Dozen"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "All cards open in thirteen columns; an empty one stays empty."
    ),
    rules=_RULES,
    board=BakersDozenBoard(_RULES),
    layout=THIRTEEN_COLUMNS,
)
