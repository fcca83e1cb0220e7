"""Cards move as fast as is wished, and not at all where the desktop wishes that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QWidget

from patience_qt.games import BY_KEY
from patience_qt.ui.app import open_window
from patience_qt.ui.motion import Motion, pace, system_wants_rest
from patience_qt.ui.table_scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience_qt.ui.settings import Settings
    from tests.ui.table.conftest import SitDown


class Resting(QProxyStyle):
    """A style in which nothing moves, as desktops give one to those who ask for rest."""

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: object = None,
    ) -> int:
        """Give animations no time."""
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget)


@pytest.fixture
def _desktop_at_rest(qapp: QApplication) -> Iterator[None]:
    usual = qapp.style().name()
    QApplication.setStyle(Resting(usual))
    yield
    QApplication.setStyle(usual)


@pytest.mark.parametrize(
    ("motion", "expected"), [("normal", 1), ("quick", 0.5), ("slow", 1.8), ("none", 0)]
)
def test_what_is_chosen_stretches_all_times(
    qapp: QApplication, motion: str, expected: float
) -> None:
    assert pace(Motion(motion)) == expected


def test_without_a_wish_of_the_desktop_cards_move_as_usual(qapp: QApplication) -> None:
    assert not system_wants_rest()
    assert pace(Motion.SYSTEM) == 1


@pytest.mark.usefixtures("_desktop_at_rest")
def test_the_wish_of_the_desktop_is_heeded_at_the_first_start(settings: Settings) -> None:
    window = open_window(BY_KEY["babette"], 1, settings)
    scene = window.view.scene()
    assert isinstance(scene, TableScene)
    assert scene.animator.pace == 0
    assert not scene.animator.is_running
    window.close()
    window.deleteLater()


@pytest.mark.usefixtures("_desktop_at_rest")
def test_what_the_player_chose_goes_before_it(qapp: QApplication) -> None:
    assert pace(Motion.NORMAL) == 1


def test_twice_as_quick_is_half_the_time(sit_down: SitDown) -> None:
    times = []
    for speed in (1.0, 0.5, 1.8):
        player = sit_down("babette", pace=speed)
        player.play_text("deal")
        times.append(player.scene.animator._clockwork.duration())
    assert times[1] == pytest.approx(0.5 * times[0], abs=1)
    assert times[2] == pytest.approx(1.8 * times[0], abs=1)
