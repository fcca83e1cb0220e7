"""Pictures made anew in the background, while the table shows the old ones."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from patience_qt.ui.rendering import rendered

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from PySide6.QtGui import QImage

    from patience_qt.ui.rendering import Form


class Renewal(Thread):
    """Renders *files* in the size of *form*, each on its own ground, one after the other."""

    def __init__(self, form: Form, files: Mapping[str, tuple[Path, QImage]]) -> None:
        """Begin at once."""
        super().__init__(name="renewal")
        self.form = form
        self._files = files
        self._finished: SimpleQueue[tuple[str, QImage]] = SimpleQueue()
        self._is_wanted = True
        self.start()

    def run(self) -> None:
        """Render until everything is there, or nobody wants it any more."""
        for name, (file, ground) in self._files.items():
            if not self._is_wanted:
                return
            self._finished.put((name, rendered(file, self.form, ground)))

    def give_up(self) -> None:
        """Render no further; what is being rendered is finished."""
        self._is_wanted = False

    def pictures(self) -> Iterator[tuple[str, QImage]]:
        """Yield each name and picture that has been finished since the last call."""
        while True:
            try:
                yield self._finished.get_nowait()
            except Empty:
                return
