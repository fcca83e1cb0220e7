"""The table, and what any game's rules must answer about it; nothing but the standard library."""
