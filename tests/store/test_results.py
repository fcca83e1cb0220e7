"""The log of results: what is damaged is passed over, what is said twice counts once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patience_qt.store.results import Result, read_results, settled
from patience_qt.store.statistics import Statistics, table
from patience_qt.store.totals import best_of_deals, total

if TYPE_CHECKING:
    from pathlib import Path


def result(number: int, outcome: str = "won", **fields: Any) -> Result:
    """Return the result of game *number*, which is deal *number*."""
    first = Result(
        f"{number:032x}", "babette", number, outcome, 80, 400.5, False, False, "2020-11-30T12:00:00"
    )
    return first._replace(**fields)


def content(*results: Result) -> bytes:
    return "".join(f"{each.line}\n" for each in results).encode()


ONE, TWO, THREE = (result(number) for number in (1, 2, 3))


def test_what_is_written_is_read() -> None:
    assert read_results(content(ONE, TWO)) == [ONE, TWO]
    assert read_results(b"") == []


def test_a_torn_last_line_costs_only_itself() -> None:
    whole = content(ONE, TWO)
    for end in range(len(content(ONE)), len(whole) - 1):
        assert read_results(whole[:end]) == [ONE]


def test_a_line_that_is_said_again_and_again_is_heard_each_time() -> None:
    assert read_results(content(ONE, TWO, ONE)) == [ONE, TWO, ONE]


def test_two_results_on_one_line_are_none() -> None:
    torn = f"{ONE.line},{TWO.line}\n".encode()
    assert read_results(torn + content(THREE)) == [THREE]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\0" * 400,
        b"{}",
        b"[1, 2]",
        b'{"id":"x"}',
        b'{"id":' + b"[" * 100_000 + b"}",
        b'{"id":' + b"9" * 5000 + b"}",
        TWO._replace(outcome="drawn").line.encode(),
        TWO._replace(moves=-1).line.encode(),
        TWO._replace(deal=0).line.encode(),
        TWO.line.replace("400.5", "NaN").encode(),
        TWO.line.replace("400.5", "1e999").encode(),
        TWO.line.replace("false", "0").encode(),
        TWO.line.encode().replace(b"babette", b"\xff"),
    ],
    ids=range(14),
)
def test_a_foreign_line_hides_no_other(line: bytes) -> None:
    assert read_results(content(ONE) + line + b"\n" + content(THREE)) == [ONE, THREE]


@given(st.binary())
def test_any_bytes_are_passed_over(noise: bytes) -> None:
    assert read_results(content(ONE) + noise + b"\n" + content(TWO))[-1] == TWO


def test_unknown_fields_do_no_harm() -> None:
    line = json.dumps({**json.loads(ONE.line), "more": [1]}, separators=(",", ":"))
    assert read_results(line.encode() + b"\n") == [ONE]


def test_a_game_that_is_written_twice_counts_once() -> None:
    assert settled([ONE, TWO, ONE]) == [ONE, TWO]


def test_an_abandoned_game_that_was_taken_up_again_is_open_until_it_ends() -> None:
    left, again = result(1, "abandoned"), result(1, "taken up")
    assert settled([left, again]) == []
    assert settled([left, again, ONE]) == [ONE]
    assert settled([left, TWO, again, left]) == [TWO, left]


def test_a_win_stands_for_ever() -> None:
    assert settled([ONE, result(1, "taken up"), result(1, "abandoned")]) == [ONE]


def row(outcomes: str) -> list[Result]:
    names = {"W": "won", "L": "lost", "A": "abandoned", "U": "unwinnable"}
    return [result(number, names[sign]) for number, sign in enumerate(outcomes, 1)]


@pytest.mark.parametrize(
    ("outcomes", "present", "best"),
    [("WWLWWW", 3, 3), ("", 0, 0), ("WWWL", 0, 3), ("WUW", 2, 2), ("LLW", 1, 1), ("WWLWL", 0, 2)],
)
def test_rows_of_wins(outcomes: str, present: int, best: int) -> None:
    totals = total(row(outcomes), abandoned_is_lost=True)
    assert (totals.row, len(totals.longest_row)) == (present, best)


def test_whether_an_abandoned_game_counts_is_a_setting() -> None:
    strict = total(row("WAWL"), abandoned_is_lost=True)
    mild = total(row("WAWL"), abandoned_is_lost=False)
    assert (len(strict.counted), strict.rate, strict.row) == (4, 0.5, 0)
    assert (len(mild.counted), round(mild.rate, 2), len(mild.longest_row)) == (3, 0.67, 2)


def test_a_deal_that_cannot_be_won_stands_apart() -> None:
    totals = total(row("WU"), abandoned_is_lost=True)
    assert (len(totals.counted), totals.unwinnable, totals.rate) == (1, 1, 1.0)


def test_moves_and_times_are_those_of_wins() -> None:
    games = [
        result(1, "lost", moves=10, seconds=5.0),
        result(2, moves=60, seconds=300.0),
        result(3, moves=70, seconds=200.0, undone=True, helped=True),
    ]
    totals = total(games, abandoned_is_lost=True)
    assert totals.quickest == games[2]
    assert totals.shortest == games[1]
    assert (totals.median_moves, totals.median_seconds) == (65, 250)
    assert (totals.without_undo, totals.without_help) == (1, 1)


def test_without_a_win_there_is_no_best() -> None:
    totals = total(row("L"), abandoned_is_lost=True)
    assert (totals.quickest, totals.shortest, totals.median_moves) == (None, None, None)
    assert totals.median_seconds is None
    assert total([], abandoned_is_lost=True).rate == 0.0


def test_the_best_of_a_deal_is_a_win_of_the_fewest_moves() -> None:
    lost, long, short = (
        result(number, outcome, deal=7, moves=moves)
        for number, outcome, moves in ((1, "lost", 5), (2, "won", 90), (3, "won", 80))
    )
    assert best_of_deals([lost, long, short, ONE]) == {("babette", 7): short, ("babette", 1): ONE}


def test_a_line_is_added_after_a_torn_one(tmp_path: Path) -> None:
    log = Statistics(tmp_path / "new")
    log.add(ONE)
    log.path.write_bytes(log.path.read_bytes() + b'{"id":"torn')
    log.add(TWO)
    assert log.read() == [ONE, TWO]


def test_what_was_cleared_can_be_brought_back(tmp_path: Path) -> None:
    log = Statistics(tmp_path)
    other = result(9, game="good-measure")
    for each in (ONE, other, TWO):
        log.add(each)
    assert not log.can_bring_back
    log.clear("babette")
    assert (log.read(), log.can_bring_back) == ([other], True)
    log.clear()
    log.add(THREE)
    assert log.read() == [THREE]
    log.bring_back()
    assert (set(log.read()), log.can_bring_back) == ({ONE, TWO, THREE, other}, False)


def test_the_table_has_a_line_of_headings() -> None:
    first, second = table([ONE]).splitlines()
    assert first == "game,deal,outcome,moves,seconds,undone,helped,time"
    assert second == "babette,1,won,80,400.5,False,False,2020-11-30T12:00:00"
