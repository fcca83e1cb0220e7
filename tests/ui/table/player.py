"""A player at a real window: presses, drags and clicks, and looks whether all lies right.

Everything is done with mouse and keys on the view's viewport; nothing is called behind its back.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from patience_qt.engine.notation import read_move
from patience_qt.engine.piles import STOCK, PileId, Role, Spot
from patience_qt.engine.rules import DEAL, REDEAL, Move
from patience_qt.ui.card_item import CardItem
from patience_qt.ui.in_order import in_order
from patience_qt.ui.looks import Ring
from patience_qt.ui.lying import lying
from patience_qt.ui.place_item import PlaceItem
from patience_qt.ui.places import Places, win_strip
from patience_qt.ui.table_scene import TableScene
from patience_qt.ui.win_panel import WinPanel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from patience_qt.engine.table import Table
    from patience_qt.ui.session import Session
    from patience_qt.ui.window import MainWindow

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
_NO_KEY = Qt.KeyboardModifier.NoModifier


def pile(text: str) -> PileId:
    """Return the pile that *text* names: c3, f1, s1."""
    return PileId(Role(text[0]), int(text[1:]) - 1)


def spot(text: str) -> Spot:
    """Return the spot that *text* names: c3.4."""
    name, _, row = text.partition(".")
    return Spot(pile(name), int(row) - 1)


class Player:
    """Plays at *window* with the mouse."""

    def __init__(self, window: MainWindow) -> None:
        """Sit down."""
        self.window = window
        scene = window.view.scene()
        assert isinstance(scene, TableScene)
        self.scene = scene
        self.said: list[str] = []
        window.session.refused.connect(lambda why: self.said.append(why.text))

    @property
    def session(self) -> Session:
        """What is being played."""
        return self.window.session

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return self.session.position.table

    @property
    def ground(self) -> QWidget:
        """The widget that is pressed."""
        return self.window.view.viewport()

    @property
    def sentence(self) -> str:
        """What the status line says."""
        return self.window.status_line.sentence

    @property
    def win_panel(self) -> WinPanel:
        """What is said of a game that was won."""
        found = self.window.findChild(WinPanel)
        assert isinstance(found, WinPanel)
        return found

    @property
    def sees_win(self) -> bool:
        """Tell whether the table says that the game is won."""
        return any(panel.isVisible() for panel in self.window.findChildren(WinPanel))

    def look_back(self) -> None:
        """Put what is said of the win away."""
        button = self.win_panel.findChild(QPushButton, "third")
        assert isinstance(button, QPushButton)
        button.click()

    def offers(self) -> list[str]:
        """Return the words on the buttons beside it."""
        return list(self.window.status_line.offers)

    @property
    def moves(self) -> int:
        """How many moves the counter of the history shows."""
        return self.session.history.index()

    # Where things are

    def item(self, where: Spot) -> CardItem:
        """Return the item of the card at *where*."""
        return self.scene.pieces.item(self.table.card(where))

    def last(self, name: PileId) -> Spot:
        """Return the spot of the last card of a pile."""
        return Spot(name, len(self.table[name]) - 1)

    def at_rest(self, where: Spot) -> QRectF:
        """Return where the card at *where* lies, or will lie when it has landed."""
        pieces = self.scene.pieces
        return QRectF(pieces.places.at(where), pieces.arrangement.card)

    def grip(self, where: Spot) -> QPoint:
        """Return a point of the card at *where* that no other card covers: its upper edge."""
        card = self.at_rest(where)
        return QPointF(card.center().x(), card.top() + 0.06 * card.height()).toPoint()

    def middle(self, name: PileId) -> QPoint:
        """Return the middle of the place of a pile."""
        return self.scene.pieces.arrangement.pile(name).center().toPoint()

    def corner(self, name: PileId) -> QPointF:
        """Return where the corner of the next card of a pile would lie."""
        if name.role is Role.COLUMN:
            return self.scene.pieces.places.at(self.table.end(name))
        return self.scene.pieces.arrangement.pile(name).topLeft()

    # What hands do

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a button."""
        QTest.mousePress(self.ground, button, _NO_KEY, at)

    def move(self, at: QPoint) -> None:
        """Move the pointer."""
        QTest.mouseMove(self.ground, at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Release a button."""
        QTest.mouseRelease(self.ground, button, _NO_KEY, at)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and release in one place."""
        self.press(at, button)
        self.release(at, button)

    def click_again(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Make the second click of a double click, as Qt reports it."""
        self.press_again(at, button)
        self.release(at, button)

    def press_again(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a button quickly after a click, as Qt reports it."""
        QTest.mouseDClick(self.ground, button, _NO_KEY, at)

    def double_click(self, at: QPoint) -> None:
        """Click twice."""
        self.click(at)
        self.click_again(at)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NO_KEY) -> None:
        """Press and release a key, as the view hears it."""
        QTest.keyClick(self.window.view, key, modifier)

    def lift(self, where: Spot) -> QPoint:
        """Take the card at *where* in hand, a little way from its place; return the pointer."""
        at = self.grip(where)
        self.press(at)
        self.move(at + QPoint(8, 8))
        return at + QPoint(8, 8)

    def carry(self, where: Spot, corner: QPointF) -> QPoint:
        """Carry the card at *where* so that its corner is at *corner*; return the pointer."""
        at = self.grip(where)
        away = (corner - self.at_rest(where).topLeft()).toPoint()
        self.press(at)
        for share in (0.3, 1.0):
            self.move(at + QPoint(round(away.x() * share), round(away.y() * share)))
        return at + away

    def drag(self, where: Spot, corner: QPointF) -> None:
        """Drag the card at *where* so that its corner comes to *corner*."""
        self.release(self.carry(where, corner))

    def drag_onto(self, where: Spot, name: PileId, offset: tuple[float, float] = (0, 0)) -> None:
        """Drag the card at *where* onto a pile, beside its exact place by *offset* card widths."""
        width = self.scene.pieces.arrangement.card.width()
        self.drag(where, self.corner(name) + QPointF(*offset) * width)

    def play(self, move: Move) -> None:
        """Make *move* by mouse: drag a card, or click the stock."""
        if move in (DEAL, REDEAL):
            self.click(self.middle(STOCK))
        else:
            self.drag_onto(move.source, move.target)

    def play_text(self, text: str) -> None:
        """Make the move that *text* writes."""
        self.play(read_move(text, self.table))

    def click_onto(self, move: Move) -> None:
        """Make *move* by two clicks, or by one on the stock."""
        if move in (DEAL, REDEAL):
            self.play(move)
            return
        self.click(self.grip(move.source))
        self.click(self.point_of(move.target))

    def point_of(self, name: PileId) -> QPoint:
        """Return a point at which a click means that pile."""
        is_covered = name.role is Role.COLUMN and self.table[name].top is not None
        return self.grip(self.last(name)) if is_covered else self.middle(name)

    # What eyes see

    def look_at(self, moment: float) -> None:
        """See the cards as they are so many milliseconds after they set off."""
        clockwork = self.scene.animator._clockwork
        if self.scene.animator.is_running:
            clockwork.pause()
            clockwork.setCurrentTime(round(moment))

    def ringed(self) -> set[PileId]:
        """Return the piles whose last card or place is marked as a place to lay a card."""
        return self._marked(Ring.LEGAL, Ring.NEAREST)

    def nearest(self) -> set[PileId]:
        """Return the pile that is marked as the one on which a card dropped now would lie."""
        return self._marked(Ring.NEAREST)

    def _marked(self, *rings: Ring) -> set[PileId]:
        items = (item for item in self.scene.items() if isinstance(item, CardItem | PlaceItem))
        marked = [item for item in items if item.ring in rings]
        found = {name for name in self.table.piles if self.scene.pieces.upper(name) in marked}
        assert len(found) == len(marked), "a card that is not the last of its pile is marked"
        return found

    def _cards(self) -> Iterator[CardItem]:
        return (item for item in self.scene.items() if isinstance(item, CardItem))

    def faults(self) -> list[str]:
        """Return what on the table is not as the position has it; nothing may be moving."""
        found = list(self._misplaced())
        here, dealt = (
            Counter(card for pile in table.piles.values() for card in pile)
            for table in (self.table, self.session._opening)
        )
        if here != dealt:
            found.append("cards were lost or doubled")
        if Counter(item.card for item in self._cards() if item.isVisible()) - here:
            found.append("a card of another game is seen")
        if self.scene.hand.is_busy:
            found.append("a card is in hand")
        return found

    def _misplaced(self) -> Iterator[str]:
        position, arrangement = self.session.position, self.scene.pieces.arrangement
        drawn = in_order(position.table) if position.is_won else position.table
        clear = win_strip(arrangement, drawn) if position.is_won else 0.0
        places = Places(arrangement, drawn, clear=clear)
        in_rows = arrangement.layout.in_rows and not position.is_won
        for lies in lying(drawn, in_rows=in_rows):
            item = self.scene.pieces.item(lies.card)
            away = item.pos() - places.at(lies.spot)
            looks = (item.zValue(), item.isVisible(), item.face_up)
            marks = (item.ring, item.is_carried, item.is_blocked)
            if max(abs(away.x()), abs(away.y())) > 1 or not item.transform().isIdentity():
                yield f"{lies.card} lies at {item.pos()}, not at {lies.spot}"
            elif looks != (float(lies.spot.row), lies.seen, lies.face_up):
                yield f"{lies.card} looks wrong at {lies.spot}: {looks}"
            elif marks != (None, False, lies.blocked):
                yield f"{lies.card} wears a mark at {lies.spot}"
