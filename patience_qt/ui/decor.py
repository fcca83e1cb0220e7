"""Dresses the program as the player likes it: at once, and again at the next start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from patience_qt.ui.motion import pace
from patience_qt.ui.taste import keep_taste, kept_taste
from patience_qt.ui.window_colours import Shade, colour_windows

if TYPE_CHECKING:
    from patience_qt.ui.faces import Faces
    from patience_qt.ui.settings import Settings
    from patience_qt.ui.table_scene import TableScene
    from patience_qt.ui.taste import Taste


class Decor(QObject):
    """Holds the taste in use; *scene* and *faces* look accordingly."""

    changed = Signal(object)
    """The Taste now in use."""

    def __init__(self, settings: Settings, scene: TableScene, faces: Faces) -> None:
        """Dress everything as *settings* remember it."""
        super().__init__(scene)
        self._settings, self._scene, self._faces = settings, scene, faces
        self.taste = kept_taste(settings)
        self._has_history = False
        if self.taste.window is not Shade.SYSTEM:
            colour_windows(self.taste.window)
        # Qt tells the desktop's wish, and when it changes, from version 6.12 on.
        wish = getattr(
            QGuiApplication.styleHints().accessibility(), "motionPreferenceChanged", None
        )
        if wish is not None:
            wish.connect(self._dress)
        self._dress()

    def choose(self, taste: Taste) -> None:
        """Look like *taste* from now on, and remember it."""
        before, self.taste = self.taste, taste
        if taste == before:
            return
        keep_taste(self._settings, taste)
        if taste.window != before.window:
            colour_windows(taste.window)
        self._scene.calm()
        self._dress()
        self._scene.update()
        self.changed.emit(taste)

    def change(self, **what: object) -> None:
        """Change one thing or another of the taste in use, named as its fields are."""
        self.choose(self.taste.with_names(**what))

    def _dress(self) -> None:
        taste, pieces = self.taste, self._scene.pieces
        self._faces.wear(taste.appearance, taste.blocked)
        pieces.animator.pace = pace(taste.motion)
        pieces.arrange(taste.plan)
        pieces.rows.number(on=taste.row_numbers)
        self.letter()

    def letter(self, *, history: bool | None = None) -> None:
        """Show the letters of the columns if they are wanted always, or while *history* is open."""
        self._has_history = self._has_history if history is None else history
        self._scene.pieces.letters.setVisible(self.taste.letters or self._has_history)
