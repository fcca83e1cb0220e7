"""What the player likes to look at: one value, kept in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from patience_qt.ui.appearance import Appearance
from patience_qt.ui.looks import Blocked
from patience_qt.ui.motion import Motion
from patience_qt.ui.plan import Plan, Stand, Which
from patience_qt.ui.window_colours import Shade

if TYPE_CHECKING:
    from patience_qt.ui.settings import Settings


class Taste(NamedTuple):
    """Names of a deck, a back and a table, and how all is arranged, moved and marked."""

    deck: str = "two"
    back: str = "fans"
    table: str = "felt"
    figures: Which = Which.BY_SIZE
    foundations: Stand = Stand.LARGER
    left_handed: bool = False
    blocked: Blocked = Blocked.SLIGHT
    motion: Motion = Motion.SYSTEM
    window: Shade = Shade.SYSTEM
    letters: bool = False
    row_numbers: bool = True

    @property
    def appearance(self) -> Appearance:
        """Deck, back and table themselves."""
        return Appearance.named(self.deck, self.back, self.table)

    @property
    def plan(self) -> Plan:
        """How the table is arranged."""
        return Plan(self.figures, self.foundations, self.left_handed)

    def with_names(self, **what: object) -> Taste:
        """Return the same but for *what*: fields by name, each a value or the name of one."""
        return self._replace(**{field: _as(field, value) for field, value in what.items()})


def _as(field: str, value: object) -> Any:  # noqa: ANN401 - as various as the fields are
    """Return *value* in the type of *field*; raise ValueError where there is no such thing."""
    return type(getattr(USUAL_TASTE, field))(value)


USUAL_TASTE = Taste()


def kept_taste(settings: Settings) -> Taste:
    """Return what *settings* remember; what they do not know, or do not know any more, is usual."""
    return Taste(*(_sound(settings, name) for name in Taste._fields))


def keep_taste(settings: Settings, taste: Taste) -> None:
    """Let *settings* remember *taste*."""
    for name, value in taste._asdict().items():
        kept = value if isinstance(value, bool) else str(value)
        if kept != getattr(settings, name):
            setattr(settings, name, kept)


def _sound(settings: Settings, field: str) -> Any:  # noqa: ANN401 - as various as the fields are
    try:
        return _as(field, getattr(settings, field))
    except ValueError:
        return getattr(USUAL_TASTE, field)
