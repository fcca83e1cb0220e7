"""The status line says what happened and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from patience_qt.engine.notation import read_move
from patience_qt.engine.rules import REDEAL
from patience_qt.games import BY_KEY
from patience_qt.games.winning_lines import winning_line
from tests.ui.lines import NEARLY_STUCK, STUCK, lay_out, play, win
from tests.ui.test_words import CHAIN

if TYPE_CHECKING:
    from tests.ui.conftest import Opener


def test_undo_and_redo_say_their_move(open_game: Opener) -> None:
    window = open_game()
    play(window.session, "c11.4-f3")
    window.act.undo.trigger()
    assert window.status_line.sentence == "Taken back: A♥ to foundation"
    window.act.redo.trigger()
    assert window.status_line.sentence == "Played again: A♥ to foundation"
    play(window.session, "c8.4-c6")
    assert window.status_line.sentence == ""


def test_a_new_deal_offers_the_way_back(open_game: Opener) -> None:
    window = open_game(deal=27154)
    assert window.status_line.sentence == ""
    window.act.next_deal.trigger()
    assert window.status_line.sentence == "Deal 27\u00a0155."
    assert window.status_line.offers == ("Back to Deal 27\u00a0154",)
    window.status_line.buttons[0].click()
    assert window.session.deal == 27154


def test_the_same_deal_taken_up_otherwise_does_not_offer_itself(open_game: Opener) -> None:
    window = open_game(deal=27154)
    window.session.start(window.session.game, 27154)
    assert window.status_line.offers == ("Back to the Previous Deal",)


def test_another_game_offers_the_one_that_was_left(open_game: Opener) -> None:
    window = open_game()
    window.session.start(BY_KEY["babette"], 7)
    assert window.status_line.offers == ("Back to Baker's Dozen",)


def test_a_refusal_gives_the_reason_until_the_next_move(open_game: Opener) -> None:
    window = open_game()
    session = window.session
    lay_out(session, STUCK)
    session.attempt(read_move("c1.2-c2", session.position.table))
    assert window.status_line.sentence == "A King goes on no other card."
    session.attempt(read_move("c1.1-f1", session.position.table))
    assert window.status_line.sentence == "Q♣ has a card on it."
    session.back_to_previous()
    play(session, "c11.4-f3")
    assert window.status_line.sentence == ""


def test_being_stuck_offers_three_ways_on(open_game: Opener) -> None:
    window = open_game()
    lay_out(window.session, NEARLY_STUCK)
    play(window.session, "c3.1-f2")
    line = window.status_line
    assert line.sentence == "No card can be moved."
    assert list(line.offers) == ["Undo", "Start Again", "New Deal"]
    line.buttons[0].click()
    assert window.session.history.index() == 0
    assert line.sentence == "Taken back: K♦ to foundation"
    assert list(line.offers) == []


def test_where_no_move_was_made_none_is_taken_back(open_game: Opener) -> None:
    window = open_game()
    lay_out(window.session, STUCK)
    window.status_line.next_action()
    assert window.status_line.offers == ("New Deal",)


def test_babette_says_what_is_used_up(open_game: Opener) -> None:
    window = open_game("babette-free-redeal")
    play(window.session, "deal " * 12 + "redeal " + "deal " * 12)
    while moves := window.session.position.moves:
        window.session.play(moves[0])
    assert window.status_line.sentence == "No free card fits and no redeal is left."


def test_babette_says_when_only_the_redeal_is_left(open_game: Opener) -> None:
    window = open_game("babette")
    line = [move for group in winning_line(window.session.game, 1) or [] for move in group]
    before = line.index("redeal")
    play(window.session, " ".join(line[: before - 1]))
    assert window.status_line.sentence == ""
    play(window.session, line[before - 1])
    said = "No free card fits. Click the stock to gather and redeal."
    assert window.status_line.sentence == said
    play(window.session, "redeal")
    assert window.status_line.sentence == ""


def test_where_the_redeal_need_not_wait_cards_that_fit_are_not_denied(open_game: Opener) -> None:
    window = open_game("babette-free-redeal")
    play(window.session, "deal " * 12)
    assert REDEAL in window.session.position.moves
    assert window.status_line.sentence == ""


def test_a_won_game_says_that_all_are_home(open_game: Opener) -> None:
    window = open_game("babette")
    win(window.session)
    assert window.status_line.sentence == "All 104 cards are home."
    assert window.status_line.offers == ()


def test_what_turns_up_is_told(open_game: Opener) -> None:
    window = open_game("bakers-dozen-1883")
    lay_out(window.session, CHAIN)
    play(window.session, "c1.3-c2")
    told = "K♠ turned up and sank; J♥ turned up in column a"
    assert window.status_line.sentence == told


def test_a_card_in_hand_is_spoken_of_until_it_lies(open_game: Opener) -> None:
    window = open_game()
    lay_out(window.session, STUCK)
    position = window.session.position
    card = position.table.card(read_move("c1.2-f1", position.table).source)
    window.narrator.tell_hand(card, ())
    assert window.status_line.sentence == "K♣ has no place to go now"
    window.narrator.tell_hand(None, ())
    window.status_line.next_action()
    assert window.status_line.sentence == "No card can be moved."


@pytest.mark.parametrize("moves", [1, 2])
def test_the_count_is_the_number_of_moves_that_stand(open_game: Opener, moves: int) -> None:
    window = open_game()
    play(window.session, "c11.4-f3 c8.4-c6")
    for _ in range(2 - moves):
        window.act.undo.trigger()
    shown = "1 move" if moves == 1 else "2 moves"
    assert shown in window.status_line.figures.shown
