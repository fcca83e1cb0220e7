"""What may happen to a file, or to a text on its way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

LARGE = 50_000_000
"""Bytes of the largest file."""
RARE = 200
"""One mutation in so many is the largest file, which takes long to write."""
_SCRAPS = (
    "c1.4-c3", "deal", "redeal", "+", "-1", "1e999", "NaN", "null", "{", "}", "[", '"', "\\", ",",
    ":", "\n", "\r\n", "babette", "play ", "stand ", "note ", "\u202e", "ß", "\U0001f0a1", "%n",
    "@Variant(", "@ByteArray(", "true", "0", "9" * 30, "KC", "<KC>", "Stock:", "Foundations:",
)  # fmt: skip


def _flipped(content: bytes, chance: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(content: bytes, chance: Random) -> bytes:
    return content[: chance.randint(0, len(content))]


def _doubled(content: bytes, chance: Random) -> bytes:
    start, stop = sorted(chance.randint(0, len(content)) for _ in range(2))
    return content[:stop] * chance.choice((1, 1, 1, 20)) + content[start:]


def _shortened(content: bytes, chance: Random) -> bytes:
    start, stop = sorted(chance.randint(0, len(content)) for _ in range(2))
    return content[:start] + content[stop:]


def _scrapped(content: bytes, chance: Random) -> bytes:
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(content))
        scrap = chance.choice(_SCRAPS).encode()
        content = content[:start] + scrap + content[start + chance.randrange(5) :]
    return content


def _random(content: bytes, chance: Random) -> bytes:
    return chance.randbytes(chance.randint(0, 3000))


def _random_text(content: bytes, chance: Random) -> bytes:
    return "".join(
        chance.choice(_SCRAPS) + chance.choice(" \n\t") for _ in range(chance.randrange(300))
    ).encode()


def _huge_number(content: bytes, chance: Random) -> bytes:
    digits = chance.choice((b"", b"-", b"0.", b"1e")) + b"9" * chance.choice((20, 400, 5000))
    numbers = list(re.finditer(rb"\d+", content))
    if not numbers:
        return digits
    found = chance.choice(numbers)
    return content[: found.start()] + digits + content[found.end() :]


def _deep(content: bytes, chance: Random) -> bytes:
    depth = chance.choice((19, 30, 1000, 100_000))
    opening, closing = chance.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"<", b">")))
    nest = opening * depth + b"1" + closing * depth
    start = chance.randint(0, len(content))
    return chance.choice((nest, content[:start] + nest + content[start:]))


def _zeros(content: bytes, chance: Random) -> bytes:
    return chance.choice((b"\0" * len(content), content + b"\0" * 4096))


def _large(content: bytes, chance: Random) -> bytes:
    piece = content or b"\0"
    return piece * (LARGE // len(piece) + 1)


_USUAL: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flipped, _cut, _doubled, _shortened, _scrapped, _random, _random_text, _huge_number, _deep,
    _zeros,
)  # fmt: skip


def mutated(content: bytes, chance: Random) -> bytes:
    """Return *content* after one or two accidents."""
    if chance.randrange(RARE) == 0:
        return _large(content, chance)
    for _ in range(chance.choice((1, 1, 2))):
        content = chance.choice(_USUAL)(content, chance)
    return content
