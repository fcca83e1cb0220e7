"""Disks that are full, folders that may not be written to or are gone: each for a while."""

from __future__ import annotations

import ctypes
import resource
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_VERSION = 0x20080522
"""Of the capabilities of Linux."""


@contextmanager
def no_file_larger(size: int) -> Iterator[None]:
    """Let every write fail that would make a file longer than *size* bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Let nothing be made or removed in *folder* and those in it; files that exist stay writable.

    That an administrator may do so all the same is given up for ever.
    """
    _be_nobody_special()
    folders = [folder, *(each for each in folder.rglob("*") if each.is_dir())]
    for each in folders:
        each.chmod(0o500)
    try:
        yield
    finally:
        for each in folders:
            each.chmod(0o700)


def _be_nobody_special() -> None:
    """Give up the right to pass over what files and folders forbid."""
    header, none = (ctypes.c_uint32 * 2)(_VERSION, 0), (ctypes.c_uint32 * 6)()
    ctypes.CDLL(None, use_errno=True).capset(header, none)


@contextmanager
def gone(folder: Path) -> Iterator[None]:
    """Remove *folder* with all that is in it; who wants it must make it again."""
    shutil.rmtree(folder)
    yield


@contextmanager
def small_disk(folder: Path, kib: int) -> Iterator[bool]:
    """Let *folder* be a disk of its own, of so many KiB; tell whether this is allowed here."""
    folder.mkdir()
    options = f"size={kib}k"
    command = ["mount", "-t", "tmpfs", "-o", options, "none", str(folder)]
    done = subprocess.run(command, capture_output=True, check=False)
    is_mounted = done.returncode == 0
    try:
        yield is_mounted
    finally:
        if is_mounted:
            subprocess.run(["umount", str(folder)], check=True)
        shutil.rmtree(folder)


@contextmanager
def filled(folder: Path, but: int) -> Iterator[None]:
    """Fill the disk on which *folder* lies, but for so many bytes."""
    ballast = folder / "ballast"
    free = shutil.disk_usage(folder).free
    ballast.write_bytes(b"\0" * max(0, free - but))
    try:
        yield
    finally:
        ballast.unlink()
