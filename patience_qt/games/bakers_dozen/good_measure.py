"""Good Measure: the first two Aces dealt are out, and ten columns of five lie ready."""

from __future__ import annotations

from patience_qt.engine.marking import QT_TRANSLATE_NOOP
from patience_qt.games.bakers_dozen.board import BakersDozenBoard
from patience_qt.games.bakers_dozen.rules import BakersDozenRules
from patience_qt.games.layouts import TEN_COLUMNS
from patience_qt.games.variant import Variant

_RULES = BakersDozenRules(columns=10, aces_out=2)
GOOD_MEASURE = Variant(
    key="good-measure",
    title=QT_TRANSLATE_NOOP("games", "Good Measure"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "Ten longer columns, two Aces already out. Tight and unforgiving."
    ),
    rules=_RULES,
    board=BakersDozenBoard(_RULES),
    layout=TEN_COLUMNS,
)
