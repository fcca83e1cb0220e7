"""One thing that the status line says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Offer(NamedTuple):
    """A button beside a message: its words, and what it does."""

    text: str
    accept: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence with up to four offers.

    An *icon* marks a refusal or a hint, *is_alarm* the end of a game; a message *is_alone* where
    nothing of the game belongs beside it.
    """

    text: str = ""
    offers: tuple[Offer, ...] = ()
    icon: str = ""
    is_alarm: bool = False
    is_alone: bool = False


NOTHING = Message()
