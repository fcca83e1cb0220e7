"""Whether a game can be won, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.solver.grading import Grade
from patience_qt.ui.message import NOTHING, Message, Offer
from patience_qt.ui.standing import Standing
from patience_qt.ui.verdict_figure import NO_VERDICT, Ink, Verdict
from patience_qt.ui.words import told, translate

if TYPE_CHECKING:
    from patience_qt.ui.judge import Judge
    from patience_qt.ui.session import Session


def verdict(standing: Standing, grade: Grade | None = None) -> Verdict:
    """Return what stands at the right end of the status line, with the *grade* of a new deal."""
    if grade is not None:
        text = translate("fate", "Can be won: {grade}").format(grade=_grade(grade))
        return Verdict(text, "won", Ink.GOOD)
    match standing:
        case Standing.HIDDEN:
            return Verdict(translate("fate", "Cards still hidden"))
        case Standing.WORKING:
            return Verdict(translate("fate", "Working it out…"), "working")
        case Standing.WON:
            return Verdict(translate("fate", "Can be won"), "won", Ink.GOOD)
        case Standing.LOST:
            return Verdict(translate("fate", "Can no longer be won"), "lost", Ink.BAD)
        case Standing.NEVER:
            return Verdict(translate("fate", "Cannot be won"), "lost", Ink.BAD)
        case Standing.UNKNOWN:
            return Verdict(translate("fate", "Not known"), "unknown")
        case _:
            return NO_VERDICT


def _grade(grade: Grade) -> str:
    return {
        Grade.EASY: translate("fate", "easy"),
        Grade.FAIR: translate("fate", "fair"),
        Grade.TESTING: translate("fate", "testing"),
        Grade.HARD: translate("fate", "hard"),
        Grade.VERY_HARD: translate("fate", "very hard"),
    }[grade]


def loss(judge: Judge, session: Session) -> Message:
    """Return where a lost game was lost, and the way back; NOTHING where that is not known."""
    won, lost = judge.turn()
    if lost is None:
        return NOTHING
    if lost == 0:
        return _never(session)
    if won is None:
        return NOTHING
    text = _until(won, is_stuck=session.position.is_stuck)
    made = session.transition(won)
    if lost == won + 1 and made and not session.position.is_stuck:
        by = translate("fate", "Lost by {move}.")
        text = f"{text} {by.format(move=told(made))}"
    back = translate("fate", "Back to Where It Was Won")
    return Message(text, (Offer(back, lambda: session.go_to(won)),))


def looking_back(judge: Judge) -> str:
    """Return what a look back has shown, but for a loss, which is spoken of in any case."""
    if judge.is_working:
        return translate("fate", "Looking where the game was won…")
    won, lost = judge.turn()
    if lost is not None:
        return ""
    if won is None:
        return translate("fate", "It is not known whether this game could be won.")
    if won == judge.last:
        return translate("fate", "This game could be won all the way.")
    text = translate("fate", "{until} After that it is not known.")
    return text.format(until=_until(won, is_stuck=False))


def _until(won: int, *, is_stuck: bool) -> str:
    """Return up to which move the game could be won."""
    if is_stuck:
        text = translate("fate", "The deal could be won until move {number}.")
        first = translate("fate", "The deal could be won until the first move.")
    else:
        text = translate("fate", "Could be won until move {number}.")
        first = translate("fate", "Could be won until the first move.")
    return text.format(number=won) if won else first


def _never(session: Session) -> Message:
    """Return that the deal cannot be won; where nothing moves, New Deal is offered already."""
    text = translate("fate", "This deal cannot be won from the start. Nothing is counted.")
    if session.position.is_stuck:
        return Message(text)
    return Message(text, (Offer(translate("fate", "New Deal"), session.new_deal),))
