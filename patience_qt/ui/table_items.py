"""Everything that lies on the table: one item a card, one a place, kept for the table's life."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from patience_qt.engine.piles import STOCK, PileId, Role, Spot
from patience_qt.engine.play import Position
from patience_qt.engine.table import Table
from patience_qt.games.layouts import THIRTEEN_COLUMNS, Layout
from patience_qt.ui import choreography
from patience_qt.ui.animator import Animator
from patience_qt.ui.caption_item import CaptionItem
from patience_qt.ui.card_item import CardItem
from patience_qt.ui.flight import Flight
from patience_qt.ui.geometry import Arrangement
from patience_qt.ui.in_order import in_order
from patience_qt.ui.letters_item import LettersItem
from patience_qt.ui.lying import lying
from patience_qt.ui.place_item import PlaceItem
from patience_qt.ui.places import Places, win_strip
from patience_qt.ui.plan import AS_USUAL
from patience_qt.ui.rows_item import RowsItem
from patience_qt.ui.sizes import size_cards
from patience_qt.ui.stock_words import stock_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QGraphicsScene

    from patience_qt.engine.cards import Card
    from patience_qt.engine.play import Transition
    from patience_qt.ui.choreography import Stage
    from patience_qt.ui.faces import Faces
    from patience_qt.ui.plan import Plan

_BARE = Position(Table({}), (), is_won=False, is_stuck=False)


class TableItems:
    """Puts the items of a scene where a position says; it knows what lies where, and no rules."""

    def __init__(self, scene: QGraphicsScene, faces: Faces) -> None:
        """Put nothing on *scene* yet."""
        self.animator = Animator(scene)
        self._scene, self._faces = scene, faces
        faces.renewed.connect(scene.update)
        self._won: Table | None = None
        self._cards: dict[Card, CardItem] = {}
        self._places_of: dict[PileId, PlaceItem] = {}
        self.rows, self.letters, self._caption = RowsItem(), LettersItem(), CaptionItem()
        for item in (self.rows, self.letters, self._caption):
            scene.addItem(item)
        self._spots: dict[Card, Spot] = {}
        self._position = _BARE
        self._is_fresh = False
        self._plan = AS_USUAL
        self.arrangement = _arranged(THIRTEEN_COLUMNS, QSizeF(1280, 700), 1.0)
        self.places = Places(self.arrangement, _BARE.table)

    def lay_out(self, layout: Layout) -> None:
        """Make room for a game with that *layout*; the next position shown is dealt."""
        self.animator.finish()
        self._is_fresh = True
        if layout != self.arrangement.layout or not self._places_of:
            self._clear()
        now = self.arrangement
        self.arrangement = _arranged(layout, now.table, now.ratio, self._plan)
        if not self._places_of:
            for pile in self.arrangement.piles:
                place = self._places_of[pile] = PlaceItem(pile, layout, self._faces)
                self._scene.addItem(place)
        self._stand()

    def _clear(self) -> None:
        """Put away what belongs to another game."""
        for place in self._places_of.values():
            self._scene.removeItem(place)
        self._places_of.clear()
        self._position, self._spots = _BARE, {}

    def fit(self, table: QSizeF, ratio: float, gain: float) -> None:
        """Fill a table of that size; everything is there at once.

        The foundations change sides only where cards become *gain* times as large by it, 0 where
        the table was not seen before.
        """
        keep = self.arrangement if gain else None
        layout = self.arrangement.layout
        self.arrangement = _arranged(layout, table, ratio, self._plan, keep=keep, gain=gain)
        self._stand()
        self.show(self._position)
        self.animator.finish()

    def arrange(self, plan: Plan) -> None:
        """Stand as *plan* says from now on; everything is there at once."""
        if plan != self._plan:
            self._plan = plan
            self.fit(self.arrangement.table, self.arrangement.ratio, gain=0)

    def _stand(self) -> None:
        """Put the places where the arrangement says, and give the faces its size."""
        size = self.arrangement.size
        self._faces.fit(self.arrangement.card, self.arrangement.ratio, size.figures)
        for pile, place in self._places_of.items():
            corner = self.arrangement.pile(pile).topLeft()
            place.stand(corner, below=self.arrangement.below_foundation)
        self.letters.stand(self.arrangement)
        self._resized()

    def _resized(self) -> None:
        for card in self._cards.values():
            card.resized()
        for place in self._places_of.values():
            place.resized()

    def show(self, position: Position, transition: Transition | None = None) -> None:
        """Let every card go where *position* has it; *transition* tells in which order.

        Without one all go together.  A won deal is laid out again in order.
        """
        self._won = in_order(position.table) if position.is_won else None
        drawn = self._won or position.table
        self._make_room(drawn)
        stages = self._stages(position, drawn, transition)
        self._position = position
        self.places = self._places(drawn)
        mark = choreography.turning(transition) if transition else None
        self.animator.fly(self._flights(stages), mark)
        self._spots = {
            card: Spot(name, row)
            for name, pile in position.table.piles.items()
            for row, card in enumerate(pile.cells)
            if card is not None
        }
        for card in self._cards.keys() - self._spots.keys():
            self._cards[card].setVisible(False)
        # While columns are gathered, rows and stock look as before: the eye still sees them.
        if mark is None or not self.animator.is_running:
            self.show_places()

    def put_back(self, refused: Card | None) -> None:
        """Let the card that was in hand go home; one that was *refused* shakes first."""
        home = choreography.together(self._position.table, refused)
        self.animator.fly(self._flights([home]))

    def _stages(
        self, position: Position, drawn: Table, transition: Transition | None
    ) -> list[Stage]:
        """Return the stages in which *position* comes about."""
        if self._is_fresh and drawn.piles:
            self._is_fresh = False
            self._take_in_hand(drawn)
            return [choreography.dealt(drawn)]
        if transition is None:
            return [choreography.together(drawn)]
        found = list(choreography.stages(transition))
        return (
            [*found, choreography.put_in_order(drawn, found[-1].end)] if position.is_won else found
        )

    def _make_room(self, table: Table) -> None:
        """Shrink the cards where large figures would not be whole in the longest column."""
        longest = max((len(pile) for _, pile in table.all(Role.COLUMN)), default=0)
        now = self.arrangement
        fitting = _arranged(now.layout, now.table, now.ratio, self._plan, keep=now, longest=longest)
        if fitting.size != now.size:
            self.arrangement = fitting
            self._stand()

    def _take_in_hand(self, table: Table) -> None:
        """Put all cards but the stock's below the table, ready to be dealt."""
        self._spots = {}
        places, bottom = Places(self.arrangement, table), self.arrangement.table.height()
        hand = QPointF((self.arrangement.table.width() - self.arrangement.card.width()) / 2, bottom)
        for lies in lying(table, in_rows=False):
            item = self.item(lies.card)
            item.show_face(up=lies.face_up)
            item.setPos(places.at(lies.spot) if lies.spot.pile == STOCK else hand)

    def _flights(self, stages: Iterable[Stage]) -> list[Flight]:
        """Return the flights of all cards that are not yet where the last stage has them."""
        flights: dict[Card, Flight] = {}
        for stage in stages:
            places = self._places(stage.table)
            for lies in lying(stage.table, in_rows=self._shows_rows):
                if (flight := flights.get(lies.card)) is None:
                    spot = self._spots.get(lies.card)
                    flight = Flight(self.item(lies.card), spot.pile if spot else None)
                    flights[lies.card] = flight
                flight.go_on(stage, lies, places.at(lies.spot))
        return [flight for flight in flights.values() if flight.has_legs]

    def _places(self, table: Table) -> Places:
        """Return the places of *table*; a won deal leaves the lower part to what is said of it."""
        clear = win_strip(self.arrangement, table) if table is self._won else 0.0
        return Places(self.arrangement, table, clear=clear)

    @property
    def won_deal(self) -> QRectF:
        """Where the cards of a won deal lie, or will lie when they have landed."""
        lain = lying(self._won, in_rows=False) if self._won else ()
        area = QRectF()
        for lies in lain:
            area |= QRectF(self.places.at(lies.spot), self.arrangement.card)
        return area

    @property
    def _shows_rows(self) -> bool:
        """Tell whether the columns form rows, in which lower cards block those above them."""
        return self.arrangement.layout.in_rows and not self._position.is_won

    def show_places(self) -> None:
        """Show what is seen where no card lies, and what stands beside the cards."""
        position = self._position
        drawn = self._won or position.table
        for pile, place in self._places_of.items():
            place.setVisible(not position.is_won or pile.role is Role.FOUNDATION)
            place.set_covered(covered=pile in drawn.piles and drawn[pile].base is not None)
        if stock := self._places_of.get(STOCK):
            stock.show_sign("redeal" if position.redeals_left else "stock-done")
        self.rows.setVisible(self._shows_rows)
        if self._shows_rows:
            self.rows.show_rows(drawn, self.places)
        below = self.arrangement.pile(STOCK).bottomLeft()
        below += QPointF(self.arrangement.card.width() / 2, 0)
        self._caption.say(stock_words(position), below, self.arrangement.card.width())

    # What lies where

    def item(self, card: Card) -> CardItem:
        """Return the item of *card*, made when it is first wanted."""
        if (item := self._cards.get(card)) is None:
            item = self._cards[card] = CardItem(card, self._faces)
            self._scene.addItem(item)
        return item

    def upper(self, pile: PileId) -> CardItem | PlaceItem:
        """Return what a card laid on *pile* would lie on: its last card, or its place."""
        top = self._position.table[pile].top
        return self._places_of[pile] if top is None else self.item(top)

    def spot_at(self, at: QPointF) -> Spot | None:
        """Return the spot of the uppermost card at *at*."""
        cards = (item for item in self._scene.items(at) if isinstance(item, CardItem))
        return next((self._spots.get(item.card) for item in cards), None)

    def pile_at(self, at: QPointF) -> PileId | None:
        """Return the pile whose place reaches to *at*."""
        areas = ((pile, self.arrangement.drop_area(pile)) for pile in self._places_of)
        return next((pile for pile, area in areas if area.contains(at)), None)

    def widest_overlap(self, spot: Spot, piles: Iterable[PileId]) -> PileId | None:
        """Return which of *piles* the card of *spot* covers most as drawn now; None for none.

        Of two that are covered alike it is the first.
        """
        card = self.item(self._position.table.card(spot)).face_rect()
        areas = {pile: card & self.arrangement.drop_area(pile) for pile in piles}
        covered = {pile: area.width() * area.height() for pile, area in areas.items()}
        best = max(covered, key=lambda pile: covered[pile], default=None)
        return best if best is not None and covered[best] > 0 else None


def _arranged(
    layout: Layout,
    table: QSizeF,
    ratio: float,
    plan: Plan = AS_USUAL,
    *,
    keep: Arrangement | None = None,
    gain: float = math.inf,
    longest: int = 0,
) -> Arrangement:
    """Return the arrangement of *layout* on a table of that size; *keep* is what stood before.

    Where nothing else is said, no change moves the foundations.
    """
    kept = keep.size if keep else None
    size = size_cards(layout, table, ratio, plan, keep=kept, gain=gain, longest=longest)
    return Arrangement(layout, table, size, ratio, plan.mirrored)
