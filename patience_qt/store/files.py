"""Files that are written so that no fall of the program or of the computer leaves a half one."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Sync = Callable[[int], None]


def write_whole(path: Path, text: str) -> None:
    """Put *text* into the file *path*: whoever reads it finds the old text or the new, whole.

    Folders are made where they are missing.  Raise OSError where it cannot be written; then the
    old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8", "surrogateescape"))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Let what was made or renamed in *folder* outlive a loss of power, where it can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def append(path: Path, line: str, sync: Sync = os.fsync) -> None:
    """Add *line* at the end of the file *path*, on a line of its own even after a torn one.

    *sync* is given the open file, to bring it to the disk now or soon.  Raise OSError where it
    cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(0, end - 1))
        is_torn = file.read(1) not in (b"", b"\n")
        file.write(f"{chr(10) if is_torn else ''}{line}\n".encode())
        file.flush()
        sync(file.fileno())


def free_names(path: Path, what: str) -> Iterator[Path]:
    """Yield names beside *path* that say *what* became of it, those that are free."""
    for number in range(1, 1000):
        more = f" {number}" if number > 1 else ""
        name = path.with_name(f"{path.stem} ({what}{more}){path.suffix}")
        if not os.path.lexists(name):
            yield name


def set_aside(path: Path) -> Path | None:
    """Give the file *path*, which cannot be used, another name; return it, None if that fails."""
    for name in free_names(path, "damaged"):
        try:
            path.rename(name)
        except OSError:
            return None
        return name
    return None


def copy_aside(path: Path) -> Path | None:
    """Copy the damaged file *path* under another name beside it; return that, None if that fails.

    So nothing is lost when *path* is written anew.
    """
    with suppress(OSError, StopIteration):
        copy = next(free_names(path, "damaged"))
        shutil.copyfile(path, copy)
        return copy
    return None
