"""The colours of the deck as it is drawn.

Three of them are roles, given other colours when a card is loaded (patience_qt/ui/deck.py): the
suit, which every pip and index has from the root group, the paper, and the edge of the card.
"""

from __future__ import annotations

from typing import NamedTuple

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT = "currentColor"
PAPER, EDGE = "#FDFBF5", "#BDB5A3"
INK, RED = "#1C2030", "#C4202B"
SUIT_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}

IVORY, WHITE, EYE = "#FBF6E9", "#FFFFFF", "#FFFDF6"
GOLD, DARK_GOLD = "#E3AC3E", "#B9802A"
STEEL, DARK_STEEL = "#DCE2EA", "#AEB9C8"
WOOD, LEAF, STALK, GLASS = "#8B5E34", "#5C9A78", "#3F7A5A", "#CFE3E4"
SKIN, SKIN_SHADE, BLUSH, LIP = "#F4D6B8", "#E6BB93", "#ECAE94", "#B5443C"


class Scheme(NamedTuple):
    """The colours of a suit's court: red suits keep warm, black ones cool."""

    main: str
    dark: str
    second: str
    tint: str
    ray: str
    hair: str
    hair_light: str


SCHEMES = {
    "S": Scheme("#2A3766", "#1D2749", "#8FA3CF", "#EEF0F6", "#E0E4EF", "#2B2F42", "#4A5170"),
    "H": Scheme("#B3272F", "#8A1B25", "#2A3766", "#FAEEE8", "#F5DFD5", "#7E4426", "#A9683C"),
    "D": Scheme("#CB5A2A", "#9E3F1B", "#27646B", "#FCF1DF", "#F8E3C2", "#C58A33", "#E3B968"),
    "C": Scheme("#2B6653", "#1C4A3C", "#A9C3A0", "#EDF3EC", "#DCE8DC", "#5A3B2A", "#85603F"),
}
