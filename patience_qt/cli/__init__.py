"""The command line: questions about games, answered as text, without a display."""

from __future__ import annotations

COMMANDS = ("games", "deal", "moves", "board", "perft", "solve", "replay", "demo")
