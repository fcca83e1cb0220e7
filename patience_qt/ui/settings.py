"""What the window remembers from one start to the next."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings

T = TypeVar("T")


class Kept(Generic[T]):
    """A property that lives in the settings; *default* gives its type and its first value."""

    def __init__(self, key: str, default: T) -> None:
        """Live under *key*."""
        self._key = key
        self._default = default

    def __get__(self, settings: Settings, owner: type[Settings]) -> T:
        """Return what is kept, or the default where it is missing or of another kind."""
        kind = type(self._default)
        try:
            kept: object = settings.store.value(self._key, self._default, kind)
        except (TypeError, ValueError):
            return self._default
        return kept if isinstance(kept, kind) else self._default

    def __set__(self, settings: Settings, value: T) -> None:
        """Keep *value*."""
        settings.store.setValue(self._key, value)


class Settings:
    """Typed settings over *store*."""

    geometry = Kept("window/geometry", QByteArray())
    tool_bar = Kept("window/tool_bar", default=True)
    status_line = Kept("window/status_line", default=True)
    clock = Kept("window/clock", default=True)
    history = Kept("window/history", default=False)
    abandoned_is_lost = Kept("statistics/abandoned_is_lost", default=True)
    verdict = Kept("play/verdict", "always")
    play_up = Kept("play/up_by_itself", "never")
    last_game = Kept("game", "")
    folder = Kept("folder", "")
    deck = Kept("appearance/deck", "two")
    back = Kept("appearance/back", "fans")
    table = Kept("appearance/table", "felt")
    figures = Kept("appearance/figures", "by-size")
    foundations = Kept("appearance/foundations", "larger")
    left_handed = Kept("appearance/left_handed", default=False)
    blocked = Kept("appearance/blocked", "slight")
    motion = Kept("appearance/motion", "system")
    window = Kept("appearance/window", "system")
    letters = Kept("appearance/letters", default=False)
    row_numbers = Kept("appearance/row_numbers", default=True)

    def __init__(self, store: QSettings | None = None) -> None:
        """Read from *store* and write to it; without one, to where the desktop keeps settings."""
        self.store = QSettings(QCoreApplication.instance()) if store is None else store
