"""The status line says one thing at a time, and always fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from patience_qt.ui.chrome import LIGHT, chrome
from patience_qt.ui.message import NOTHING, Message, Offer
from patience_qt.ui.status_line import StatusLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

OFFERS = (Offer("Undo", lambda: None), Offer("Start Again", lambda: None))
STUCK = Message("No card can be moved.", OFFERS, is_alarm=True)


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[StatusLine]:
    window = QWidget()
    qtbot.addWidget(window)
    made = StatusLine(window)
    made.figures.show_game("Baker's Dozen", 27154)
    made.figures.show_moves(42)
    made.figures.show_seconds(400)
    made.resize(900, 32)
    window.show()
    yield made
    window.hide()


def test_what_is_in_hand_lies_over_what_was_said_and_that_over_what_stands(
    line: StatusLine,
) -> None:
    line.stand(Message("standing"))
    line.say(Message("passing"))
    line.hold(Message("in hand"))
    assert line.sentence == "in hand"
    line.hold(NOTHING)
    assert line.sentence == "passing"
    line.next_action()
    assert line.sentence == "standing"


def test_a_refusal_goes_by_itself(qtbot: QtBot, line: StatusLine) -> None:
    line.say(Message("no"), seconds=0.01)
    qtbot.waitUntil(lambda: line.sentence == "")


def test_the_buttons_of_a_lost_game_stay_while_something_else_is_said(line: StatusLine) -> None:
    line.stand(STUCK)
    line.say(Message("A King goes on no other card.", icon="lost"))
    assert list(line.offers) == ["Undo", "Start Again"]
    assert line.palette().color(QPalette.ColorRole.Window) == LIGHT.amber
    line.stand(NOTHING)
    assert list(line.offers) == []
    assert line.palette().color(QPalette.ColorRole.Window) != LIGHT.amber


def test_a_button_does_what_it_says_and_takes_no_focus(line: StatusLine) -> None:
    done: list[str] = []
    line.say(Message("Deal 2.", (Offer("Back", lambda: done.append("back")),)))
    line.buttons[0].click()
    assert done == ["back"]
    assert line.buttons[0].focusPolicy().value == 0


def test_figures_are_dropped_one_by_one_as_room_shrinks(line: StatusLine) -> None:
    seen: list[tuple[str, ...]] = []
    for room in range(900, 0, -1):
        line.figures.fit(room)
        assert line.figures.width() <= room
        if line.figures.shown not in seen:
            seen.append(line.figures.shown)
    deal = "Deal 27\u00a0154"
    assert seen == [
        ("Baker's Dozen", deal, "42 moves", "6:40"),
        (deal, "42 moves", "6:40"),
        (deal, "42 moves"),
        (deal, "42"),
        (deal,),
        (),
    ]


@pytest.mark.parametrize("width", [900, 640, 520])
def test_sentence_and_buttons_never_overlap(line: StatusLine, width: int) -> None:
    line.resize(width, 32)
    line.stand(Message("No free card fits and no redeal is left.", (*OFFERS, *OFFERS)))
    line.ensurePolished()
    if layout := line.layout():
        layout.activate()
    children = [one for one in line.findChildren(QWidget) if one.isVisible()]
    edges = sorted((one.geometry().left(), one.geometry().right()) for one in children)
    assert all(edges[n][1] < edges[n + 1][0] for n in range(len(edges) - 1))
    assert len(edges) >= 6
    assert edges[-1][1] <= width


def test_moves_and_clock_can_be_hidden(line: StatusLine) -> None:
    line.figures.show_counts(on=False)
    line.refit()
    assert line.figures.shown == ("Baker's Dozen", "Deal 27\u00a0154")


def test_one_move_is_not_moves_and_the_clock_is_not_spoken(line: StatusLine) -> None:
    line.figures.show_moves(1)
    assert line.figures.accessibleName() == "Baker's Dozen, Deal 27\u00a0154, 1 move"


@pytest.mark.parametrize("ground", ["#F0F0F0", "#2A2C31"])
def test_our_colours_can_be_read_on_light_and_dark(ground: str) -> None:
    palette = QPalette(QColor(ground))
    inks = chrome(palette)
    assert contrast(inks.bad, QColor(ground)) >= 4.5
    assert contrast(inks.faint, QColor(ground)) >= 4.5
    assert contrast(inks.amber, inks.on_amber) >= 4.5


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as the accessibility guidelines define it."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
