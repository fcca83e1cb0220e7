"""A hint in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience_qt.engine.rules import DEAL, REDEAL
from patience_qt.solver.advice import Hint, HintKind
from patience_qt.ui import words
from patience_qt.ui.words import translate

if TYPE_CHECKING:
    from patience_qt.engine.rules import Move
    from patience_qt.engine.table import Table


def told(hint: Hint | None, table: Table) -> str:
    """Return what *hint* says on *table*."""
    if hint is None:
        return translate("hints", "No hint can be given here.")
    if hint.move is None:
        return translate("hints", "No move helps any more.")
    text = {
        HintKind.WINS: translate("hints", "Hint: {move}"),
        HintKind.LOOKS_BEST: translate("hints", "Hint: {move} looks best"),
        HintKind.HARMLESS: translate(
            "hints", "Hint: {move}. Nothing better found; this one does no harm."
        ),
        HintKind.LOST: translate("hints", "No move helps any more."),
    }[hint.kind]
    if hint.frees and hint.kind is HintKind.WINS:
        text = translate("hints", "Hint: {move}; it frees {card}")
    card = words.card(hint.frees) if hint.frees else ""
    return text.format(move=_move(hint.move, table), card=card)


def _move(move: Move, table: Table) -> str:
    """Return what the player is to do."""
    if move == DEAL:
        return translate("hints", "deal a row")
    if move == REDEAL:
        return translate("hints", "gather and redeal")
    return f"{words.card(table.card(move.source))} {words.to(move.target, table)}"
