"""A table can be drawn into a picture, and nothing of it is left behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from shiboken6 import isValid

from patience_qt.games import BY_KEY
from patience_qt.ui.picture import picture_of
from patience_qt.ui.table_scene import TableScene
from tests.games.positions import numbered

KEY = "bakers-dozen"


@pytest.mark.usefixtures("qapp")
def test_no_table_is_left_for_python_to_collect(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[TableScene] = []
    fit = TableScene.fit

    def noted(scene: TableScene, width: float, height: float, ratio: float) -> None:
        scenes.append(scene)
        fit(scene, width, height, ratio)

    monkeypatch.setattr(TableScene, "fit", noted)
    picture = picture_of(BY_KEY[KEY], numbered(KEY, 1), QSize(640, 383), 2.0)
    assert [isValid(scene) for scene in scenes] == [False]
    assert picture.size() == QSize(1280, 766)
    assert picture.deviceIndependentSize().toSize() == QSize(640, 383)
