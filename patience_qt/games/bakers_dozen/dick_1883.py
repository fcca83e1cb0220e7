"""Baker's Dozen as first printed in 1883: only the last card of each column lies face up."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.bakers_dozen.board import BakersDozenBoard
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.games.layouts import THIRTEEN_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BakersDozenRules(face_down=True)
BAKERS_DOZEN_1883 = Variant(
    key="bakers-dozen-1883",
    title=QT_TRANSLATE_NOOP("games", "Baker's Dozen (1883)"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "The first printed form: only the last card of each column is open."
    ),
    rules=_RULES,
    board=BakersDozenBoard(_RULES),
    layout=THIRTEEN_COLUMNS,
)
