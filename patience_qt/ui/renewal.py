"""Pictures made anew in the background, while the table shows the old ones."""

from __future__ import annotations

import gc
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from patience_qt.ui import kept_pictures
from patience_qt.ui.rendering import rendered

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QImage

    from patience_qt.ui.rendering import Form

_UNDER_WAY: set[Renewal] = set()
"""The renewals begun and not ended."""


class Renewal(Thread):
    """Makes the pictures of *sources*, and keeps all cards on *sheet*.

    A source is a file, its form and its ground.  *cards* have been made already; what lies on the
    sheet from an earlier start need not be made.  Whoever begins it must end it; if not before, it
    ends with *owner* or with the program.

    Meanwhile Python collects no cycles: it does so in whatever thread happens to allocate, and a
    window among them would be destroyed outside the thread it lives in.
    """

    def __init__(
        self,
        form: Form,
        sources: Mapping[str, tuple[Path, Form, QImage]],
        cards: Mapping[str, QImage],
        sheet: Path | None,
        owner: QObject,
    ) -> None:
        """Begin at once."""
        super().__init__(name="renewal")
        self.form = form
        self._sources, self._cards, self._sheet = sources, dict(cards), sheet
        self._finished: SimpleQueue[tuple[str, QImage]] = SimpleQueue()
        self.is_wanted = True
        # Such a connection does not keep a renewal alive; being under way does.
        owner.destroyed.connect(self.end)
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.end)
        _UNDER_WAY.add(self)
        gc.disable()
        self.start()

    def run(self) -> None:
        """Make pictures until all are there, or nobody wants them any more."""
        kept = self._kept()
        for name, source in self._sources.items():
            if not self.is_wanted:
                return
            picture = kept.get(name) or rendered(*source)
            self._finished.put((name, picture))
            if casts_shadow(name):
                self._cards[name] = picture
        if self._sheet and not self._cards.keys() <= kept_pictures.names(self._sheet):
            kept_pictures.keep(self._sheet, self._cards)

    def _kept(self) -> dict[str, QImage]:
        """Return the pictures that lie on the sheet."""
        grounds = [ground for name, (_, _, ground) in self._sources.items() if casts_shadow(name)]
        if not self._sheet or not grounds:
            return {}
        sheet, parts = kept_pictures.load(self._sheet, grounds[0].size(), self.form.ratio)
        return {name: sheet.copy(part) for name, part in parts.items()}

    def give_up(self) -> None:
        """Make no more; what is in hand is finished."""
        self.is_wanted = False

    def end(self) -> None:
        """Give up what is not made yet, and wait for what is in hand."""
        self.give_up()
        self.join()
        _UNDER_WAY.discard(self)
        if not _UNDER_WAY:
            gc.enable()

    def pictures(self) -> Iterator[tuple[str, QImage]]:
        """Yield each name and picture that has been finished since the last call."""
        while True:
            try:
                yield self._finished.get_nowait()
            except Empty:
                return


def casts_shadow(name: str) -> bool:
    """Tell the pictures of cards from the marks of places, which cast no shadow."""
    return not name.startswith("marks/")
