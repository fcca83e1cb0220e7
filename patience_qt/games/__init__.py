"""The games on offer, in the order of the menu."""

from patience_qt.games.babette.cadogan import BABETTE_CADOGAN
from patience_qt.games.babette.free_redeal import BABETTE_FREE_REDEAL
from patience_qt.games.babette.modern import BABETTE
from patience_qt.games.babette.transfers import BABETTE_TRANSFERS
from patience_qt.games.bakers_dozen.classic import BAKERS_DOZEN
from patience_qt.games.bakers_dozen.dick_1883 import BAKERS_DOZEN_1883
from patience_qt.games.bakers_dozen.good_measure import GOOD_MEASURE
from patience_qt.games.bakers_dozen.portuguese_solitaire import PORTUGUESE_SOLITAIRE
from patience_qt.games.bakers_dozen.spanish_patience import SPANISH_PATIENCE
from patience_qt.games.variant import Variant

GAMES: tuple[Variant, ...] = (
    BAKERS_DOZEN,
    BAKERS_DOZEN_1883,
    GOOD_MEASURE,
    SPANISH_PATIENCE,
    PORTUGUESE_SOLITAIRE,
    BABETTE,
    BABETTE_FREE_REDEAL,
    BABETTE_TRANSFERS,
    BABETTE_CADOGAN,
)
BY_KEY = {game.key: game for game in GAMES}
