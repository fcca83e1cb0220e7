"""One card on its way to where it shall lie, stage after stage."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEasingCurve, QLineF, QPointF
from PySide6.QtGui import QTransform

from patience_qt.ui.choreography import SHAKE, by_distance

if TYPE_CHECKING:
    from patience_qt.engine.piles import PileId
    from patience_qt.ui.card_item import CardItem
    from patience_qt.ui.choreography import Stage
    from patience_qt.ui.lying import Lying

STILL = 0.5
"""A card nearer to its goal than this many pixels is there."""
ALOFT = 1_000.0
"""What a card in flight adds to its height, so that it passes over those at rest."""
BENEATH = -0.5
"""The height of a card that passes beneath all others, but over the places."""

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)
_SWAY, _SWAYS = 3.0, 3
"""How many pixels a refused card sways to each side, and how often."""
_EDGE = 0.02
"""So much of a card's width is seen when it stands on its edge."""


class Leg(NamedTuple):
    """A stretch of the way: from the moment *begin* it takes *lasts* milliseconds.

    At its end the card lies as *lies* says, with its corner at *goal*; on the way it is drawn at
    the height *aloft*, or at its old height where that is None.  A leg that *shakes* goes nowhere.
    """

    begin: float
    lasts: float
    goal: QPointF
    lies: Lying
    aloft: float | None = None
    shakes: bool = False


class Flight:
    """A card and the legs of its way."""

    def __init__(self, item: CardItem, pile: PileId | None) -> None:
        """Begin where *item* is drawn now; *pile* is the one on which it lay, if any."""
        self.item = item
        self._at, self._pile = item.pos(), pile
        self._looks = (item.zValue(), item.face_up, item.is_blocked, item.isVisible())
        self._legs: list[Leg] = []
        self._start: QPointF | None = None

    @property
    def has_legs(self) -> bool:
        """Tell whether anything is left to do."""
        return bool(self._legs)

    @property
    def end(self) -> float:
        """The moment at which the card lands."""
        return self._legs[-1].begin + self._legs[-1].lasts

    def go_on(self, stage: Stage, lies: Lying, goal: QPointF) -> None:
        """Lie as *lies* says, with the corner at *goal*, when *stage* is over."""
        looks = (lies.spot.row, lies.face_up, lies.blocked, lies.seen)
        if goal != self._at or looks != self._looks:
            self._add_legs(stage, lies, goal)
            self._at, self._pile, self._looks = goal, lies.spot.pile, looks

    def _add_legs(self, stage: Stage, lies: Lying, goal: QPointF) -> None:
        """Move only what moves for the eye; what others cover stays as it was until they do."""
        _, was_up, was_blocked, was_seen = self._looks
        distance = QLineF(self._at, goal).length()
        begin, lasts, aloft = stage.begin + stage.waits.get(lies.card, 0.0), 0.0, None
        if (was_seen or lies.seen) and (distance >= STILL or was_up != lies.face_up):
            usual = by_distance(distance, self.item.face_rect().width())
            lasts = usual if stage.lasts is None else stage.lasts
            if lies.card == stage.under:
                aloft = BENEATH
            elif lies.spot.pile != self._pile or abs(goal.x() - self._at.x()) >= STILL:
                aloft = ALOFT + begin + lies.spot.row
        if lies.card == stage.refused:
            self._legs.append(Leg(begin, SHAKE, self._at, lies, aloft, shakes=True))
            begin += SHAKE
        is_covered = was_seen > lies.seen or was_blocked < lies.blocked
        if is_covered:
            before = lies._replace(seen=was_seen, blocked=was_blocked)
            self._legs.append(Leg(begin, lasts, goal, before, aloft))
            begin, lasts, aloft = stage.end, 0.0, None
        self._legs.append(Leg(begin, lasts, goal, lies, aloft))

    def at(self, now: float) -> bool:
        """Put the card where it is at the moment *now*; tell whether it has landed."""
        while now >= self._legs[0].begin:
            leg = self._legs[0]
            if self._start is None:
                self._set_off(leg)
            if now < leg.begin + leg.lasts:
                self._glide(leg, (now - leg.begin) / leg.lasts)
                return False
            self._lie(leg)
            self._start = None
            if len(self._legs) == 1:
                return True
            del self._legs[0]
        return False

    def land(self) -> None:
        """Put the card down at the end of its way."""
        self._lie(self._legs[-1])

    def _set_off(self, leg: Leg) -> None:
        self._start = self.item.pos()
        if leg.lasts > 0:
            self.item.setVisible(True)
        if leg.aloft is not None:
            self.item.setZValue(leg.aloft)

    def _glide(self, leg: Leg, share: float) -> None:
        if self._start is not None and leg.shakes:
            sway = _SWAY * math.sin(2 * math.pi * _SWAYS * share)
            self.item.setPos(self._start + QPointF(sway, 0))
        elif self._start is not None:
            eased = _EASE.valueForProgress(share)
            self.item.setPos(self._start + (leg.goal - self._start) * eased)
        if leg.lies.face_up != self.item.face_up or not self.item.transform().isIdentity():
            self._turn(leg, share)

    def _turn(self, leg: Leg, share: float) -> None:
        """Narrow the card to its edge, change its face, widen it again."""
        if share >= 0.5:
            self.item.show_face(up=leg.lies.face_up)
            if leg.aloft is None:
                self.item.setZValue(leg.lies.spot.row)
        middle = self.item.middle().x()
        squeeze = QTransform.fromTranslate(middle, 0).scale(max(_EDGE, abs(1 - 2 * share)), 1)
        self.item.setTransform(squeeze.translate(-middle, 0))

    def _lie(self, leg: Leg) -> None:
        """Lie as *leg* ends."""
        self.item.setPos(leg.goal)
        self.item.setZValue(leg.lies.spot.row)
        self.item.show_face(up=leg.lies.face_up)
        self.item.veil(blocked=leg.lies.blocked)
        self.item.setVisible(leg.lies.seen)
        self.item.resetTransform()
