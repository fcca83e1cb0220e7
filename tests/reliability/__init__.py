"""Programs that try to lose a game: each is one command, whose last line tells the result."""
