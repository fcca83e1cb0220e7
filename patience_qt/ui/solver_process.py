"""The solver, in a process of its own: no frame is ever late because of a search."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, Signal

import patience_qt
from patience_qt.solver.calling import command

if TYPE_CHECKING:
    from collections.abc import Mapping

_END = 2000
"""Milliseconds for which a closing window waits for the process to be gone."""


class SolverProcess(QObject):
    """Puts one question at a time to the worker, which is started when it is first wanted.

    A new question ends the search for the answer to the last one, with the process if need be.
    The worker ends with its input too, so that it does not outlive a window that was killed.
    """

    answered = Signal(object)
    """The answer to the last question, as a dict; there is an error in it where it failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self._process: QProcess | None = None
        self._asked = 0
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Tell whether an answer is waited for."""
        return self._is_busy

    @property
    def is_started(self) -> bool:
        """Tell whether the worker is there; to start it takes some milliseconds."""
        return self._process is not None

    def ask(self, question: Mapping[str, object]) -> None:
        """Put *question*; what was asked before is no longer answered."""
        self.cancel()
        if self._process is None:
            self._process = self._start()
        self._asked += 1
        self._is_busy = True
        line = json.dumps({"id": self._asked, **question}) + "\n"
        self._process.write(line.encode())

    def cancel(self) -> None:
        """Answer the last question no more; a search that is going on ends."""
        if self._is_busy:
            self._is_busy = False
            self._let_go()

    def close(self) -> None:
        """End the process, and wait until it is gone."""
        self._is_busy = False
        self._let_go()
        for process in self.findChildren(QProcess):
            process.waitForFinished(_END)

    def _start(self) -> QProcess:
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        program, *words = command()
        if not getattr(sys, "frozen", False):
            # Python looks for the package there, and not among whatever lies where we are.
            process.setWorkingDirectory(str(Path(patience_qt.__file__).parents[1]))
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._miss)
        process.finished.connect(self._miss)
        process.start(program, words)
        return process

    def _let_go(self) -> None:
        """Kill the process; it is put away when it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            process.finished.connect(process.deleteLater)
            process.kill()

    def _read(self) -> None:
        while self._process and self._process.canReadLine():
            answer = json.loads(bytes(self._process.readLine().data()))
            if self._is_busy and answer.get("id") == self._asked:
                self._is_busy = False
                self.answered.emit(answer)

    def _miss(self) -> None:
        """Say so where the process ended of itself, and start another for the next question."""
        process = self._process
        if process is None or process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._let_go()
        if self._is_busy:
            self._is_busy = False
            self.answered.emit({"id": self._asked, "error": "The solver ended."})
