"""What of a table is seen, and how."""

from __future__ import annotations

from patience_qt.engine.table import Table
from patience_qt.ui.lying import lying
from tests.games.positions import columns, numbered, rows


def blocked(table: Table, *, in_rows: bool) -> list[str]:
    return [str(each.card) for each in lying(table, in_rows=in_rows) if each.blocked]


def test_in_rows_a_card_with_another_directly_below_it_is_blocked() -> None:
    table = rows("babette", "AC 2C 3C 4C 5C 6C 7C 8C\n9C -- JC QC KC AD 2D 3D")
    assert blocked(table, in_rows=True) == ["AC", "3C", "4C", "5C", "6C", "7C", "8C"]
    assert blocked(table, in_rows=False) == []


def test_of_a_foundation_the_last_two_cards_are_seen() -> None:
    table = columns("bakers-dozen", ": 6C", "Foundations: C-5 D-0 H-A S-0")
    seen = [str(each.card) for each in lying(table, in_rows=False) if each.seen]
    assert seen == ["4C", "5C", "AH", "6C"]


def test_every_card_lies_somewhere_and_the_hidden_ones_face_down() -> None:
    table = numbered("bakers-dozen-1883", 1)
    each = list(lying(table, in_rows=False))
    assert len(each) == 52
    assert {one.card for one in each if not one.face_up} == table.face_down
