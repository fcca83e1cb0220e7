"""Writes every picture in assets/cards anew; says which of them have changed."""

from __future__ import annotations

from pathlib import Path

from assets.draw.deck import pictures

CARDS = Path(__file__).resolve().parents[1] / "cards"


def write(folder: Path) -> list[str]:
    """Write all pictures into *folder*, and return the names of those that have changed."""
    changed = []
    for name, text in pictures():
        file = folder / name
        new = text.encode("utf-8")
        if not file.is_file() or file.read_bytes() != new:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(new)
            changed.append(name)
    return changed


if __name__ == "__main__":
    changed = write(CARDS)
    print(
        f"{len(changed)} pictures have changed: {' '.join(changed)}" if changed else "No changes."
    )
