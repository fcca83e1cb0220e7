"""The deal of a day comes from the date alone."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patience_qt.store.daily import daily_deal, day_of


def test_the_number_is_the_date() -> None:
    assert daily_deal(date(2026, 11, 30)) == 20_261_130


@given(st.dates(min_value=date(1000, 1, 1)))
def test_every_day_has_a_number_of_its_own(day: date) -> None:
    assert day_of(daily_deal(day)) == day


@pytest.mark.parametrize("deal", [1, 27154, 20261131, 20261301, 202611301, 99999999])
def test_other_numbers_belong_to_no_day(deal: int) -> None:
    assert day_of(deal) is None
