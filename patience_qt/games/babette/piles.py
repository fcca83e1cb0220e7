"""The piles of Babette's table, by what they are for."""

from __future__ import annotations

from patience_qt.engine.piles import COLUMNS, FOUNDATIONS

ROW = COLUMNS[:8]
"""The columns, over which a row is dealt."""
ACE_FOUNDATIONS, KING_FOUNDATIONS = FOUNDATIONS[:4], FOUNDATIONS[4:]
"""One of each for every suit: the first rise from the Ace, the others fall from the King."""
