"""What the solver proved, and that it helped, is kept with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.verdict import Outcome
from patience_qt.ui.prospects import Known
from tests.ui.conftest import help_at
from tests.ui.lines import play

if TYPE_CHECKING:
    from tests.ui.keeping.conftest import Desk


def test_a_deal_proved_unwinnable_is_not_counted_as_lost(desk: Desk) -> None:
    window = desk.start("bakers-dozen", 1)
    session = window.session
    helping = help_at(window)
    helping.judge._prospects.learn(session.table_at(0), Known(Outcome.LOST))
    play(session, "c8.4-c6")
    session.new_deal()
    assert desk.outcomes() == ["unwinnable"]
    play(session, str(session.position.moves[0]))
    session.new_deal()
    assert desk.outcomes() == ["unwinnable", "abandoned"]


def test_that_the_player_was_helped_is_known_after_a_fall(desk: Desk) -> None:
    session = desk.start("bakers-dozen", 1).session
    play(session, "c8.4-c6")
    session.note(helped=True)
    assert desk.start().session.notes.helped
