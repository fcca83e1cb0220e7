"""Follows the game on the table and keeps it: nothing is lost, whatever happens to the program."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from patience_qt.store.files import write_whole
from patience_qt.store.journal import Journal
from patience_qt.store.results import ABANDONED, LOST, TAKEN_UP, UNWINNABLE, WON, Result
from patience_qt.store.saves import write
from patience_qt.store.statistics import Statistics
from patience_qt.store.syncing import Syncing
from patience_qt.ui.saved import record_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience_qt.engine.play import Transition
    from patience_qt.games.variant import Variant
    from patience_qt.ui.kept_files import KeptFiles
    from patience_qt.ui.session import KeptGame, Session

_PATIENCE = 5.0
"""Seconds for which a program that closes waits for the disk."""


class Keeper(QObject):
    """Writes every move of *session* into *files*, and what becomes of each game.

    What cannot be written is told once in a game, in a sentence, and not again until a game could
    be written; play goes on, and so do the attempts.
    """

    troubled = Signal(str)
    """What could not be kept."""
    _failed = Signal(object)

    def __init__(self, session: Session, files: KeptFiles, parent: QObject | None = None) -> None:
        """Follow *session*; the game on its table is written with its first move."""
        super().__init__(parent)
        self._session, self._files = session, files
        self._syncing = Syncing(self._failed.emit)
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.statistics = Statistics(files.folder, self._syncing.want)
        self._journal: Journal | None = None
        self._is_between = False
        self._was_told = bool(files.trouble)
        self._take_note()
        self.is_unwinnable: Callable[[], bool] = lambda: False
        session.running = self.running
        session.left.connect(self._leave)
        session.started.connect(self._begin)
        session.history.indexChanged.connect(self._follow)
        session.helped.connect(lambda: self._note("helped"))
        self._count_win()

    def running(self, game: Variant) -> KeptGame | None:
        """Return the game of that rule set as it was left for another, if one was."""
        kept, trouble = self._files.read(self._files.running(game.key))
        if trouble:
            self.troubled.emit(trouble)
        return kept

    def results(self) -> list[Result]:
        """Return what became of each game; nothing where the log cannot be read."""
        try:
            return self.statistics.read()
        except OSError:
            # Whoever opens the statistics is told.
            return []

    def close(self) -> None:
        """Write the whole game, and wait for the disk."""
        if self._session.history.count() or self._journal:
            self._write_whole()
        self._drop()
        self._syncing.wait(_PATIENCE)

    def _take_note(self) -> None:
        self._index = self._session.history.index()
        self._known: list[Transition] = list(self._session.transitions())

    def _follow(self, index: int) -> None:
        """Write down what the player just did."""
        if self._is_between or index == self._index:
            return
        made = self._session.transition(index - 1) if index == self._index + 1 else None
        self._index = index
        is_new = made is not None and self._is_new(index - 1, made)
        if made and is_new:
            self._known[index - 1 :] = [made]
        if self._journal is None:
            self._write_whole()
        elif self._files.can_keep:
            seconds = self._session.seconds
            try:
                if made and is_new:
                    self._journal.play("+".join(map(str, made.moves)), seconds)
                else:
                    self._journal.stand(index, seconds)
            except OSError:
                # The file is gone, or has no room for a line; another may be made.
                self._write_whole()
        self._count_win()

    def _is_new(self, number: int, made: Transition) -> bool:
        """Tell whether *made* is no redo of move *number*."""
        return number == len(self._known) or self._known[number] is not made

    def _begin(self) -> None:
        """Keep the game that was just laid out."""
        self._is_between = False
        self._take_note()
        if self._write_whole():
            self._was_told = False
        self._count_win()

    def _leave(self, kept: KeptGame, other: KeptGame) -> None:
        """Keep the game that is being left where it can be found again."""
        self._is_between = True
        if kept.game is other.game:
            is_over = kept.notes.counted
            if kept.transitions and not is_over:
                self._count(kept, self._outcome())
            self._keep(kept)
        elif kept.transitions or self._journal:
            self._write_whole()
        self._drop()
        if other.transitions and not other.notes.counted:
            self._count(other, TAKEN_UP)

    def _outcome(self) -> str:
        """Return how the game stands that is being left unwon."""
        if self.is_unwinnable():
            return UNWINNABLE
        return LOST if self._session.position.is_stuck else ABANDONED

    def _keep(self, kept: KeptGame) -> None:
        """Write down the game left last."""
        if not self._files.can_keep:
            return
        try:
            write_whole(self._files.previous, write(record_of(kept)))
        except OSError as error:
            self._tell(error)

    def _write_whole(self) -> bool:
        """Write the game anew; return whether that was possible."""
        self._drop()
        if not self._files.can_keep:
            return False
        game = self._session.kept()
        path = self._files.running(game.game.key)
        try:
            self._journal = Journal(path, record_of(game), self._syncing.want)
        except OSError as error:
            self._tell(error)
            return False
        return True

    def _drop(self) -> None:
        if self._journal:
            self._journal.close()
        self._journal = None

    def _count_win(self) -> None:
        session = self._session
        if not session.position.is_won or session.notes.counted or not session.history.index():
            return
        self._count(session.kept(), WON)
        session.note(counted=True)
        self._note("counted")

    def _note(self, name: str) -> None:
        try:
            if self._journal:
                self._journal.note(name)
        except OSError:
            self._write_whole()

    def _count(self, game: KeptGame, outcome: str) -> None:
        """Write the result of *game* down; only deals with a number are counted."""
        if game.deal is None:
            return
        notes = game.notes
        result = Result(
            notes.id,
            game.game.key,
            game.deal,
            outcome,
            game.index,
            round(game.seconds, 2),
            notes.undone,
            notes.helped,
            datetime.now(UTC).isoformat(timespec="seconds"),
        )
        try:
            self.statistics.add(result)
        except OSError as error:
            self._tell(error)

    def _tell(self, error: OSError) -> None:
        """Say once that nothing can be kept at present, and why."""
        if not self._was_told:
            self._was_told = True
            text = self.tr("This game cannot be saved ({reason}). You can play on.")
            self.troubled.emit(text.format(reason=error.strerror or error))
