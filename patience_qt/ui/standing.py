"""What may be said of a position, and when."""

from __future__ import annotations

from enum import Enum


class Showing(Enum):
    """When the player wants to be told; each value is what the settings keep."""

    ALWAYS = "always"
    AFTER = "after the game"
    NEVER = "never"


class Standing(Enum):
    """What is said of the position on the table."""

    SILENT = "nothing is said"
    HIDDEN = "cards are hidden"
    WORKING = "it is being worked out"
    WON = "it can be won"
    LOST = "it can no longer be won"
    NEVER = "it could not be won from the start"
    UNKNOWN = "it is not known"
